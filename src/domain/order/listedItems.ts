import type { Order } from './order.ts';

/** Whether the groups list the order's items, so that missing ones can be noticed: every group lists some. */
export function listsItems({ fulfillmentGroups }: Order): boolean {
  return fulfillmentGroups.length > 0 && fulfillmentGroups.every(({ itemIds }) => itemIds.length > 0);
}

/** IDs of items that the order's groups list but that the console could not load. */
export function missingItemIds(order: Order): string[] {
  const read = new Set(order.items.map(({ itemId }) => itemId.toLowerCase()));
  const named = order.fulfillmentGroups.flatMap(({ itemIds }) => itemIds);
  // R433: the groups and the items are of different services.
  return [...new Set(named)].filter((itemId) => !read.has(itemId.toLowerCase()));
}
