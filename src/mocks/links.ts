import type { PlatformService } from '#api/endpoints.ts';
import { parseUrl } from '#domain/links.ts';

/** A link that names the service instead of its host (see documents.ts). Encodes the segments. */
export function simulatedHref(
  service: PlatformService | 'backend' | 'console',
  ...segments: string[]
): string {
  return `sim://${service}/${segments.map(encodeURIComponent).join('/')}`;
}

/** The decoded path segments of a link to the platform, regardless of its host; [] if it is not a link. */
export function linkSegments(href: unknown): string[] {
  if (typeof href !== 'string') return [];
  const url = parseUrl(href);
  if (!url) return [];
  return url.pathname.split('/').filter(Boolean).map(decodeSegment);
}

export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The URL of the item's reference, a document that links to the item in the console (S7.22). */
export function itemReference(itemId: string): string {
  return simulatedHref('item-service', 'v1', 'items', itemId, 'reference');
}

export function itemHref(itemId: string): string {
  return simulatedHref('item-service', 'v1', 'items', itemId);
}

export function merchantOrderHref(orderId: string): string {
  return simulatedHref('merchant-order', 'v1', 'orders', orderId);
}

export function fulfillmentConfigurationHref(fulfillerId: string, sku: string): string {
  return simulatedHref(
    'fulfillment-expectations',
    'v4',
    'fulfillmentConfigurations',
    `${fulfillerId}.${sku}`,
  );
}

/**
 * The link to the delivery request or pick-up point of a change request. It includes the item ID, so that the
 * order can be found.
 */
export function changeHref(
  itemId: string,
  changeRequestId: string,
  what: 'deliveryRequest' | 'pickupPoint',
): string {
  return simulatedHref(
    'change-request-router',
    'v2',
    'items',
    itemId,
    'changeRequests',
    changeRequestId,
    what,
  );
}

/** The fulfiller that a fulfillment configuration belongs to, '' if the link is invalid. */
export function configuredFulfiller(href: unknown): string {
  return linkSegments(href).at(-1)?.split('.')[0] ?? '';
}

/** The callback URL of test orders, in place of a merchant's own endpoint (S4.42). */
export const MOCK_CALLBACK_URL = 'https://callbacks.simulated.example/mock';
