import { recipientName } from '#domain/address.ts';
import { itemFulfillerId } from '#domain/item/item.ts';
import type { Order } from './order.ts';
import type { ArrivalPromise } from './promiseDates.ts';

/** The IDs of the order's fulfillers (see `itemFulfillerId`), without duplicates. */
export function orderFulfillerIds(order: Order): string[] {
  return [...new Set(order.items.map(itemFulfillerId).filter((id) => id !== ''))];
}

/** The recipients' names, each once; the customer's name if no address contains one (S2.50). */
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

/** The earliest promise date of the order and its groups, as local wall-clock time (S2.51), or null. */
export function orderPromise(order: Order): string | null {
  const groups = order.fulfillmentGroups.map((group) => group.localPromisedArrivalDate);
  return earliest([order.localPromisedArrivalDate, ...groups]);
}

/**
 * S3.7: the earliest promise dates, as local wall-clock time and as an instant. The two may come from
 * different groups.
 */
export function orderArrivalPromise(order: Order): ArrivalPromise {
  return {
    localPromisedArrivalDate: orderPromise(order),
    promisedArrivalDate: earliest(order.fulfillmentGroups.map((group) => group.promisedArrivalDate)),
  };
}
