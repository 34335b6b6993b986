// Uses the package on a page, in a browser.

import { Colloquy, Webhook, WebhookVerificationError } from "colloquy-sdk";

interface Task {
  baseUrl: string;
  apiKey: string;
  secret: string;
  headers: Record<string, string>;
  body: string;
}

/** Runs the task and returns the results to the script that opened the page. */
export async function visit({ baseUrl, apiKey, secret, headers, body }: Task): Promise<unknown> {
  const seen: unknown[] = [];
  const colloquy = new Colloquy({
    baseUrl,
    apiKey,
    maxRetries: 0,
    onResponse: ({ requestId, headers }) =>
      seen.push([requestId !== null, headers.has("ratelimit-remaining")]),
  });
  const refused = await colloquy.getInterview("x").catch((error: Error) => error.name);
  const [interview] = await colloquy.createInterview({ prompt: "Ask about their first week at work." });
  const listed: string[] = [];
  for await (const { id } of colloquy.listInterviews({ limit: 1 })) listed.push(id);
  const webhook = new Webhook(secret);
  const event = await webhook.verify(body, headers);
  const forged = await webhook
    .verify(`${body} `, headers)
    .catch((error) => error instanceof WebhookVerificationError && error.fault);
  return { refused, created: interview?.id, listed, event: event.type, forged, seen };
}
