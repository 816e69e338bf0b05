import { recipientName } from '#domain/address/recipient.ts';
import { itemFulfillerId } from '#domain/item/item.ts';
import { distinctIds } from '#domain/sameId.ts';
import type { Order } from './order.ts';

/** The IDs of the order's fulfillers (see `itemFulfillerId`), without duplicates. */
export function orderFulfillerIds(order: Order): string[] {
  return distinctIds(order.items.map(itemFulfillerId).filter((id) => id !== ''));
}

/** The recipients' names, each once; the customer's name if no address contains one (S2.50). */
export function orderRecipients(order: Order): string[] {
  const names = order.items
    .map((item) => recipientName(item.destinationAddress))
    .filter((name) => name !== '');
  const unique = [...new Set(names)];
  return unique.length > 0 || order.customerName === '' ? unique : [order.customerName];
}
