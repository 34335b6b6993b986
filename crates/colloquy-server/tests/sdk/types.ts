// What the compiler rejects and infers. An `@ts-expect-error` without an error is itself an error.

import { ApiError, BadRequestError, NotFoundError } from "colloquy-sdk";
import type {
  Colloquy,
  ErrorCode,
  Interview,
  InvitationStatus,
  LogType,
  Page,
  WebhookEvent,
} from "colloquy-sdk";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function expect<_ extends true>(): void;

export async function requests(colloquy: Colloquy): Promise<void> {
  // @ts-expect-error a prompt is required
  await colloquy.createInterview({});
  // @ts-expect-error no such member
  await colloquy.createInterview({ prompt: "Ask about the weather.", voise: "x" });
  // @ts-expect-error allowed on update only
  await colloquy.createInterview({ prompt: "Ask about the weather.", maxMinutes: 5 });
  // @ts-expect-error null is not allowed
  await colloquy.updateInterview("id", { title: null });
  // @ts-expect-error an id is a string
  await colloquy.getInterview(7);
  // @ts-expect-error no such status
  await colloquy.listInvitations("id", { status: "DONE" });
  // @ts-expect-error takes no idempotency key
  await colloquy.cancelInvitation("id", { idempotencyKey: "one" });
  // @ts-expect-error no such operation
  await colloquy.deleteInterview("id");
  // @ts-expect-error the key is private
  colloquy.apiKey;
  // @ts-expect-error requests go through operations
  await colloquy.call({ method: "GET", path: "/v1/voices" });
  await colloquy.updateInvitation("id", { name: null }, { signal: undefined });
  await colloquy.updateShareLink("id", { opensAt: new Date(), closesAt: "2027-01-01T00:00:00Z" });
}

export async function answers(colloquy: Colloquy): Promise<void> {
  const interviews = await colloquy.createInterview({ prompt: "Ask about the weather." });
  expect<Equal<typeof interviews, Interview[]>>();
  const invitation = await colloquy.getInvitation("id");
  expect<Equal<typeof invitation.status, InvitationStatus>>();
  expect<Equal<typeof invitation.name, string | null>>();
  expect<Equal<(typeof invitation.messages)[number]["durationMs"], number>>();
  // @ts-expect-error only a single invitation has its messages
  (await colloquy.createInvitation("id")).messages;
  // @ts-expect-error a list has counts instead
  (await colloquy.listInterviews()).items[0]?.invitations;
  const page = await colloquy.listVoices();
  expect<Equal<typeof page extends Page<infer Row> ? Row : never, (typeof page.items)[number]>>();
  for await (const entry of colloquy.listInterviewLogs("id")) expect<Equal<typeof entry.type, LogType>>();
}

export function events(event: WebhookEvent): string {
  switch (event.type) {
    case "interview.started":
      // @ts-expect-error a started interview has no summary yet
      event.data.summary;
      return event.data.startedAt;
    case "interview.completed":
      expect<Equal<typeof event.data.summary, string | null>>();
      return event.data.messages.map((message) => message.content).join("\n");
    case "invitation.erased":
      return event.data.erasureId;
    case "invitation.bounced":
      expect<Equal<typeof event.data.reason, string | null>>();
      return event.data.bouncedAt;
    case "endpoint.test":
      return event.id;
    default:
      // An event type of a later release.
      expect<Equal<typeof event.data, Record<string, unknown>>>();
      return event.type.toUpperCase();
  }
}

export function faults(error: unknown): string {
  if (error instanceof BadRequestError) {
    expect<Equal<typeof error.status, 400>>();
    expect<Equal<(typeof error.errors)[number]["path"], (string | number)[]>>();
    // Codes of later releases are tolerated, and known ones are suggested.
    const codes: ErrorCode[] = error.errors.map((fault) => fault.code);
    return codes.includes("too_small") ? "short" : "other";
  }
  // @ts-expect-error only a 400 has faults
  if (error instanceof NotFoundError) return error.errors;
  return error instanceof ApiError ? `${error.status} ${error.requestId ?? ""}` : "unknown";
}
