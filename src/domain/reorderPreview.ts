import type { Item } from './item.ts';
import type { MerchantOrder } from './merchantOrder.ts';
import { groupItems, type Order } from './order.ts';
import { type ArrivalPromise, movePromise } from './promiseDates.ts';
import { type PlannedOrder, plannedItemIds } from './reorderPlan.ts';

/** One order of a plan, as a person checks it before it is sent. */
export interface PreviewedOrder {
  items: Item[];
  /** Each promise once: as it was and as it will be; null where nothing was promised. */
  promises: { from: string | null; to: string | null }[];
}

/** What is promised now for the group an item is in: as the merchant placed it, else as the platform runs it. */
function promiseOf(itemId: string, order: Order, request: MerchantOrder | null): ArrivalPromise | null {
  const placed = request?.groups.find((group) => group.items.some((item) => item.itemId === itemId));
  const running = order.fulfillmentGroups.find((group) =>
    groupItems(order, group).some((item) => item.itemId === itemId),
  );
  return placed ?? running ?? null;
}

function shown({ localPromisedArrivalDate, promisedArrivalDate }: ArrivalPromise): string | null {
  return localPromisedArrivalDate ?? promisedArrivalDate;
}

/** The plan in items and dates (S9.8, S9.10). `today` is 'YYYY-MM-DD'. */
export function previewOrders(
  planned: readonly PlannedOrder[],
  order: Order,
  request: MerchantOrder | null,
  choice: { keepDates: boolean; today: string },
): PreviewedOrder[] {
  return planned.map((one) => {
    const promises = one.groups.map(([itemId = '']) => {
      const promise = promiseOf(itemId, order, request);
      if (!promise) return { from: null, to: null };
      return { from: shown(promise), to: shown(movePromise(promise, choice.today, choice.keepDates)) };
    });
    const each = new Map(promises.map((promise) => [`${promise.from} ${promise.to}`, promise]));
    const itemIds = new Set(plannedItemIds(one));
    return { items: order.items.filter((item) => itemIds.has(item.itemId)), promises: [...each.values()] };
  });
}
