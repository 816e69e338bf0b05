import type { AttemptFailure } from './retryPolicy.ts';

/** The maximum size of a response body. No screen needs more than 25 MB, and a tab can hold that much. */
const MAX_BODY_BYTES = 25 * 1024 * 1024;

export interface BufferedResponse {
  status: number;
  statusText: string;
  headers: Headers;
  /** '' if the response has no body, or if the body of an error response is too large or cannot be read. */
  text: string;
}

export type Attempt =
  | { kind: 'response'; response: BufferedResponse }
  | { kind: 'failed'; failure: AttemptFailure; response: BufferedResponse | null }
  | { kind: 'tooLarge' }
  /** Not sent, or a read that was aborted. */
  | { kind: 'stopped'; why: 'aborted' | 'offline' };

/**
 * Larger parts are decoded in slices of this size, because the browser is slow to provide memory for long
 * strings: the 2 MB of a page of results took 37 ms to decode instead of 13.
 */
const SLICE_BYTES = 65_536;

async function readCapped(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      return null;
    }
    for (let start = 0; start < part.value.byteLength; start += SLICE_BYTES)
      text += decoder.decode(part.value.subarray(start, start + SLICE_BYTES), { stream: true });
  }
  return text + decoder.decode();
}

async function receive(response: Response): Promise<Attempt> {
  const { status, statusText, headers } = response;
  if (response.ok) {
    const text = await readCapped(response);
    return text === null
      ? { kind: 'tooLarge' }
      : { kind: 'response', response: { status, statusText, headers, text } };
  }
  // The call has already failed because of its status, so a truncated or oversized body does not matter.
  const text = await readCapped(response).catch(() => null);
  const buffered = { status, statusText, headers, text: text ?? '' };
  const hasRetryAfter = headers.has('Retry-After');
  return { kind: 'failed', failure: { kind: 'status', status, hasRetryAfter }, response: buffered };
}

/**
 * Sends the request once and reads the whole response. An error status counts as a failure that includes the
 * response. Never rejects. Does not follow redirects, because only sign-in proxies send them.
 */
export async function attempt(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  deadlineMs: number,
  abort: AbortSignal | undefined,
): Promise<Attempt> {
  const controller = new AbortController();
  const deadline = setTimeout(() => controller.abort('timeout'), deadlineMs);
  const handleAbort = () => controller.abort();
  if (abort?.aborted) controller.abort();
  abort?.addEventListener('abort', handleAbort);
  try {
    return await receive(await fetch(url, { ...init, redirect: 'manual', signal: controller.signal }));
  } catch {
    if (abort?.aborted) return { kind: 'stopped', why: 'aborted' };
    const kind = controller.signal.reason === 'timeout' ? 'timeout' : 'network';
    return { kind: 'failed', failure: { kind }, response: null };
  } finally {
    clearTimeout(deadline);
    abort?.removeEventListener('abort', handleAbort);
  }
}
