import { findItem, isIdOfOrder } from '#domain/identifiers.ts';
import { orderPath } from '#domain/links/paths.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderSearch, SearchPage } from '#domain/search/orderSearch.ts';
import { singleTerm, withShortIdWildcards } from '#domain/search/queryText.ts';
import { criteriaKey, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { hasInvalidRange, searchRange } from '#domain/search/searchRange.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { call, context, put, readSearchPlatform, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { readCurrentTime } from '#sagas/core/readCurrentTime.ts';
import { settle } from '#sagas/core/settle.ts';
import { type FoundOrders, runSearch, searchOpened, searchRepeated } from '#store/search/searchOperations.ts';
import { searchCleared, searchRefused } from '#store/search/searchSlice.ts';

/**
 * The path of the order with this ID (S7.3), even if the search index does not include the order yet. Looks
 * for the order in order-manager first, then for the one that the merchant placed (S2.88). Returns null if
 * neither is found. A failed read counts as not found, so that the search itself does not fail.
 */
function* findOrderPath(id: string): Saga<string | null> {
  const order = yield* readSearchPlatform(({ orderManager }, signal) =>
    settle(orderManager.order(id, { signal })),
  );
  if ('value' in order && order.value) return orderPath(order.value.orderId);
  // A word without a digit is not an ID.
  if (!/\d/.test(id)) return null;
  const placed = yield* readSearchPlatform(({ orderRequest }, signal) =>
    settle(orderRequest.placedOrderId(id, { signal })),
  );
  return 'value' in placed && placed.value ? orderPath(placed.value) : null;
}

/**
 * The path of the only order if the term is the ID of the order or of one of its items (S2.37); otherwise
 * null.
 */
function exactHit([order]: readonly Order[], term: string): string | null {
  if (!order) return null;
  const item = findItem(order, term);
  return item || isIdOfOrder(order, term) ? orderPath(order.orderId, item?.itemId) : null;
}

/**
 * R90: lists show only the start of a UUID. Returns the path of the only order found by the start of its ID,
 * or of the search that also finds IDs by their start; null if that fails or finds no more than `total`.
 */
function* findByPrefix(search: OrderSearch, total: number): Saga<string | null> {
  const searchTerm = withShortIdWildcards(search.criteria.searchTerm);
  if (searchTerm === null) return null;
  const wanted = { ...search.criteria, searchTerm, page: 1 };
  const found = yield* readSearchPlatform(({ orderManager }, signal) =>
    settle(orderManager.search({ ...search, criteria: wanted }, { signal })),
  );
  if ('failure' in found || found.value.total <= total) return null;
  const { total: count, orders, repeated } = found.value;
  const [order] = orders;
  if (count - repeated === 1 && order && singleTerm(search.criteria.searchTerm) !== null)
    return orderPath(order.orderId);
  return searchPath(wanted, yield* select((state) => state.search.columns));
}

/**
 * The path to open instead of the list, or null. It leads to the one order that the search text identifies,
 * or to a search that also finds IDs by their start.
 */
function* findDirectHit(search: OrderSearch, { total, orders, repeated }: SearchPage): Saga<string | null> {
  const term = singleTerm(search.criteria.searchTerm);
  if (total > 0 && term !== null) return total - repeated === 1 ? exactHit(orders, term) : null;
  const path = yield* findByPrefix(search, total);
  return path ?? (term === null ? null : yield* findOrderPath(term));
}

/** Requests one page of results, and finds the path to open instead of them, if there is one. */
export function* searchOrders(criteria: SearchCriteria, pageSize?: number): Saga<FoundOrders> {
  const range = searchRange(criteria, yield* readCurrentTime());
  const search = { criteria, range, ...(pageSize !== undefined && { pageSize }) };
  const page = yield* readSearchPlatform(({ orderManager }, signal) =>
    orderManager.search(search, { signal }),
  );
  const directHit = yield* findDirectHit(search, page);
  return { ...page, range, directHit };
}

/**
 * Opens a direct hit. Its page replaces the search in the history, so that Back does not lead to the search,
 * which would open the direct hit again. A search that was abandoned or replaced never gets here, but one that
 * the user is about to leave does.
 */
function* openDirectHit({ payload }: ReturnType<typeof runSearch.succeeded>): Saga {
  const { directHit } = payload.result;
  const isLeaving = yield* context('isLeaving');
  if (directHit === null || isLeaving()) return;
  const navigate = yield* context('navigate');
  yield* call(navigate, directHit, { replace: true });
}

/** Runs the search when its screen is opened (S2.15), unless its results are displayed or being loaded. */
function* openSearch(action: ReturnType<typeof searchOpened>): Saga {
  const { criteria, status } = yield* select((state) => state.search);
  const isOpen = criteria !== null && criteriaKey(criteria) === criteriaKey(action.payload);
  if (isOpen && (status === 'running' || status === 'succeeded')) return;
  yield* sendSearch(action);
}

function* sendSearch({ payload: criteria }: ReturnType<typeof searchOpened | typeof searchRepeated>): Saga {
  // The form shows that the range is invalid.
  if (hasInvalidRange(criteria, yield* readCurrentTime())) {
    yield* put(searchRefused());
    return;
  }
  yield* put(runSearch.requested(criteria));
}

/** Clearing or refusing a search also cancels its pending request, so that a late response opens nothing. */
function* stopSearch(): Saga {
  yield* put(runSearch.abandoned(''));
}

export function* watchSearch(): Saga {
  yield* takeEvery(searchOpened, openSearch);
  yield* takeEvery(searchRepeated, sendSearch);
  yield* takeEvery(searchCleared, stopSearch);
  yield* takeEvery(searchRefused, stopSearch);
  yield* takeEvery(runSearch.succeeded, openDirectHit);
}
