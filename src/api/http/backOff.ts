const BASE_MS = 500;
const CAP_MS = 20_000;
const RETRY_AFTER_CAP_MS = 120_000;

/**
 * Returns the delay in milliseconds that a `Retry-After` header requests, at most two minutes. The header
 * contains seconds or an HTTP date. Returns null if it is empty, invalid or in the past.
 */
export function retryAfterMs(header: string, now: number): number | null {
  if (header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) || wait < 0 ? null : Math.min(wait, RETRY_AFTER_CAP_MS);
}

/**
 * Returns a random delay of at most `BASE_MS` × 2^retry milliseconds and at most `CAP_MS` (full jitter), so
 * that calls that failed at the same time are not repeated at the same time.
 */
export function backOffMs(retry: number, random: () => number): number {
  return Math.round(random() * Math.min(CAP_MS, BASE_MS * 2 ** retry));
}
