import type { Item } from '#domain/item/item.ts';
import { linksOf } from '#domain/links/links.ts';
import type { Order } from './order.ts';

/** The special types of an order (S2.55). */
const ORDER_KINDS = ['claims', 'complaints', 'reorderClaim', 'reorderComplaint', 'fulfillerQuotes'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** The claims, reorders or quotes that an item refers to, by the kind of order that they indicate. */
const OF_ITEM: Readonly<Record<OrderKind, (item: Item) => readonly unknown[]>> = {
  claims: (item) => item.claims,
  complaints: (item) => item.complaints,
  reorderClaim: (item) => item.claimReorders,
  reorderComplaint: (item) => item.complaintReorders,
  fulfillerQuotes: (item) => linksOf(item.links, 'fulfillerQuoteItem'),
};

/** The kinds that the links of the order or of its items indicate. */
export function orderKinds({ links, items }: Order): OrderKind[] {
  const ofItems = (kind: OrderKind) => items.some((item) => OF_ITEM[kind](item).length > 0);
  return ORDER_KINDS.filter((kind) => linksOf(links, kind).length > 0 || ofItems(kind));
}
