import type { RunOrder } from '#domain/bulk/bulkJob.ts';
import { type RunOrderState, runOrderState } from '#domain/bulk/bulkResults.ts';
import { entriesOf, lookUp } from '#domain/byKey.ts';
import { ROWS_DURING_RUN_MS, SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import { chunks } from '#domain/lists.ts';
import { delay, put, runUntil, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { ordersByIds } from '#sagas/search/ordersByIds.ts';
import { runEnded, runRefused, runReleased, runTakenOver } from '#store/bulk/bulkSlice.ts';
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

/** IDs of the orders that are displayed or selected. */
function* shownOf(runOrders: readonly RunOrder[]): Saga<string[]> {
  const ids = new Set(runOrders.map(({ orderId }) => orderId));
  const shown = yield* select(({ search, selection }) => [
    ...(search.results?.orders ?? []).map(({ orderId }) => orderId),
    ...entriesOf(selection.orders).map(([orderId]) => orderId),
  ]);
  return [...new Set(shown)].filter((orderId) => ids.has(orderId));
}

/**
 * Reloads those of a run's orders that are displayed or selected, one page at a time. A row whose order cannot
 * be read stays unchanged.
 */
function* readRows(runOrders: readonly RunOrder[]): Saga {
  for (const ids of chunks(yield* shownOf(runOrders), SEARCH_PAGE_SIZE)) {
    const page = yield* ordersByIds(ids);
    if ('value' in page) yield* put(ordersRefreshed(page.value));
  }
}

type RunEnd = ReturnType<typeof runEnded | typeof runReleased | typeof runRefused>;

function isRunEnd(action: unknown): action is RunEnd {
  if (runRefused.match(action)) return action.payload.refusal === 'journal';
  return runEnded.match(action) || runReleased.match(action);
}

/** Reloads the orders whose outcome has become known since the last time, until the run ends (R518). */
function* readDuringRun(action: ReturnType<typeof runTakenOver>): Saga {
  const { jobId } = action.payload.job;
  const isEnd = (other: unknown): other is RunEnd => isRunEnd(other) && other.payload.jobId === jobId;
  yield* runUntil({ match: isEnd }, readSettled(action));
}

const OPEN_STATES: readonly RunOrderState[] = ['waiting', 'sending'];

function* readSettled({ payload: { job, runOrders } }: ReturnType<typeof runTakenOver>): Saga {
  let read = new Set(runOrders);
  for (;;) {
    yield* delay(ROWS_DURING_RUN_MS);
    const run = yield* select((state) => state.bulk.runs[job.jobId]);
    if (!run) return;
    const settled = run.runOrders.filter((one) => !OPEN_STATES.includes(runOrderState(job.verb, one)));
    yield* readRows(settled.filter((one) => !read.has(one)));
    read = new Set(settled);
  }
}

/** Reloads the orders of a run that has ended or was interrupted. */
function* readAfterRun({ payload }: RunEnd): Saga {
  const run = yield* select((state) => state.bulk.runs[payload.jobId]);
  if (!run) return;
  // Only the reorder of a single order is started on a screen that shows the order's events.
  if (run.job.scope === 'order')
    for (const { orderId } of run.runOrders) yield* put(loadEvents.requested({ orderId }));
  yield* readRows(run.runOrders);
}

/** Updates the rows of orders that were read again. */
export function* watchFreshRows(): Saga {
  yield* takeEvery(loadOrder.succeeded, announceOrder);
  yield* takeEvery(loadItems.succeeded, announceItems);
  yield* takeEvery(runTakenOver, readDuringRun);
  yield* takeEvery({ match: isRunEnd }, readAfterRun);
}
