import type { Address } from '#domain/address.ts';
import type { Item } from '#domain/item/item.ts';
import type { Links } from '#domain/links.ts';
import type { MoneyByCurrency } from '#domain/money.ts';

export interface FulfillmentGroup {
  fulfillmentGroupId: string;
  shortFulfillmentGroupId: string;
  itemIds: string[];
  /** UTC instant, or null. */
  promisedArrivalDate: string | null;
  /** Wall clock at the destination, no zone, shown as it is; or null. */
  localPromisedArrivalDate: string | null;
  destinationAddress: Address | null;
}

/** Which kinds of order a person may test the platform with; 'ship' is the real thing (S9.17). */
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
 * An order with its items (S3.1). Search results and the order screen use the same shape: a search
 * result holds the items the platform sent along, the order screen all of them.
 */
export interface Order {
  orderId: string;
  merchantOrderId: string;
  merchantId: string;
  merchantSalesChannel: string;
  customerName: string;
  /** UTC instant, or null. */
  createdDate: string | null;
  /** Wall clock at the destination, no zone; or null. */
  localPromisedArrivalDate: string | null;
  totalPrice: number | null;
  currencyCode: string;
  customerPrices: MoneyByCurrency;
  merchantPrices: MoneyByCurrency;
  /** Raw name: known ones are TESTING_CONFIGURATIONS, others are shown as they are. */
  testingConfiguration: string;
  fakeOrder: boolean;
  fulfillmentGroups: FulfillmentGroup[];
  items: Item[];
  /** claims, reorderClaim, complaints, reorderComplaint, fulfillerQuotes, originalOrder, merchantOrder. */
  links: Links;
}

/** The IDs of items that the order's groups name and that are not among its items: they could not be read. */
export function missingItemIds(order: Order): string[] {
  const read = new Set(order.items.map(({ itemId }) => itemId));
  const named = order.fulfillmentGroups.flatMap(({ itemIds }) => itemIds);
  return [...new Set(named)].filter((itemId) => !read.has(itemId));
}

/** Item IDs that belong to a fulfillment group, wherever the order says so. */
export function groupItems(order: Order, group: FulfillmentGroup): Item[] {
  return order.items.filter(
    (item) =>
      group.itemIds.includes(item.itemId) ||
      (item.fulfillmentGroupId !== '' && item.fulfillmentGroupId === group.fulfillmentGroupId),
  );
}
