import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';

/** The formats in which users can see IDs (S9.17). */
export const ID_FORMATS = ['platform', 'merchant', 'fulfiller', 'short'] as const;
export type IdFormat = (typeof ID_FORMATS)[number];
export const DEFAULT_ID_FORMAT: IdFormat = 'platform';

export function isIdFormat(value: unknown): value is IdFormat {
  return ID_FORMATS.some((format) => format === value);
}

/** An item's ID in the selected format; null if the item has none (S3.12). */
export function itemIdInFormat(item: Item, format: IdFormat): string | null {
  const id = {
    platform: item.itemId,
    merchant: item.merchantItemId,
    fulfiller: item.fulfillerItemId,
    short: item.shortItemId,
  }[format];
  return id || null;
}

/** The IDs that are known, each once. */
function known(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => id !== '');
}

/**
 * An order's IDs in the selected format. The format `platform` has one, `merchant` at most one. The formats
 * `fulfiller` and `short` have at most one per fulfillment group, because each group is a separate order for
 * its fulfiller (S2.45, S2.46).
 */
export function orderIdsInFormat(order: Order, format: IdFormat): string[] {
  if (format === 'platform') return [order.orderId];
  if (format === 'merchant') return known([order.merchantOrderId]);
  if (format === 'short') return groupIds(order, format);
  return known(order.items.map((item) => item.fulfillerOrderId));
}

/** S2.46: the IDs of the order's groups in the selected format, also of groups that only an item names. */
export function groupIds(order: Order, format: 'platform' | 'short'): string[] {
  const field = format === 'short' ? 'shortFulfillmentGroupId' : 'fulfillmentGroupId';
  return known([...order.fulfillmentGroups, ...order.items].map((one) => one[field]));
}

/** The order's IDs in the selected format for headings, joined by commas, or else its platform ID. */
export function orderLabel(order: Order, format: IdFormat): string {
  return orderIdsInFormat(order, format).join(', ') || order.orderId;
}

/** The same as `orderLabel`, but with each UUID shortened to its first eight characters. */
export function shortOrderLabel(order: Order, format: IdFormat): string {
  return orderIdsInFormat(order, format).map(shortId).join(', ') || shortId(order.orderId);
}

/** The item's ID in the selected format, or else its platform ID. */
export function itemLabel(item: Item, format: IdFormat): string {
  return itemIdInFormat(item, format) ?? item.itemId;
}

/**
 * R90: a short ID of the item for rows, in the selected format or else in the platform format. A UUID is
 * replaced by the item's short ID, or else by its own first eight characters.
 */
export function shortItemLabel(item: Item, format: IdFormat): string {
  const id = itemLabel(item, format);
  return isUuidLike(id) && item.shortItemId !== '' ? item.shortItemId : shortId(id);
}

/** An item's IDs in all formats (S2.37). */
export function itemIdentifiers(item: Item): string[] {
  return [item.itemId, item.merchantItemId, item.fulfillerItemId, item.shortItemId].filter((id) => id !== '');
}

/** The first item with this ID in any format. Letter case is ignored. */
export function findItem({ items }: Order, id: string): Item | undefined {
  return items.find((item) => hasId(itemIdentifiers(item), id));
}

/** Whether the ID belongs to the order itself, in any format. Letter case is ignored. */
export function isIdOfOrder(order: Order, id: string): boolean {
  return ID_FORMATS.some((format) => hasId(orderIdsInFormat(order, format), id));
}

function hasId(ids: readonly string[], id: string): boolean {
  const wanted = id.toLowerCase();
  return ids.some((candidate) => candidate.toLowerCase() === wanted);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a label looks like a UUID. Lists put it last, because it means nothing to users (S2.27). */
export function isUuidLike(label: string): boolean {
  return UUID.test(label.trim());
}

/** The short form for lists and headings: the first eight characters of a UUID, any other ID unchanged. */
export function shortId(id: string): string {
  return isUuidLike(id) ? id.trim().slice(0, 8) : id;
}

/**
 * R90: the IDs that may be shortened UUIDs, which a search finds only with a wildcard. Eight digits alone may
 * be a merchant's ID, so they count only if the list contains a UUID or a shortened UUID with letters.
 */
export function shortUuids(ids: readonly string[]): string[] {
  const short = ids.filter((id) => /^[0-9a-f]{8}$/i.test(id));
  return ids.some(isUuidLike) || short.some((id) => /[a-f]/i.test(id)) ? short : [];
}
