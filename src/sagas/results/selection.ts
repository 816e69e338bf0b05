import type { Failure } from '#domain/failure.ts';
import { SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import { chunks } from '#domain/lists.ts';
import { put, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { ordersByIds } from '#sagas/search/ordersByIds.ts';
import { failureDetails } from '#store/actions/failureLines.ts';
import { messageAnnounced } from '#store/console/messagesSlice.ts';
import {
  ordersSelected,
  selectionRecalled,
  selectionRestored,
  unrestoredIdsChanged,
} from '#store/results/selectionSlice.ts';

/** Warns that the selection is incomplete, because an action must not treat a part of it as the whole. */
function* warnOfMissingOrders(count: number, failure: Failure): Saga {
  const details = failureDetails(failure);
  yield* put(
    messageAnnounced({ severity: 'warning', textKey: 'selectionNotRead', values: { count }, details }),
  );
}

/**
 * Restores the selection after a reload or a new sign-in from the IDs that the tab stored. Orders that no
 * longer exist are removed; the IDs of orders that could not be read stay stored.
 */
function* restoreSelection({ payload }: ReturnType<typeof selectionRecalled>): Saga {
  const orderIds = [...new Set(payload.orderIds)];
  let unrestoredIds = orderIds;
  let failure: Failure | null = null;
  for (const ids of chunks(orderIds, SEARCH_PAGE_SIZE)) {
    const found = yield* ordersByIds(ids);
    // The user may have cleared the selection meanwhile.
    if (!(yield* select((state) => state.selection.isRestoring))) return;
    if ('value' in found) {
      yield* put(ordersSelected(found.value));
      unrestoredIds = unrestoredIds.filter((id) => !ids.includes(id));
      yield* put(unrestoredIdsChanged(unrestoredIds));
    } else failure = found.failure;
  }
  yield* put(selectionRestored());
  if (failure) yield* warnOfMissingOrders(unrestoredIds.length, failure);
}

export function* watchSelectionRecall(): Saga {
  yield* takeEvery(selectionRecalled, restoreSelection);
}
