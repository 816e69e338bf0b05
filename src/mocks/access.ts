import { canReadAsFulfiller, canReadMerchant } from '#domain/permissions.ts';
import { fulfillerData } from './data/fulfillers.ts';
import { type ItemDocument, listOrEmpty, type OrderDocument } from './documents.ts';
import type { SimulatedPerson } from './people.ts';
import type { OrderRecord } from './records.ts';
import type { ItemSummary, OrderSummary } from './summary.ts';

/**
 * The role in which a person reads an order. A `merchant` reads all of it, a `fulfiller` only the items of
 * the person's own fulfillers. With null, the person cannot read the order.
 */
export type ReadRole = 'merchant' | 'fulfiller' | null;

/** The ID of the record's merchant; '' if no document names one. */
export function merchantIdOf(record: OrderRecord): string {
  const id = record.order?.merchantId ?? record.request?.merchantId ?? record.items[0]?.merchantId;
  return typeof id === 'string' ? id : '';
}

/** The public ID of the item's fulfiller, also if the item has only its internal ID; '' if there is none. */
export function fulfillerIdOf(item: ItemDocument): string {
  const id = item.globalFulfillerId || item.fulfillerId || '';
  return fulfillerData(id)?.fulfillerId ?? id;
}

export function visibleItems(person: SimulatedPerson, record: OrderRecord): ItemDocument[] {
  if (canReadMerchant(person.permissions, merchantIdOf(record))) return record.items;
  return record.items.filter((item) => canReadAsFulfiller(person.permissions, fulfillerIdOf(item)));
}

export function readRoleFor(person: SimulatedPerson, record: OrderRecord): ReadRole {
  if (canReadMerchant(person.permissions, merchantIdOf(record))) return 'merchant';
  return visibleItems(person, record).length > 0 ? 'fulfiller' : null;
}

/** Like `visibleItems`, but for the summaries in the search index. */
export function visibleSummaries(person: SimulatedPerson, order: OrderSummary): readonly ItemSummary[] {
  if (canReadMerchant(person.permissions, order.merchantId)) return order.items;
  return order.items.filter(
    (item) => item.fulfillerId !== '' && canReadAsFulfiller(person.permissions, item.fulfillerId),
  );
}

/**
 * Returns the order with only the given items in its groups. Groups without any of these items are removed.
 */
export function visibleOrder(order: OrderDocument, items: readonly ItemDocument[]): OrderDocument {
  if (!Array.isArray(order.fulfillmentGroups)) return order;
  const ids = new Set(items.map((item) => item.itemId));
  const groups = order.fulfillmentGroups
    .map((group) => ({ ...group, items: listOrEmpty(group.items).filter((id) => ids.has(id)) }))
    .filter((group) => group.items.length > 0);
  return { ...order, fulfillmentGroups: groups };
}
