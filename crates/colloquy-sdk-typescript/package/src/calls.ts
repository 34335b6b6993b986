// A call as the operations describe it, and the options of callers.

import type { Deprecation } from "./headers.js";

export interface Call {
  method: "GET" | "POST" | "PATCH";
  path: string;
  query?: object;
  body?: object | undefined;
  /** Whether the operation takes an idempotency key, so that repeating the call is safe. */
  takesIdempotencyKey?: true;
}

/** The options of a call. */
export interface CallOptions {
  /**
   * Cancels the call when aborted, also between two attempts. The call then rejects with the signal's reason.
   */
  signal?: AbortSignal | undefined;
  /** The timeout of one attempt including its response. Overrides the client's `timeoutMs`. */
  timeoutMs?: number | undefined;
  /** The maximum number of retries. Overrides the client's `maxRetries`. */
  maxRetries?: number | undefined;
  /** Called with each response to this call, after the client's `onResponse`. */
  onResponse?: ((response: ResponseInfo) => void) | undefined;
}

/** The options of a call to an operation that takes an idempotency key. */
export interface RepeatableCallOptions extends CallOptions {
  /**
   * 1 to 255 visible ASCII characters: the same key with the same request takes effect once in 24 hours.
   * By default each call gets a random key, which all its attempts send. Provide your own if a restarted
   * program repeats the call.
   */
  idempotencyKey?: string | undefined;
}

/** A response of the service, whatever its status. */
export interface ResponseInfo {
  method: string;
  /** The path with the query, without the service's address. */
  path: string;
  status: number;
  /** The id of the request in the service's log. */
  requestId: string | null;
  headers: Headers;
  /** The number of the attempt, from 1. */
  attempt: number;
}

/** A failed attempt that will be retried. */
export interface RetryInfo {
  method: string;
  path: string;
  /** The number of the failed attempt, from 1. */
  attempt: number;
  /** How long the client waits before the next attempt. */
  waitMs: number;
  /** Why it failed. */
  error: Error;
}

/** The options of a client. */
export interface ColloquyOptions {
  /** The organization's key, `clq_…`. Defaults to `COLLOQUY_API_KEY` in Node.js. */
  apiKey?: string | undefined;
  /** The service's address, without `/v1`. Defaults to `COLLOQUY_BASE_URL` in Node.js. */
  baseUrl?: string | undefined;
  /** Makes the requests. Defaults to the platform's `fetch`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** The maximum number of retries of a call, if retrying is safe. Defaults to 3. */
  maxRetries?: number | undefined;
  /** The longest pause before a retry; if a longer one is required, the call fails. Defaults to a minute. */
  maxWaitMs?: number | undefined;
  /** The timeout of one attempt including its response. Defaults to a minute. */
  timeoutMs?: number | undefined;
  /** Called with each response: for logs, and to watch the rate limit. */
  onResponse?: ((response: ResponseInfo) => void) | undefined;
  /** Called before the pause that precedes a retry. */
  onRetry?: ((retry: RetryInfo) => void) | undefined;
  /** Called once if the version of the interface is deprecated. Defaults to a `console.warn`. */
  onDeprecation?: ((deprecation: Deprecation) => void) | undefined;
}

/** Builds a path and escapes its variable segments. */
export function path(parts: TemplateStringsArray, ...segments: string[]): string {
  return parts.reduce((path, part, place) => path + segment(segments[place - 1]) + part);
}

function segment(id: string | undefined): string {
  if (typeof id !== "string" || ["", ".", ".."].includes(id)) {
    throw new TypeError(`an id is needed, not ${JSON.stringify(id)}`);
  }
  return encodeURIComponent(id);
}

/** Returns the query of an address, or an empty string if there is none. */
export function queryOf(query: object): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) asked.set(name, value instanceof Date ? value.toISOString() : String(value));
  }
  const text = asked.toString();
  return text === "" ? "" : `?${text}`;
}
