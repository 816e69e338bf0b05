import type { Item } from '#domain/item/item.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { countedPromises, type DueFact, dueFact, orderArrivalPromise, ownPromise } from './dueFact.ts';
import type { Order } from './order.ts';
import { type ArrivalPromise, hasPromise } from './promiseDates.ts';

/**
 * The promise date of the item, or else of its fulfillment group. R588: if none counts for the order (R273), the
 * promise that the order has instead.
 */
export function itemPromise(item: Item, order: Order, timezone: string): ArrivalPromise {
  const own = ownPromise(item, order);
  if (hasPromise(own)) return own;
  return countedPromises(order).some(hasPromise) ? own : orderArrivalPromise(order, timezone);
}

/** The due fact of one item (R148). */
export function itemDueFact(item: Item, order: Order, current: CurrentTime): DueFact | null {
  return dueFact([item], itemPromise(item, order, current.timezone), current);
}
