import type { Platform } from '#api/platform.ts';
import { evidenceSince, externalReorders } from '#domain/actions/externalReorders.ts';
import type { WriteResult } from '#domain/actions/writeResult.ts';
import type { Item } from '#domain/item/item.ts';
import type { Saga } from '#sagas/core/effects.ts';
import type { RequestRedirect } from '#store/actions/redirectOperations.ts';
import type { IntentsOfOthers } from './claimWrite.ts';
import { guardedWrite } from './guardedWrite.ts';
import { readPlacementEvidence } from './placementEvidence.ts';

/**
 * The facts that determine whether an item can be redirected, and from which fulfiller (S4.51). A pending
 * cancellation matters, because another redirect may be waiting for it.
 */
const FACTS = ['status', 'isPendingCancellation', 'redirectObstacle', 'fulfillerId'] as const;

/**
 * Reads the platform's data about recent orders for the items. Returns a function that compares this data with
 * the requests that this browser recorded, and lists the orders placed by other users or applications. `now`
 * is in epoch milliseconds.
 */
async function placedByOthers(
  platform: Platform,
  { orderId, merchantOrderId, itemIds }: RequestRedirect,
  currentItems: readonly Item[],
  now: number,
): Promise<IntentsOfOthers> {
  const since = evidenceSince(now, now);
  const evidence = await readPlacementEvidence(platform, { orderId, merchantOrderId }, { since, now });
  const items = currentItems.filter(({ itemId }) => itemIds.includes(itemId));
  return (recorded) => externalReorders(evidence, { orderId, merchantOrderId, items }, recorded, since);
}

/** All items determine whether the order can be redirected, but only the selected ones are redirected. */
export function* redirect(params: RequestRedirect): Saga<WriteResult> {
  return yield* guardedWrite({
    named: { operation: 'requestRedirect', subject: params.orderId },
    guarded: params,
    facts: FACTS,
    itemIds: params.itemIds,
    readOthers: (platform, items, now) => placedByOthers(platform, params, items, now),
    write: async ({ merchantOrder }) => {
      await merchantOrder.requestRedirect(params.orderId, params.request);
      return null;
    },
  });
}
