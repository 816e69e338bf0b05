import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { entriesOf, lookUp } from '#domain/byKey.ts';
import { SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import { chunks } from '#domain/lists.ts';
import { put, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { ordersByIds } from '#sagas/search/ordersByIds.ts';
import { runEnded, runReleased } from '#store/bulk/bulkSlice.ts';
import { loadItems, loadOrder, ordersRefreshed } from '#store/order/orderOperations.ts';
import { loadEvents } from '#store/order/panelOperations.ts';

/** Updates the row of an order that was opened or read again. */
function* announceOrder({ payload }: ReturnType<typeof loadOrder.succeeded>): Saga {
  const { result } = payload;
  if (result.kind === 'order' && result.itemsFailure === null) yield* put(ordersRefreshed([result.order]));
}

function* announceItems({ payload }: ReturnType<typeof loadItems.succeeded>): Saga {
  const { orderId } = payload.params;
  const found = yield* select((state) => lookUp(state.orders.loaded, orderId)?.found);
  if (found?.kind === 'order' && found.itemsFailure === null) yield* put(ordersRefreshed([found.order]));
}

/** IDs of the run's orders that are displayed or selected. */
function* shownOf({ runOrders }: JournaledRun): Saga<string[]> {
  const ids = new Set(runOrders.map(({ orderId }) => orderId));
  const shown = yield* select(({ search, selection }) => [
    ...(search.results?.orders ?? []).map(({ orderId }) => orderId),
    ...entriesOf(selection.orders).map(([orderId]) => orderId),
  ]);
  return [...new Set(shown)].filter((orderId) => ids.has(orderId));
}

/**
 * After a run has ended or was interrupted, reloads its orders that are displayed or selected, one page at a
 * time. A row whose order cannot be read stays unchanged.
 */
function* readAfterRun({ payload }: ReturnType<typeof runEnded | typeof runReleased>): Saga {
  const run = yield* select((state) => state.bulk.runs[payload.jobId]);
  if (!run) return;
  // Only the reorder of a single order is started on a screen that shows the order's events.
  if (run.job.scope === 'order')
    for (const { orderId } of run.runOrders) yield* put(loadEvents.requested({ orderId }));
  for (const ids of chunks(yield* shownOf(run), SEARCH_PAGE_SIZE)) {
    const page = yield* ordersByIds(ids);
    if ('value' in page) yield* put(ordersRefreshed(page.value));
  }
}

/** Updates the rows of orders that were read again. */
export function* watchFreshRows(): Saga {
  yield* takeEvery(loadOrder.succeeded, announceOrder);
  yield* takeEvery(loadItems.succeeded, announceItems);
  yield* takeEvery(runEnded, readAfterRun);
  yield* takeEvery(runReleased, readAfterRun);
}
