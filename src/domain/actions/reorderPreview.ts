import type { Address } from '#domain/address/address.ts';
import type { Item } from '#domain/item/item.ts';
import type { MerchantOrder } from '#domain/order/merchantOrder.ts';
import { groupItems, type Order } from '#domain/order/order.ts';
import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { isSameId } from '#domain/sameId.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { dateTimeText, toIso } from '#domain/time/time.ts';
import { type MovingDay, movePromise, promiseOf } from './movePromise.ts';
import { type PlannedOrder, plannedItemIds } from './reorderPlan.ts';

/** A group's promise before and after the reorder. */
export interface PreviewedPromise {
  from: ArrivalPromise;
  to: ArrivalPromise;
}

const NO_PROMISE: ArrivalPromise = { localPromisedArrivalDate: null, promisedArrivalDate: null };

export interface PreviewedOrder {
  items: Item[];
  /** The old and new promises, each pair once. */
  promises: PreviewedPromise[];
  /** The delivery addresses of the order's groups, each once. */
  destinations: Address[];
}

interface OriginalGroup extends ArrivalPromise {
  destinationAddress: Address | null;
}

/**
 * The item's group in the merchant's order, which a reorder repeats (R35). If it is not found there, the
 * group in the platform's order; null if there is none.
 */
function originalGroup(itemId: string, order: Order, request: MerchantOrder | null): OriginalGroup | null {
  const placed = request?.groups.find((group) => group.items.some((item) => isSameId(item.itemId, itemId)));
  const running = order.fulfillmentGroups.find((group) =>
    groupItems(order, group).some((item) => item.itemId === itemId),
  );
  return placed ?? running ?? null;
}

/** The items, dates and destinations of the planned orders (S9.8, S9.10, R117). */
export function previewOrders(
  planned: readonly PlannedOrder[],
  order: Order,
  request: MerchantOrder | null,
  choice: MovingDay & { keepDates: boolean },
): PreviewedOrder[] {
  return planned.map((one) => {
    const groups = one.groups.map(([itemId = '']) => originalGroup(itemId, order, request));
    const promises = groups.map((group) => {
      const from = group ? promiseOf(group) : NO_PROMISE;
      return { from, to: movePromise(from, choice, choice.keepDates) };
    });
    const addresses = groups.flatMap((group) => group?.destinationAddress ?? []);
    const each = new Map(promises.map((promise) => [JSON.stringify(promise), promise]));
    const itemIds = new Set(plannedItemIds(one));
    return {
      items: order.items.filter((item) => itemIds.has(item.itemId)),
      promises: [...each.values()],
      destinations: [...new Map(addresses.map((address) => [JSON.stringify(address), address])).values()],
    };
  });
}

/** How a reorder moves a promise date, worst first: into the past, before the original date, or after it. */
export type PromiseShift = 'past' | 'earlier' | 'later';

function isMoved({ from, to }: PreviewedPromise): boolean {
  return (
    from.localPromisedArrivalDate !== to.localPromisedArrivalDate ||
    from.promisedArrivalDate !== to.promisedArrivalDate
  );
}

/** Compares the instants, or the local times if an instant is unknown. */
function isBefore(a: ArrivalPromise, b: ArrivalPromise): boolean {
  if (a.promisedArrivalDate !== null && b.promisedArrivalDate !== null)
    return Date.parse(a.promisedArrivalDate) < Date.parse(b.promisedArrivalDate);
  return (a.localPromisedArrivalDate ?? '') < (b.localPromisedArrivalDate ?? '');
}

/** The worst shift of all promise dates; null if none of them moves. */
export function promiseShift(
  orders: readonly Pick<PreviewedOrder, 'promises'>[],
  { epochMs, timezone }: CurrentTime,
): PromiseShift | null {
  const moved = orders.flatMap(({ promises }) => promises.filter(isMoved));
  if (moved.length === 0) return null;
  const instant = toIso(epochMs);
  const now: ArrivalPromise = {
    promisedArrivalDate: instant,
    localPromisedArrivalDate: dateTimeText(instant, timezone).replace(' ', 'T'),
  };
  if (moved.some(({ to }) => isBefore(to, now))) return 'past';
  return moved.some(({ from, to }) => isBefore(to, from)) ? 'earlier' : 'later';
}
