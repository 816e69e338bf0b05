import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';

/** How a person wants to read ids (S9.17). */
export const ID_FORMATS = ['platform', 'merchant', 'fulfiller', 'short'] as const;
export type IdFormat = (typeof ID_FORMATS)[number];
export const DEFAULT_ID_FORMAT: IdFormat = 'platform';

export function isIdFormat(value: unknown): value is IdFormat {
  return ID_FORMATS.some((format) => format === value);
}

/** An item's id in the wanted format, or null where the item has none in it (S3.12). */
export function itemIdIn(item: Item, format: IdFormat): string | null {
  const id = {
    platform: item.itemId,
    merchant: item.merchantItemId,
    fulfiller: item.fulfillerItemId,
    short: item.shortItemId,
  }[format];
  return id || null;
}

/**
 * An order's IDs in the wanted format: one for platform and merchant, one per fulfillment group
 * for fulfiller and short, because those name what a fulfiller works on (S2.45, S2.46).
 */
export function orderIdsIn(order: Order, format: IdFormat): string[] {
  if (format === 'platform') return [order.orderId];
  if (format === 'merchant') return order.merchantOrderId ? [order.merchantOrderId] : [];
  const ids = order.items.map((item) =>
    format === 'fulfiller' ? item.fulfillerOrderId : item.shortFulfillmentGroupId,
  );
  return [...new Set(ids.filter((id) => id !== ''))];
}

/** The order's id as a heading: the wanted format, or the platform ID where that one is missing. */
export function orderLabel(order: Order, format: IdFormat): string {
  return orderIdsIn(order, format).join(', ') || order.orderId;
}

/** The heading in few letters: UUIDs by their first eight characters. */
export function shortOrderLabel(order: Order, format: IdFormat): string {
  return orderIdsIn(order, format).map(shortId).join(', ') || shortId(order.orderId);
}

/**
 * R90: an item's id in few letters, for rows: in the wanted format; in place of a UUID the short ID where the item has
 * one, else the first eight characters.
 */
export function shortItemLabel(item: Item, format: IdFormat): string {
  const id = itemIdIn(item, format) ?? item.itemId;
  return isUuidLike(id) && item.shortItemId !== '' ? item.shortItemId : shortId(id);
}

/** Every id an item answers to, in all four formats (S2.37). */
export function itemIdentifiers(item: Item): string[] {
  return [item.itemId, item.merchantItemId, item.fulfillerItemId, item.shortItemId].filter((id) => id !== '');
}

/** The item that an id names, in any of its four formats; letter case does not count. */
export function itemNamed({ items }: Order, id: string): Item | undefined {
  return items.find((item) => hasId(itemIdentifiers(item), id));
}

/** Whether an id names the order itself, in any of the four formats; letter case does not count. */
export function isOrderNamed(order: Order, id: string): boolean {
  return ID_FORMATS.some((format) => hasId(orderIdsIn(order, format), id));
}

function hasId(ids: readonly string[], id: string): boolean {
  const wanted = id.toLowerCase();
  return ids.some((candidate) => candidate.toLowerCase() === wanted);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Labels that look like UUIDs name nothing to a person, so lists put them last (S2.27). */
export function isUuidLike(label: string): boolean {
  return UUID.test(label.trim());
}

/** An id in few letters, for lists and headings: a UUID as its first eight characters, any other id whole. */
export function shortId(id: string): string {
  return isUuidLike(id) ? id.trim().slice(0, 8) : id;
}
