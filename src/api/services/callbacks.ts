import * as v from 'valibot';
import type { ReadOptions, WriteOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import type { Callback } from '#domain/delivery/callback.ts';

const WireCallback = v.object({
  url: v.fallback(v.string(), ''),
  version: v.fallback(v.nullable(v.union([v.number(), v.string()])), null),
});

function readCallback(body: unknown): Callback {
  const { url, version } = v.parse(WireCallback, body);
  return { url, version, document: v.parse(v.record(v.string(), v.unknown()), body) };
}

export function callbacksClient(http: Http) {
  return {
    /** The order's callback, or null if it has none. */
    callback: (orderId: string, options: ReadOptions = {}): Promise<Callback | null> =>
      http.request<Callback | null>({
        service: 'backend',
        path: '/api/v1/callbacks',
        query: { orderId },
        absent: null,
        read: readCallback,
        ...options,
      }),

    /**
     * Saves the callback with a new URL, and returns the callback as the backend stored it. The document
     * contains its version, so the call rejects with a 409 if another user has changed it in the meantime.
     */
    saveCallback: (callback: Callback, url: string, options: WriteOptions = {}): Promise<Callback> =>
      http.request({
        service: 'backend',
        method: 'PUT',
        path: '/api/v1/callbacks',
        kind: 'idempotentWrite',
        body: { ...callback.document, url },
        read: readCallback,
        ...options,
      }),
  };
}
