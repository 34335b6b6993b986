// Verifies deliveries of the service according to Standard Webhooks (https://www.standardwebhooks.com).

import { ColloquyError } from "./errors.js";
import type { KnownEvent } from "./records.js";

/**
 * The type of all other events. It differs from the known ones, so that comparing `type` narrows the union.
 */
declare enum OtherType {
  other = "a type of a later release",
}

/** An event of a type that a later release of the service has added. */
export interface UnknownEvent {
  /** The received type, which is a string. */
  type: OtherType;
  timestamp: string;
  data: Record<string, unknown>;
}

/** An event sent to an endpoint. `id` is the same on every attempt, so that duplicates can be detected. */
export type WebhookEvent = (KnownEvent | UnknownEvent) & { id: string };

/** Why a request failed verification. */
export type WebhookFault = "headers" | "timestamp" | "signature" | "body";

/** The request is not from the service, was modified in transit, or is too old. Respond with 400. */
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

/** The headers of a request, from `fetch` or Node.js. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

export interface WebhookOptions {
  /** The maximum difference between the timestamp and now, either way. Defaults to five minutes. */
  toleranceSeconds?: number | undefined;
  /** Returns the present time. Defaults to the platform's clock. */
  now?: (() => Date) | undefined;
}

/** The signature algorithm of the specification. */
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

  /** `secrets` is one or several `whsec_…` secrets; a signature with any of them is valid. */
  constructor(secrets: string | readonly string[], options: WebhookOptions = {}) {
    const all = typeof secrets === "string" ? [secrets] : [...(secrets ?? [])];
    if (all.length === 0) throw new TypeError("a secret is needed, such as whsec_…");
    this.#secrets = all.map(secretOf);
    this.#toleranceSeconds = options.toleranceSeconds ?? 300;
    this.#now = options.now ?? (() => new Date());
  }

  /**
   * Verifies a request and returns its event.
   *
   * @param body The request's body, byte for byte, before any parsing.
   * @throws {WebhookVerificationError} The request is not from the service, was modified or is too old.
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

  /** Checks each signature against each secret with the platform's constant-time comparison. */
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
    // The value is not repeated, because errors are logged.
    throw new TypeError("a secret must be whsec_ followed by base64");
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
    throw new WebhookVerificationError("headers", `${name} is missing or repeated`);
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
    throw new WebhookVerificationError("body", "the signature is valid, but the body is not an event");
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
