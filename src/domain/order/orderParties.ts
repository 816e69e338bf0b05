import { recipientName } from '#domain/address.ts';
import { itemFulfillerId } from '#domain/item/item.ts';
import type { Order } from './order.ts';
import type { ArrivalPromise } from './promiseDates.ts';

/** The fulfillers of the order's items, each once, by the id that lists know. */
export function orderFulfillerIds(order: Order): string[] {
  return [...new Set(order.items.map(itemFulfillerId).filter((id) => id !== ''))];
}

/** The recipients, each once; the customer if no address names one (S2.50). */
export function orderRecipients(order: Order): string[] {
  const names = order.items
    .map((item) => recipientName(item.destinationAddress))
    .filter((name) => name !== '');
  const unique = [...new Set(names)];
  return unique.length > 0 || order.customerName === '' ? unique : [order.customerName];
}

function earliest(dates: readonly (string | null)[]): string | null {
  return dates.filter((date) => date !== null && date !== '').sort()[0] ?? null;
}

/** The earliest promise of the order and its groups, as local wall clock (S2.51); null where nothing was promised. */
export function orderPromise(order: Order): string | null {
  const groups = order.fulfillmentGroups.map((group) => group.localPromisedArrivalDate);
  return earliest([order.localPromisedArrivalDate, ...groups]);
}

/** S3.7: the earliest promise, as local wall clock and as an instant; groups may give the one, the other or both. */
export function orderArrivalPromise(order: Order): ArrivalPromise {
  return {
    localPromisedArrivalDate: orderPromise(order),
    promisedArrivalDate: earliest(order.fulfillmentGroups.map((group) => group.promisedArrivalDate)),
  };
}
