// Verifies what the service sends to endpoints, by Standard Webhooks (https://www.standardwebhooks.com).

import { ColloquyError } from "./errors.js";
import type { KnownEvent } from "./records.js";

/** Stands for all other types: a text that none of the known ones is, so that comparing tells events apart. */
declare enum OtherType {
  other = "a type of a later release",
}

/** An event of a type that a later release of the service has added. */
export interface UnknownEvent {
  /** What came, which is a text. */
  type: OtherType;
  timestamp: string;
  data: Record<string, unknown>;
}

/** What an endpoint is told. `id` is the same on every try, so that an event that was dealt with is known. */
export type WebhookEvent = (KnownEvent | UnknownEvent) & { id: string };

/** Why something that came is not taken for an event. */
export type WebhookFault = "headers" | "timestamp" | "signature" | "body";

/** What came is not from the service, was changed on its way, or is too old. Answer 400. */
export class WebhookVerificationError extends ColloquyError {
  static {
    this.prototype.name = "WebhookVerificationError";
  }

  readonly fault: WebhookFault;

  constructor(fault: WebhookFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** The headers of a request: of `fetch`, or of Node.js. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

export interface WebhookOptions {
  /** How far the timestamp may be from now, either way; five minutes where it is left out. */
  toleranceSeconds?: number | undefined;
  /** Tells the time; the platform's clock where it is left out. */
  now?: (() => Date) | undefined;
}

/** What signs a secret's deliveries, and the lengths of secrets, as the specification has them. */
const ALGORITHM = { name: "HMAC", hash: "SHA-256" };

/**
 * Verifies deliveries with an endpoint's secret, or with both during a rotation.
 *
 * ```ts
 * const webhook = new Webhook(process.env.WEBHOOK_SECRET);
 * const event = await webhook.verify(await request.text(), request.headers);
 * if (event.type === "interview.completed") console.log(event.data.summary);
 * ```
 */
export class Webhook {
  readonly #secrets: Uint8Array<ArrayBuffer>[];
  readonly #toleranceSeconds: number;
  readonly #now: () => Date;
  #keys: Promise<CryptoKey[]> | undefined;

  /** `secrets`: `whsec_…`, one or several; what fits one of them is verified. */
  constructor(secrets: string | readonly string[], options: WebhookOptions = {}) {
    const all = typeof secrets === "string" ? [secrets] : [...(secrets ?? [])];
    if (all.length === 0) throw new TypeError("a secret is needed, such as whsec_…");
    this.#secrets = all.map(secretOf);
    this.#toleranceSeconds = options.toleranceSeconds ?? 300;
    this.#now = options.now ?? (() => new Date());
  }

  /**
   * The event that a request tells of.
   *
   * @param body The request's body as it came, byte for byte, before anything has parsed it.
   * @throws {WebhookVerificationError} It is not from the service, was changed on its way, or is too old.
   */
  async verify(body: string | Uint8Array | ArrayBuffer, headers: WebhookHeaders): Promise<WebhookEvent> {
    const id = header(headers, "webhook-id");
    const timestamp = header(headers, "webhook-timestamp");
    this.#checkTime(timestamp);
    const bytes = bytesOf(body);
    await this.#checkSignature(joined(`${id}.${timestamp}.`, bytes), header(headers, "webhook-signature"));
    return eventOf(id, bytes);
  }

  #checkTime(timestamp: string): void {
    const age = /^\d{1,12}$/.test(timestamp) ? this.#now().getTime() / 1000 - Number(timestamp) : NaN;
    if (Number.isNaN(age)) {
      throw new WebhookVerificationError("timestamp", "webhook-timestamp has no seconds");
    }
    if (Math.abs(age) > this.#toleranceSeconds) {
      const when = age > 0 ? "old" : "in the future";
      throw new WebhookVerificationError("timestamp", `it is ${Math.round(Math.abs(age))} s ${when}`);
    }
  }

  /** Each signature against each secret, by the platform's comparison, which takes the same time for all. */
  async #checkSignature(content: Uint8Array<ArrayBuffer>, signatures: string): Promise<void> {
    this.#keys ??= Promise.all(this.#secrets.map(keyOf));
    const keys = await this.#keys;
    for (const signature of signatures.split(" ")) {
      const [version, encoded = ""] = signature.split(",");
      const decoded = version === "v1" ? decodedBase64(encoded) : undefined;
      if (decoded === undefined) continue;
      const fitting = await Promise.all(
        keys.map((key) => crypto.subtle.verify("HMAC", key, decoded, content)),
      );
      if (fitting.includes(true)) return;
    }
    throw new WebhookVerificationError("signature", "no signature fits");
  }
}

function keyOf(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret, ALGORITHM, false, ["verify"]);
}

function secretOf(given: string): Uint8Array<ArrayBuffer> {
  const decoded = typeof given === "string" ? decodedBase64(given.replace(/^whsec_/, "")) : undefined;
  if (decoded === undefined || decoded.length === 0) {
    // It is not said what was given: errors are logged.
    throw new TypeError("a secret is whsec_ and base64 behind it");
  }
  return decoded;
}

function header(headers: WebhookHeaders, name: string): string {
  let value: string | string[] | null | undefined;
  if (typeof headers.get === "function") {
    value = headers.get(name);
  } else {
    const entry = Object.entries(headers).find(([given]) => given.toLowerCase() === name);
    value = entry?.[1] as string | string[] | undefined;
  }
  if (Array.isArray(value) && value.length === 1) value = value[0];
  if (typeof value !== "string" || value === "") {
    throw new WebhookVerificationError("headers", `${name} is missing, or there are several`);
  }
  return value;
}

function eventOf(id: string, bytes: Uint8Array): WebhookEvent {
  let event: unknown;
  try {
    event = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    event = undefined;
  }
  if (typeof (event as { type?: unknown } | null | undefined)?.type !== "string") {
    throw new WebhookVerificationError("body", "it is signed, and is no event");
  }
  return { ...(event as WebhookEvent), id };
}

function bytesOf(body: string | Uint8Array | ArrayBuffer): Uint8Array {
  if (typeof body === "string") return new TextEncoder().encode(body);
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (body instanceof Uint8Array) return body;
  throw new TypeError("the body is needed as it came, as a text or bytes, before anything has parsed it");
}

function joined(text: string, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = new TextEncoder().encode(text);
  const whole = new Uint8Array(start.length + bytes.length);
  whole.set(start);
  whole.set(bytes, start.length);
  return whole;
}

function decodedBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
