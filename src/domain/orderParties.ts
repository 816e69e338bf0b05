import { recipientName } from './address.ts';
import { itemFulfillerId } from './item.ts';
import type { Order } from './order.ts';

/** The fulfillers of the order's items, each once, by the id that lists know. */
export function orderFulfillerIds(order: Order): string[] {
  return [...new Set(order.items.map(itemFulfillerId).filter((id) => id !== ''))];
}

/** Who gets the parcels, each once; the customer where no address says (S2.50). */
export function orderRecipients(order: Order): string[] {
  const names = order.items
    .map((item) => recipientName(item.destinationAddress))
    .filter((name) => name !== '');
  const unique = [...new Set(names)];
  return unique.length > 0 || order.customerName === '' ? unique : [order.customerName];
}

/** The earliest promise of the order and its groups, as local wall clock (S2.51); null where nothing was promised. */
export function orderPromise(order: Order): string | null {
  const dates = [
    order.localPromisedArrivalDate,
    ...order.fulfillmentGroups.map((group) => group.localPromisedArrivalDate),
  ];
  return dates.filter((date) => date !== null).sort()[0] ?? null;
}
