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
  let failure: Failure | null = null;
  for (const ids of chunks([...new Set(payload.orderIds)], SEARCH_PAGE_SIZE)) {
    const found = yield* ordersByIds(ids);
    // R529: the user may have cleared the selection or deselected some of these orders meanwhile.
    const { isRestoring, unrestoredIds } = yield* select((state) => state.selection);
    if (!isRestoring) return;
    if ('value' in found) {
      const wanted = found.value.filter(({ orderId }) => unrestoredIds.includes(orderId));
      // Selecting orders ends the offer to select the deselected ones again.
      if (wanted.length > 0) yield* put(ordersSelected(wanted));
      yield* put(unrestoredIdsChanged(unrestoredIds.filter((id) => !ids.includes(id))));
    } else failure = found.failure;
  }
  yield* put(selectionRestored());
  const missing = new Set(yield* select((state) => state.selection.unrestoredIds)).size;
  if (failure && missing > 0) yield* warnOfMissingOrders(missing, failure);
}

export function* watchSelectionRecall(): Saga {
  yield* takeEvery(selectionRecalled, restoreSelection);
}
