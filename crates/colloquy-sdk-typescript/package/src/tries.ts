// Trying, and trying again.

import { ApiError, ConnectionError, TimeoutError } from "./errors.js";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** The longest that a timer can be set to. */
const MOST_MS = 2 ** 31 - 1;

/** A gateway or the service cannot do it at the moment. */
const PASSING = [502, 503, 504];

/**
 * How long to wait before another try; nothing where none may follow. What was refused for the rate limit has
 * not taken effect; after any other failure the call may have, so only one that is safe to repeat is.
 */
export function pauseMs(error: unknown, attempt: number, isRepeatable: boolean): number | undefined {
  const refusal = error instanceof ApiError ? error : undefined;
  const isPassing = error instanceof ConnectionError || PASSING.includes(refusal?.status ?? 0);
  if (refusal?.status !== 429 && !(isPassing && isRepeatable)) return undefined;
  if (typeof refusal?.retryAfterSeconds === "number") return refusal.retryAfterSeconds * 1000;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  // Callers that have failed together do not come back together.
  return Math.round(pause * (0.75 + Math.random() / 4));
}

/** Waits, and is rejected with the signal's reason as soon as it is aborted. */
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

/** Does something within a time, unless the caller's signal is aborted before. */
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
  // More would overflow, and be no time at all.
  const timer = timeoutMs <= MOST_MS ? setTimeout(late, timeoutMs) : undefined;
  try {
    return await work(either.signal);
  } catch (error) {
    // Whatever `fetch` made of it.
    throw either.signal.aborted ? either.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
