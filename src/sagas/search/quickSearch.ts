import { findItem } from '#domain/identifiers.ts';
import { orderPath } from '#domain/links/paths.ts';
import type { Order } from '#domain/order/order.ts';
import { normalizedSearchText, singleTerm } from '#domain/search/queryText.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { call, context, put, type Saga, takeEvery } from '#sagas/core/effects.ts';
import { ORDER_SCREEN_SUBJECT, type QuickSearchParams, quickSearch } from '#store/search/quickSearch.ts';
import { dialogOpened } from '#store/writes/openDialogs.ts';
import { searchOrders } from './search.ts';

/**
 * The page size: the quick search only needs to know whether there is exactly one order, and which one. The
 * second result shows whether it repeats the first (R310).
 */
const PAGE_SIZE = 2;

/** The path of the order, with the item opened if the text is an ID of one of its items. */
function pathTo(order: Order, term: string | null): string {
  const item = term === null ? undefined : findItem(order, term);
  return orderPath(order.orderId, item?.itemId);
}

/**
 * Opens the only result (S7.40) or, if there is none, the order with the entered ID. Otherwise opens the
 * search page, which shows the results or the failure. With `showsFailureHere`, throws the failure instead.
 */
export function* runQuickSearch(params: QuickSearchParams): Saga<{ path: string }> {
  const { showsFailureHere = false } = params;
  const term = normalizedSearchText(params.term);
  const navigate = yield* context('navigate');
  const isLeaving = yield* context('isLeaving');
  const criteria = { ...DEFAULT_CRITERIA, searchTerm: term };
  let path = searchPath(criteria, null);
  try {
    const { directHit, total, orders, repeated } = yield* searchOrders(criteria, PAGE_SIZE);
    const [only] = orders;
    if (directHit !== null) path = directHit;
    else if (total - repeated === 1 && only) path = pathTo(only, singleTerm(term));
  } catch (error) {
    if (showsFailureHere) throw error;
  }
  if (!isLeaving()) yield* call(navigate, path);
  return { path };
}

/** R260: a late result must not leave a dialog that the user has opened in the meantime. */
function* stopQuickSearch(): Saga {
  yield* put(quickSearch.abandoned(ORDER_SCREEN_SUBJECT));
  yield* put(quickSearch.abandoned(''));
}

export function* watchQuickSearch(): Saga {
  yield* takeEvery(dialogOpened, stopQuickSearch);
}
