import type { Item } from '#domain/item/item.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { type DueFact, dueFact, orderArrivalPromise, ownPromise } from './dueFact.ts';
import type { Order } from './order.ts';
import { type ArrivalPromise, hasPromise } from './promiseDates.ts';

/**
 * The promise date of the item, or else of its fulfillment group. R588: if R273 uses that of the order, because no
 * item that counts has one, so does the item.
 */
export function itemPromise(item: Item, order: Order, timezone: string): ArrivalPromise {
  const own = ownPromise(item, order);
  if (hasPromise(own)) return own;
  const open = order.items.filter((one) => !itemStatus(one).isFinished);
  const counting = open.length > 0 ? open : order.items;
  const isPromised = counting.some((one) => hasPromise(ownPromise(one, order)));
  return isPromised ? own : orderArrivalPromise(order, timezone);
}

/** The due fact of one item (R148). */
export function itemDueFact(item: Item, order: Order, current: CurrentTime): DueFact | null {
  return dueFact([item], itemPromise(item, order, current.timezone), current);
}
