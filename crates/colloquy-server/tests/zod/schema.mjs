// The inputs of operations 1 to 4 according to the specification, in the validator whose error codes the API uses.
// The service also limits lengths and rejects U+0000. Both are left out here, and the generator avoids them.

import { z } from "zod";

const LARGEST = 9007199254740991;

const id = z.uuid();
const prompt = z.string().min(10);
const text = z.string().optional();
const limit = z.int().gt(0).max(LARGEST).optional();

const invitee = z.strictObject({ name: text, email: z.email() });

export const createBody = z.strictObject({
  prompt,
  title: text,
  intro: text,
  firstMessage: text,
  locale: text,
  voiceId: id.optional(),
  email: z.email().optional(),
  invitees: z.array(invitee).optional(),
});

export const updateBody = z.strictObject({
  title: text,
  prompt: prompt.optional(),
  intro: text,
  firstMessage: text,
  locale: z.string().min(2).max(10).optional(),
  maxMinutes: limit,
  maxResponses: limit,
  disableOrgSystemPrompt: z.boolean().optional(),
  voiceId: id.optional(),
});

export const interviewPath = z.object({ id });

// A query has only strings, and a duplicate parameter is a list, which is neither of the two values.
export const listQuery = z.object({ archived: z.enum(["true", "false"]).optional() });
