import type { OrderSearchBody, StatusClause } from '#api/wire/orderSearchWire.ts';
import { isCategoryWithin } from '../data/categories.ts';
import type { ItemSummary, OrderSummary } from '../summary.ts';

function oneOf(wanted: readonly string[] | undefined): (value: string) => boolean {
  if (!wanted || wanted.length === 0) return () => true;
  const values = new Set(wanted);
  return (value) => values.has(value);
}

function meetsClause(item: ItemSummary, clause: StatusClause, now: number): boolean {
  const current = item.current.find(({ name }) => name === clause.name);
  if (!current) return false;
  if (clause.missedCloseDate && (current.due === null || current.due >= now)) return false;
  return !clause.suspended || item.current.some(({ name }) => name === 'suspended');
}

function itemFilter(body: OrderSearchBody, now: number): (item: ItemSummary) => boolean {
  const { statusesInclusive: clauses = [], productCategories: categories = [] } = body;
  const isFulfiller = oneOf(body.fulfillerIds);
  return (item) =>
    isFulfiller(item.fulfillerId) &&
    (clauses.length === 0 || clauses.some((clause) => meetsClause(item, clause, now))) &&
    (categories.length === 0 || categories.some((category) => isCategoryWithin(item.categoryId, category)));
}

/**
 * Returns a function that checks whether one of the items meets all filters for items. Without such filters,
 * even an order without items passes.
 */
export function itemsFilter(body: OrderSearchBody, now: number): (items: readonly ItemSummary[]) => boolean {
  const asked = [body.statusesInclusive, body.productCategories, body.fulfillerIds];
  if (asked.every((list) => !list || list.length === 0)) return () => true;
  const meets = itemFilter(body, now);
  return (items) => items.some(meets);
}

function idsOf(order: OrderSummary, items: readonly ItemSummary[]): string[] {
  const ofItems = items.flatMap((item) => [
    item.itemId,
    item.merchantItemId,
    item.fulfillerItemId,
    item.shortItemId,
    item.fulfillmentGroupId,
    item.shortFulfillmentGroupId,
    item.fulfillerOrderId,
  ]);
  return [order.orderId, order.merchantOrderId, ...ofItems].filter(Boolean);
}

function hasAny(wanted: readonly string[] | undefined, values: () => readonly string[]): boolean {
  return !wanted || wanted.length === 0 || values().some((value) => wanted.includes(value));
}

/** Returns a function that checks whether an order meets the filters that apply to the order as a whole. */
export function orderFilter(
  body: OrderSearchBody,
): (order: OrderSummary, items: readonly ItemSummary[]) => boolean {
  const isMerchant = oneOf(body.merchantIds);
  const isTesting = oneOf(body.testingConfigurations);
  const isChannel = oneOf(body.merchantSalesChannels);
  const start = body.startDateUtc ? Date.parse(body.startDateUtc) : Number.NEGATIVE_INFINITY;
  const end = body.endDateUtc ? Date.parse(body.endDateUtc) : Number.POSITIVE_INFINITY;
  return (order, items) =>
    order.createdAt >= start &&
    order.createdAt <= end &&
    isMerchant(order.merchantId) &&
    isTesting(order.testingConfiguration) &&
    isChannel(order.merchantSalesChannel) &&
    hasAny(body.linkedRelations, () => order.relations) &&
    hasAny(body.changeRequestTypes, () => items.flatMap((item) => item.changeRequestTypes)) &&
    hasAny(body.ids, () => idsOf(order, items));
}
