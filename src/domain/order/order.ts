import type { Address } from '#domain/address/address.ts';
import type { Item } from '#domain/item/item.ts';
import type { Links } from '#domain/links/links.ts';
import type { MoneyByCurrency } from '#domain/money.ts';
import { isSameId } from '#domain/sameId.ts';
import type { ArrivalPromise } from './promiseDates.ts';

export interface FulfillmentGroup extends ArrivalPromise {
  fulfillmentGroupId: string;
  shortFulfillmentGroupId: string;
  itemIds: string[];
  destinationAddress: Address | null;
}

/** The testing configurations of orders; 'ship' means a real order (S9.17). */
export const TESTING_CONFIGURATIONS = [
  'ship',
  'donotship',
  'donotproduce',
  'donottransmit',
  'donotprepare',
] as const;
export type TestingConfiguration = (typeof TESTING_CONFIGURATIONS)[number];

export function isTestingConfiguration(name: string): name is TestingConfiguration {
  return TESTING_CONFIGURATIONS.some((known) => known === name);
}

/**
 * An order with its items (S3.1). In search results, it contains only the items that the platform included;
 * on the order screen, it contains all items that could be loaded.
 */
export interface Order {
  orderId: string;
  merchantOrderId: string;
  merchantId: string;
  merchantSalesChannel: string;
  customerName: string;
  /** UTC instant, or null. */
  createdDate: string | null;
  /** Wall-clock time at the destination without a time zone, or null. */
  localPromisedArrivalDate: string | null;
  totalPrice: number | null;
  currencyCode: string;
  customerPrices: MoneyByCurrency;
  merchantPrices: MoneyByCurrency;
  /** Raw name. The console shows names that are not in TESTING_CONFIGURATIONS unchanged. */
  testingConfiguration: string;
  fakeOrder: boolean;
  fulfillmentGroups: FulfillmentGroup[];
  items: Item[];
  /**
   * Known relations: claims, reorderClaim, complaints, reorderComplaint, fulfillerQuotes, originalOrder,
   * merchantOrder.
   */
  links: Links;
}

/** R277: the items, with the IDs of the order and its merchant in place of missing ones. */
export function withOrderIds(order: Pick<Order, 'orderId' | 'merchantId'>, items: Item[]): Item[] {
  // Frozen for the same reason as in `itemWire.ts`.
  const withIds = (item: Item): Item =>
    Object.freeze({
      ...item,
      orderId: item.orderId || order.orderId,
      merchantId: item.merchantId || order.merchantId,
    });
  return items.map((item) => (item.orderId && item.merchantId ? item : withIds(item)));
}

export function orderIdsOf(orders: readonly Order[]): string[] {
  return orders.map(({ orderId }) => orderId);
}

/** R433: letter case is ignored. The list is only searched for it if the IDs of the groups do not decide. */
function isInGroup({ itemId, fulfillmentGroupId }: Item, group: FulfillmentGroup): boolean {
  if (group.itemIds.includes(itemId)) return true;
  return fulfillmentGroupId === ''
    ? group.itemIds.some((listed) => isSameId(listed, itemId))
    : isSameId(fulfillmentGroupId, group.fulfillmentGroupId);
}

export function groupItems(order: Order, group: FulfillmentGroup): Item[] {
  return order.items.filter((item) => isInGroup(item, group));
}

/** The first fulfillment group of the item; undefined if the item is in none. */
export function groupOf(order: Order, item: Item): FulfillmentGroup | undefined {
  return order.fulfillmentGroups.find((group) => isInGroup(item, group));
}

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
