import { isAnyOf } from '@reduxjs/toolkit';
import { ApiError } from '#api/http/apiError.ts';
import { selectableOrders } from '#domain/bulk/bulkPermissions.ts';
import { countCriteria, criteriaKey, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { cancel, fork, put, type Saga, select, take } from '#sagas/core/effects.ts';
import { type PagedRead, readAllResults, readingProgress } from '#sagas/search/resultPages.ts';
import { progressReported } from '#store/console/progressSlice.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { type SelectedResults, selectAllResults } from '#store/results/selectionOperations.ts';
import { ordersDeselected, ordersProcessed, ordersSelected } from '#store/results/selectionSlice.ts';

function reportProgress(reading: PagedRead): Saga {
  return put(progressReported({ selection: readingProgress(reading) }));
}

/** Whether the user is still on this search, on any of its pages and in any sort order. */
function* isStillOpen(criteria: SearchCriteria): Saga<boolean> {
  const { criteria: requested, results } = yield* select((state) => state.search);
  const open = requested ?? results?.criteria;
  return open !== undefined && criteriaKey(countCriteria(open)) === criteriaKey(countCriteria(criteria));
}

/**
 * Collects the orders that are not to be selected again: those that runs process and those that the user
 * deselects meanwhile. Abandons the selection if the user deselects the last selected order.
 */
function* collectLeftOut(leftOutIds: Set<string>): Saga {
  while (true) {
    const action = yield* take(isAnyOf(ordersProcessed, ordersDeselected, ordersSelected));
    if (ordersSelected.match(action)) for (const { orderId } of action.payload) leftOutIds.delete(orderId);
    else for (const orderId of action.payload) leftOutIds.add(orderId);
    const isEmpty = yield* select((state) => Object.keys(state.selection.orders).length === 0);
    if (isEmpty && ordersDeselected.match(action)) yield* put(selectAllResults.abandoned(''));
  }
}

/**
 * Reads all pages of the open search as the CSV export does, then selects the orders that the user can
 * change, except those that a run has processed or the user has deselected meanwhile. Returns the total and
 * the numbers of orders found and permitted; all are 0 if the user has opened another search by then.
 */
export function* readAndSelectResults({ receivedAt }: { receivedAt: number }): Saga<SelectedResults> {
  const results = yield* select((state) => state.search.results);
  const none = { receivedAt, found: 0, total: 0, permitted: 0, unreadable: 0 };
  if (results?.receivedAt !== receivedAt) return none;
  const permissions = yield* select(selectPermissions);
  yield* put(progressReported({ selection: null }));
  const { criteria, range } = results;
  const leftOutIds = new Set<string>();
  const collecting = yield* fork(() => collectLeftOut(leftOutIds));
  const read = yield* readAllResults({ criteria, range, onPage: reportProgress });
  yield* cancel(collecting);
  const { rows, count, total, unreadable, failure } = read;
  if (!(yield* isStillOpen(criteria))) return none;
  if (failure) throw new ApiError(failure);
  const orders = rows.flatMap((row) => (row.kind === 'order' ? [row.order] : []));
  const permitted = selectableOrders(orders, permissions);
  yield* put(ordersSelected(permitted.filter(({ orderId }) => !leftOutIds.has(orderId))));
  return { receivedAt, found: count, total, permitted: permitted.length, unreadable };
}
