import type { Item } from '#domain/item/item.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { type DueFact, dueFact, ownPromise } from './dueFact.ts';
import type { Order } from './order.ts';
import { type ArrivalPromise, hasPromise } from './promiseDates.ts';

/**
 * The promise date of the item, or else of its fulfillment group. R588: if no item of the order has one, that
 * of the order, which R273 then uses too.
 */
export function itemPromise(item: Item, order: Order): ArrivalPromise {
  if (order.items.some((one) => hasPromise(ownPromise(one, order)))) return ownPromise(item, order);
  return { localPromisedArrivalDate: order.localPromisedArrivalDate, promisedArrivalDate: null };
}

/** The due fact of one item (R148). */
export function itemDueFact(item: Item, order: Order, current: CurrentTime): DueFact | null {
  return dueFact([item], itemPromise(item, order), current);
}
