// One call as the operations describe it, and what a caller may say about it.

import type { Deprecation } from "./headers.js";

export interface Call {
  method: "GET" | "POST" | "PATCH";
  path: string;
  query?: object;
  body?: object | undefined;
  /** Whether the service does it once however often it is asked with the same key. */
  takesIdempotencyKey?: true;
}

/** What may be said about one call. */
export interface CallOptions {
  /** Ends the call when it is aborted, between two tries as well. It is rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How long one try may take, with its answer, in place of the client's own `timeoutMs`. */
  timeoutMs?: number | undefined;
  /** How often it is tried again, in place of the client's own `maxRetries`. */
  maxRetries?: number | undefined;
  /** Is told of each answer to this call, after the client's own `onResponse`. */
  onResponse?: ((response: ResponseInfo) => void) | undefined;
}

/** What may be said about one call of an operation that takes an idempotency key. */
export interface RepeatableCallOptions extends CallOptions {
  /**
   * 1 to 255 visible ASCII characters: the same key with the same request takes effect once in 24 hours.
   * Without one a key is drawn for each call, and sent with all its tries. Give your own where a program that
   * was restarted makes the call again.
   */
  idempotencyKey?: string | undefined;
}

/** One answer of the service, whatever its status. */
export interface ResponseInfo {
  method: string;
  /** With the query, without the address of the service. */
  path: string;
  status: number;
  /** Names the request in the service's log. */
  requestId: string | null;
  headers: Headers;
  /** Which try it answers, from 1. */
  attempt: number;
}

/** A try that failed, and will be followed by another. */
export interface RetryInfo {
  method: string;
  path: string;
  /** Which try has failed, from 1. */
  attempt: number;
  /** How long the client waits before the next one. */
  waitMs: number;
  /** Why it failed. */
  error: Error;
}

/** How a client is set up. */
export interface ColloquyOptions {
  /** The organization's key, `clq_…`. In Node.js, `COLLOQUY_API_KEY` where it is left out. */
  apiKey?: string | undefined;
  /** The service's address, without `/v1`. In Node.js, `COLLOQUY_BASE_URL` where it is left out. */
  baseUrl?: string | undefined;
  /** Makes the requests; the platform's own `fetch` where it is left out. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** How often a call is tried again where that is safe; 3 where it is left out. */
  maxRetries?: number | undefined;
  /** The longest pause before another try that is waited for; a minute where it is left out. */
  maxWaitMs?: number | undefined;
  /** How long one try may take, with its answer; a minute where it is left out. */
  timeoutMs?: number | undefined;
  /** Is told of each answer: for logs, and for what is left of the rate limit. */
  onResponse?: ((response: ResponseInfo) => void) | undefined;
  /** Is told before the pause that comes before another try. */
  onRetry?: ((retry: RetryInfo) => void) | undefined;
  /** Is told once that the version which this client speaks is deprecated; else `console.warn` is. */
  onDeprecation?: ((deprecation: Deprecation) => void) | undefined;
}

/** A path whose variable segments stay segments, whatever is in them. */
export function path(parts: TemplateStringsArray, ...segments: string[]): string {
  return parts.reduce((path, part, place) => path + segment(segments[place - 1]) + part);
}

function segment(id: string | undefined): string {
  if (typeof id !== "string" || ["", ".", ".."].includes(id)) {
    throw new TypeError(`an id is needed, not ${JSON.stringify(id)}`);
  }
  return encodeURIComponent(id);
}

/** The part of an address behind `?`, which is empty where nothing is asked for. */
export function queryOf(query: object): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) asked.set(name, value instanceof Date ? value.toISOString() : String(value));
  }
  const text = asked.toString();
  return text === "" ? "" : `?${text}`;
}
