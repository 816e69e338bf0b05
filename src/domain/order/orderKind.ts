import { linksOf } from '#domain/links/links.ts';
import type { Order } from './order.ts';

/** The special types of an order (S2.55). */
export const ORDER_KINDS = [
  'claims',
  'complaints',
  'reorderClaim',
  'reorderComplaint',
  'fulfillerQuotes',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** The kinds that the links of the order or of its items indicate. */
export function orderKinds(order: Order): OrderKind[] {
  const onItems: Record<OrderKind, boolean> = {
    claims: order.items.some((item) => item.claims.length > 0),
    complaints: order.items.some((item) => item.complaints.length > 0),
    reorderClaim: order.items.some((item) => item.claimReorders.length > 0),
    reorderComplaint: order.items.some((item) => item.complaintReorders.length > 0),
    fulfillerQuotes: order.items.some((item) => linksOf(item.links, 'fulfillerQuoteItem').length > 0),
  };
  return ORDER_KINDS.filter((kind) => onItems[kind] || linksOf(order.links, kind).length > 0);
}
