import type { ReadOptions } from '#api/http/call.ts';
import type { Platform } from '#api/platform.ts';
import type { Item } from '#domain/item/item.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { guardedWrite } from '#sagas/writes/guardedWrite.ts';
import type { IntentsOfOthersFinder } from '#sagas/writes/reserveWrite.ts';
import { type RequestRedirectParams, requestRedirect } from '#store/actions/writeOperations.ts';
import { readReordersOfOthers } from './reordersOfOthers.ts';

/**
 * The facts that determine whether an item can be redirected, and from which fulfiller (S4.51). A pending
 * cancellation matters, because another redirect may be waiting for it.
 */
const FACTS = ['status', 'isPendingCancellation', 'redirectObstacle', 'fulfillerId'] as const;

/**
 * Returns a function that lists the recent orders that other users or applications placed for these items.
 * `now` is in epoch milliseconds.
 */
async function placedByOthers(
  platform: Platform,
  { orderId, merchantOrderId, itemIds }: RequestRedirectParams,
  currentItems: readonly Item[],
  { now, ...options }: ReadOptions & { now: number },
): Promise<IntentsOfOthersFinder> {
  const items = currentItems.filter(({ itemId }) => itemIds.includes(itemId));
  const merchantId = currentItems[0]?.merchantId ?? '';
  const original = { orderId, merchantOrderId, merchantId, items, allItems: currentItems };
  return (await readReordersOfOthers(platform, original, { plannedAt: now, now, ...options })).missingIn;
}

/** All items determine whether the order can be redirected, but only the selected ones are redirected. */
export function requestItemRedirect(params: RequestRedirectParams): Saga<WriteResult> {
  return guardedWrite({
    operation: requestRedirect,
    params,
    facts: FACTS,
    itemIds: params.itemIds,
    readOthers: (platform, items, now, options) =>
      placedByOthers(platform, params, items, { now, ...options }),
    write: ({ merchantOrder }, _items, options) =>
      merchantOrder.requestRedirect(params.orderId, params.request, options),
  });
}
