import type { ReadOptions } from '#api/http/call.ts';
import type { CallKind } from '#api/http/retryPolicy.ts';
import type { Platform } from '#api/platform.ts';

/** One call of the platform as the fault matrix tests it. */
export interface Operation {
  /** The service named in failures; the host for a followed link. */
  service: string;
  kind: CallKind;
  ask: (platform: Platform, options?: ReadOptions) => Promise<unknown>;
  /** The platform's good response; undefined if it has no content (204). */
  body?: unknown;
  /** The meaning of a 404, if the call defines one. */
  absent?: { value: unknown };
  /** Sends no token, so that there is none to renew. */
  isPublic?: true;
  /** Needs only the status of the response. */
  isTold?: true;
  /** Retries after a 403, which may be temporary (docs/platform/access-management.md). */
  retriesForbidden?: true;
}

/**
 * Data that several operations share: a link from the platform, an address, and the wire formats of a placed
 * order and a callback.
 */
export const LINK = 'https://item-service.platform.example/links/1';
export const ADDRESS = { street1: 'Kade 7', city: 'Venlo', postalCode: '5911', country: 'NL' };
export const PLACED = {
  orderId: 'order-1',
  merchantOrderId: 'VP-100-7',
  merchantId: 'acme-print',
  merchantPlacedDate: '2026-11-18T09:00:00Z',
  fulfillmentGroups: [{ destinationAddress: ADDRESS, items: [{ itemId: 'item-1', quantity: 250 }] }],
};
export const CALLBACK = {
  orderId: 'order-1',
  merchantId: 'acme-print',
  url: 'https://m.example/cb',
  version: 3,
};
