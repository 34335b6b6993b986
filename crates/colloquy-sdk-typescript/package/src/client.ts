// The client: its settings, and how calls become requests.

import { queryOf } from "./calls.js";
import type { Call, CallOptions, ColloquyOptions, RepeatableCallOptions } from "./calls.js";
import { ColloquyError, ConnectionError, errorOf } from "./errors.js";
import { deprecationOf, nextCursor } from "./headers.js";
import type { Deprecation } from "./headers.js";
import { Operations } from "./operations.js";
import { Pages } from "./pages.js";
import { pause, pauseMs, within } from "./retries.js";

const MINUTE_MS = 60_000;

type Request = RequestInit & { method: string };

interface Answer {
  body: unknown;
  headers: Headers;
}

/**
 * A client of one service, for one organization.
 *
 * ```ts
 * const colloquy = new Colloquy({ baseUrl: "https://colloquy.example.org", apiKey: "clq_…" });
 * const [interview] = await colloquy.createInterview({ prompt: "Ask about their first week at work." });
 * ```
 */
export class Colloquy extends Operations {
  /** The service's address. */
  readonly baseUrl: string;
  readonly #apiKey: string;
  readonly #options: ColloquyOptions;
  #knowsOfDeprecation = false;

  constructor(options: ColloquyOptions = {}) {
    super();
    this.baseUrl = baseUrlOf(options.baseUrl ?? setting("COLLOQUY_BASE_URL"));
    this.#apiKey = keyOf(options.apiKey ?? setting("COLLOQUY_API_KEY"));
    this.#options = { ...options, apiKey: undefined };
  }

  protected override async call<T>(call: Call, options: CallOptions = {}): Promise<T> {
    return (await this.#answer(call, options)).body as T;
  }

  protected override list<T>(call: Call, options: CallOptions = {}): Pages<T> {
    return new Pages(async (cursor) => {
      const query = cursor === null ? call.query : { ...call.query, cursor };
      const { body, headers } = await this.#answer({ ...call, query: query ?? {} }, options);
      return { items: body as T[], nextCursor: nextCursor(headers, this.baseUrl) };
    });
  }

  async #answer(call: Call, options: RepeatableCallOptions): Promise<Answer> {
    const { maxRetries = this.#options.maxRetries ?? 3, signal } = options;
    const { maxWaitMs = MINUTE_MS } = this.#options;
    const path = call.path + queryOf(call.query ?? {});
    const headers = this.#headers(call, options.idempotencyKey);
    const init = { method: call.method, headers, redirect: "manual" as const };
    // Every attempt sends the same bytes; otherwise the service would treat it as another request.
    const request = call.body === undefined ? init : { ...init, body: JSON.stringify(call.body) };
    const isRepeatable = call.method === "GET" || call.takesIdempotencyKey === true;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#try(path, request, options, attempt);
      } catch (error) {
        const waitMs = pauseMs(error, attempt, isRepeatable);
        if (waitMs === undefined || waitMs > maxWaitMs || attempt > maxRetries) throw error;
        this.#options.onRetry?.({ method: call.method, path, attempt, waitMs, error: error as Error });
        await pause(waitMs, signal);
      }
    }
  }

  #headers(call: Call, idempotencyKey: string | undefined): Record<string, string> {
    const authorization = `Bearer ${this.#apiKey}`;
    const headers: Record<string, string> = { accept: "application/json", authorization };
    if (call.body !== undefined) headers["content-type"] = "application/json";
    if (call.takesIdempotencyKey) headers["idempotency-key"] = idempotencyKey ?? drawnKey();
    return headers;
  }

  async #try(path: string, request: Request, options: CallOptions, attempt: number): Promise<Answer> {
    const { method } = request;
    const what = `${method} ${path.split("?")[0]}`;
    const { timeoutMs = this.#options.timeoutMs ?? MINUTE_MS, signal } = options;
    const { fetch = (url, init) => globalThis.fetch(url, init) } = this.#options;
    const { response, text } = await within(timeoutMs, signal, what, async (signal) => {
      try {
        const response = await fetch(this.baseUrl + path, { ...request, signal });
        return { response, text: await response.text() };
      } catch (error) {
        throw new ConnectionError(`${what}: ${reasonOf(error)}`, { cause: error });
      }
    });
    const { status, headers } = response;
    const told = { method, path, status, requestId: headers.get("x-request-id"), headers, attempt };
    this.#options.onResponse?.(told);
    options.onResponse?.(told);
    this.#tellOfDeprecation(headers);
    const body = parsed(text);
    if (!response.ok) throw errorOf({ method, path: path.split("?")[0] ?? path, status, headers, body });
    if (body === undefined) {
      throw new ColloquyError(`${what}: the answer is no JSON; is ${this.baseUrl} the service's address?`);
    }
    return { body, headers };
  }

  #tellOfDeprecation(headers: Headers): void {
    const deprecation = this.#knowsOfDeprecation ? undefined : deprecationOf(headers, this.baseUrl);
    if (deprecation === undefined) return;
    this.#knowsOfDeprecation = true;
    (this.#options.onDeprecation ?? warn)(deprecation);
  }
}

/** Returns a variable of the environment, if there is an environment. */
function setting(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return process?.env?.[name];
}

// These errors do not repeat the given value: it may be a misplaced key.

function baseUrlOf(given: string | undefined): string {
  if (given === undefined || given === "") {
    throw new TypeError("baseUrl is missing: give the service's address, or set COLLOQUY_BASE_URL");
  }
  let url;
  try {
    url = new URL(given);
  } catch {
    throw new TypeError("baseUrl is not an address such as https://colloquy.example.org");
  }
  const path = url.pathname.replace(/\/+$/, "");
  const isMore = url.username || url.password || url.search || url.hash || path.endsWith("/v1");
  if (!/^https?:$/.test(url.protocol) || isMore) {
    throw new TypeError(
      "baseUrl is http or https, without user, query and version, such as https://colloquy.example.org",
    );
  }
  return url.origin + path;
}

function keyOf(given: string | undefined): string {
  if (given === undefined || given === "") {
    throw new TypeError("apiKey is missing: give the organization's key, or set COLLOQUY_API_KEY");
  }
  if (!/^[\x21-\x7e]+$/.test(given)) {
    throw new TypeError("apiKey has characters that no key has: is there a space or a line's end in it?");
  }
  return given;
}

/** Returns 128 random bits in hexadecimal. Unlike `crypto.randomUUID`, this works on pages without TLS. */
function drawnKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the reason of a failure. Node.js has it in the cause of `fetch failed`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  const { message, code } = (error.cause ?? {}) as { message?: unknown; code?: unknown };
  // An error for several addresses has only a code.
  const cause = message || code;
  return cause ? `${error.message}: ${cause}` : error.message;
}

function warn({ deprecatedAt, sunsetAt, notesUrl }: Deprecation): void {
  const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? "an unknown day";
  console.warn(
    `The version of Colloquy's interface that this program uses is deprecated since ${day(deprecatedAt)} ` +
      `and stops answering on ${day(sunsetAt)}: ${notesUrl ?? "see the documentation"}`,
  );
}
