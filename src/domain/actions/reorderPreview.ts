import type { Address } from '#domain/address.ts';
import type { Item } from '#domain/item/item.ts';
import type { MerchantOrder } from '#domain/order/merchantOrder.ts';
import { groupItems, type Order } from '#domain/order/order.ts';
import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { movePromise } from './movePromise.ts';
import { type PlannedOrder, plannedItemIds } from './reorderPlan.ts';

export interface PreviewedOrder {
  items: Item[];
  /** The old and new promise dates, each pair once; both are null for a group without a promise. */
  promises: { from: string | null; to: string | null }[];
  /** The delivery addresses of the order's groups, each once. */
  destinations: Address[];
}

interface PlacedGroup extends ArrivalPromise {
  destinationAddress: Address | null;
}

/**
 * The item's group in the merchant's order, which a reorder repeats (R35). If it is not found there, the
 * group in the platform's order; null if there is none.
 */
function placedGroup(itemId: string, order: Order, request: MerchantOrder | null): PlacedGroup | null {
  const placed = request?.groups.find((group) => group.items.some((item) => item.itemId === itemId));
  const running = order.fulfillmentGroups.find((group) =>
    groupItems(order, group).some((item) => item.itemId === itemId),
  );
  return placed ?? running ?? null;
}

function shown({ localPromisedArrivalDate, promisedArrivalDate }: ArrivalPromise): string | null {
  return localPromisedArrivalDate ?? promisedArrivalDate;
}

/** The items, dates and destinations of the planned orders (S9.8, S9.10, R117). `today` is 'YYYY-MM-DD'. */
export function previewOrders(
  planned: readonly PlannedOrder[],
  order: Order,
  request: MerchantOrder | null,
  choice: { keepDates: boolean; today: string },
): PreviewedOrder[] {
  return planned.map((one) => {
    const groups = one.groups.map(([itemId = '']) => placedGroup(itemId, order, request));
    const promises = groups.map((group) => {
      if (!group) return { from: null, to: null };
      return { from: shown(group), to: shown(movePromise(group, choice.today, choice.keepDates)) };
    });
    const addresses = groups.flatMap((group) => group?.destinationAddress ?? []);
    const each = new Map(promises.map((promise) => [`${promise.from} ${promise.to}`, promise]));
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

/**
 * The worst shift of all promise dates; null if none of them moves. `now` is wall-clock time, such as
 * '2026-11-24T18:00:00'.
 */
export function promiseShift(
  orders: readonly Pick<PreviewedOrder, 'promises'>[],
  now: string,
): PromiseShift | null {
  const moved = orders.flatMap(({ promises }) => promises.filter(({ from, to }) => from !== to));
  if (moved.length === 0) return null;
  if (moved.some(({ to }) => to !== null && to < now)) return 'past';
  return moved.some(({ from, to }) => from !== null && to !== null && to < from) ? 'earlier' : 'later';
}
