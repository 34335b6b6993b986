// Timeouts and retries.

import { ApiError, ConnectionError, TimeoutError } from "./errors.js";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** The maximum delay of a timer. */
const MOST_MS = 2 ** 31 - 1;

/** Statuses of temporary failures of a gateway or the service. */
const PASSING = [502, 503, 504];

/**
 * Returns how long to wait before a retry, or `undefined` if there must be none. A call that exceeded the
 * rate limit has had no effect. After any other failure it may have, so only repeatable calls are retried.
 */
export function pauseMs(error: unknown, attempt: number, isRepeatable: boolean): number | undefined {
  const refusal = error instanceof ApiError ? error : undefined;
  const isPassing = error instanceof ConnectionError || PASSING.includes(refusal?.status ?? 0);
  if (refusal?.status !== 429 && !(isPassing && isRepeatable)) return undefined;
  if (typeof refusal?.retryAfterSeconds === "number") return refusal.retryAfterSeconds * 1000;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  // The random factor spreads callers that failed together.
  return Math.round(pause * (0.75 + Math.random() / 4));
}

/** Waits, and rejects with the signal's reason as soon as it is aborted. */
export function pause(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, waitMs);
    signal?.addEventListener("abort", abort, { once: true });
  });
}

/** Runs work within a timeout, unless the caller's signal is aborted before. */
export async function within<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  what: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const either = new AbortController();
  const abort = () => either.abort(signal?.reason);
  const late = () => either.abort(new TimeoutError(`${what}: no answer within ${timeoutMs} ms`));
  signal?.addEventListener("abort", abort, { once: true });
  // A longer delay would overflow and fire at once.
  const timer = timeoutMs <= MOST_MS ? setTimeout(late, timeoutMs) : undefined;
  try {
    return await work(either.signal);
  } catch (error) {
    // Replaces the error that `fetch` throws for an abort.
    throw either.signal.aborted ? either.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
