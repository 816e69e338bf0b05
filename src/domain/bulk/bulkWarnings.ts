import { lookUp } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { isReorderable } from '#domain/item/itemStage.ts';
import type { Order } from '#domain/order/order.ts';

/** S5.20: the number of orders that each warning applies to. */
export interface BulkWarnings {
  /** Orders in which only some items can be reordered; the others are, for example, cancelled or shipped. */
  closedItems: number;
  /** Orders in production: their items are made twice unless the originals are cancelled. */
  inProgress: number;
  /** Orders with several items: even items that did not match the search are reordered (S5.19). */
  severalItems: number;
}

const IN_PROGRESS = ['productionAccepted', 'production', 'fulfillment'] as const;

export function bulkWarnings(orders: readonly Order[]): BulkWarnings {
  const count = (has: (order: Order) => boolean) => orders.filter(has).length;
  const isBegun = (item: Item) =>
    IN_PROGRESS.some((name) => lookUp(item.statuses, name)?.state === 'current');
  return {
    closedItems: count(
      ({ items }) => items.some((item) => !isReorderable(item)) && items.some(isReorderable),
    ),
    inProgress: count(({ items }) => items.some((item) => isReorderable(item) && isBegun(item))),
    severalItems: count(({ items }) => items.length > 1),
  };
}
