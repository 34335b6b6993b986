// What operations 1 to 4 take, as the interface states it and in the validator whose shapes the interface speaks.
// The maximum lengths and the ban on U+0000, which the service adds, are left out: the generator stays clear of both.

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

// A query has texts only, and a parameter given twice is a list, which is none of the two.
export const listQuery = z.object({ archived: z.enum(["true", "false"]).optional() });
