import type { ReadOptions } from '#api/call.ts';
import type { Platform } from '#api/platform.ts';
import type { Intent } from '#api/retryPolicy.ts';

/** One call of the platform as the fault matrix tries it. */
export interface Operation {
  /** How failures name the service; the host for a followed link. */
  service: string;
  intent: Intent;
  ask: (platform: Platform, options?: ReadOptions) => Promise<unknown>;
  /** The platform's good answer; undefined where it says nothing (204). */
  body?: unknown;
  /** What a 404 stands for, where the call says so. */
  absent?: { value: unknown };
  /** Sends no token, so that there is none to renew. */
  isPublic?: true;
  /** Needs nothing of its answer but the status. */
  isTold?: true;
  /** Asks again after a 403, which may pass by itself (docs/platform/access-management.md). */
  retriesForbidden?: true;
}

/** A link of the platform, and what placed orders and callbacks look like on the wire. */
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
