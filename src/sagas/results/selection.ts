import type { Failure } from '#domain/failure.ts';
import { SEARCH_PAGE_SIZE, SNACKBAR_MS } from '#domain/limits.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { searchRange } from '#domain/search/searchRange.ts';
import { context, put, readPlatform, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';
import { failureDetails } from '#store/actions/failureLines.ts';
import { messageAnnounced } from '#store/console/messagesSlice.ts';
import {
  ordersSelected,
  selectionRecalled,
  selectionRestored,
  unrestoredIdsChanged,
} from '#store/results/selectionSlice.ts';
import { selectTimezone } from '#store/selectors.ts';

/** Warns that the selection is incomplete, because an action must not treat a part of it as the whole. */
function* warnOfMissingOrders(count: number, failure: Failure): Saga {
  const details = failureDetails(failure);
  yield* put(
    messageAnnounced({
      severity: 'warning',
      textKey: 'selectionNotRead',
      values: { count },
      details,
      delay: SNACKBAR_MS.sticky,
    }),
  );
}

/**
 * Restores the selection after a reload or a new sign-in from the IDs that the tab stored. Orders that no
 * longer exist are removed; the IDs of orders that could not be read stay stored.
 */
function* bringBack({ payload }: ReturnType<typeof selectionRecalled>): Saga {
  const clock = yield* context('clock');
  const range = searchRange(DEFAULT_CRITERIA, clock.now(), yield* select(selectTimezone));
  const orderIds = [...new Set(payload.orderIds)];
  let unrestoredIds = orderIds;
  let failure: Failure | null = null;
  for (let start = 0; start < orderIds.length; start += SEARCH_PAGE_SIZE) {
    const ids = orderIds.slice(start, start + SEARCH_PAGE_SIZE);
    const found = yield* readPlatform(({ orderManager }, signal) =>
      settle(orderManager.searchByIds(ids, range, { signal, lane: 'background' })),
    );
    // The user may have cleared the selection meanwhile.
    if (!(yield* select((state) => state.selection.isRestoring))) return;
    if ('value' in found) {
      yield* put(ordersSelected(found.value.orders.filter(({ orderId }) => ids.includes(orderId))));
      unrestoredIds = unrestoredIds.filter((id) => !ids.includes(id));
      yield* put(unrestoredIdsChanged(unrestoredIds));
    } else failure = found.failure;
  }
  yield* put(selectionRestored());
  if (failure) yield* warnOfMissingOrders(unrestoredIds.length, failure);
}

export function* watchSelectionRecall(): Saga {
  yield* takeEvery(selectionRecalled, bringBack);
}
