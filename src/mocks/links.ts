import type { PlatformService } from '#api/endpoints.ts';
import { parseUrl } from '#domain/links/links.ts';

/** Returns a link that names the service instead of its host (see documents.ts). The segments are encoded. */
export function simulatedHref(
  service: PlatformService | 'backend' | 'console',
  ...segments: string[]
): string {
  return `sim://${service}/${segments.map(encodeURIComponent).join('/')}`;
}

/** Returns the decoded path segments of `href`, or [] if it is not a URL. */
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

/**
 * The URL of an item's reference. The reference is a document with a link to the item in the console (S7.22).
 */
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
 * The link to the delivery request or pickup point of a change request. It includes the item ID, because the
 * platform finds the order by an item.
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

export function shipmentHref(shipmentId: string): string {
  return simulatedHref('fulfillment-order-manager', 'v1', 'shipments', shipmentId);
}

/** The URL of the list of an item's change requests. */
export function changeRequestsHref(itemId: string): string {
  return `${simulatedHref('change-request-router', 'v2', 'changeRequests')}?itemId=${encodeURIComponent(itemId)}`;
}

/** The ID of the fulfiller in the URL of a fulfillment configuration; '' if the URL is invalid. */
export function fulfillerIdOfConfiguration(href: unknown): string {
  return linkSegments(href).at(-1)?.split('.')[0] ?? '';
}

/** The URL of the mock callback, to which the events of test orders are sent (S4.42). */
export const MOCK_CALLBACK_URL = 'https://callbacks.simulated.example/mock';
