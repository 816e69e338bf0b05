import { findItem } from '#domain/identifiers.ts';
import type { Order } from '#domain/order/order.ts';
import { orderPath } from '#domain/paths.ts';
import { singleTerm, withShortIdWildcards } from '#domain/search/queryText.ts';
import { DEFAULT_CRITERIA, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchRange } from '#domain/search/searchRange.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { call, context, put, readPlatform, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { findOrderPath } from '#sagas/core/findOrderPath.ts';
import { settle } from '#sagas/core/settle.ts';
import { dialogOpened } from '#store/actions/openDialogs.ts';
import { ORDER_SCREEN_SUBJECT, quickSearch } from '#store/search/quickSearch.ts';
import { selectTimezone } from '#store/selectors.ts';

/** Replaces the response of a failed search. */
const UNKNOWN = { total: null, orders: [] };

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

/** Whether the search that also finds IDs by their start found more. The total of a failed search is null. */
function isWider(total: number | null, before: number | null): boolean {
  return !before || (total ?? 0) > before;
}

interface QuickSearchParams {
  term: string;
  showsFailureHere?: boolean;
}

/**
 * Opens the only result (S7.40) or, if there is none, the order with the entered ID. Otherwise opens the
 * search page, which shows the results or the failure. With `showsFailureHere`, throws the failure instead.
 */
export function* runQuickSearch({
  term,
  showsFailureHere = false,
}: QuickSearchParams): Saga<{ path: string }> {
  const clock = yield* context('clock');
  const navigate = yield* context('navigate');
  const isLeaving = yield* context('isLeaving');
  const timezone = yield* select(selectTimezone);
  const find = function* find(criteria: SearchCriteria) {
    const range = searchRange(criteria, clock.now(), timezone);
    const search = { criteria, range, pageSize: PAGE_SIZE };
    const outcome = yield* readPlatform(({ orderManager }, signal) =>
      settle(orderManager.search(search, { signal })),
    );
    if ('failure' in outcome && showsFailureHere) throw outcome.error;
    if ('failure' in outcome) return { criteria, ...UNKNOWN };
    const { total, orders, repeated = 0 } = outcome.value;
    return { criteria, total: total - repeated, orders };
  };
  let result = yield* find({ ...DEFAULT_CRITERIA, searchTerm: term });
  // R90: lists show only the start of a UUID.
  const prefixes = withShortIdWildcards(term);
  const single = singleTerm(term);
  if (prefixes !== null && (result.total === 0 || single === null)) {
    const wider = yield* find({ ...DEFAULT_CRITERIA, searchTerm: prefixes });
    if (isWider(wider.total, result.total)) result = wider;
  }
  const { criteria, total, orders } = result;
  const [only] = orders;
  const path =
    total === 1 && only ? pathTo(only, single) : total === 0 && single ? yield* findOrderPath(single) : null;
  const target = path ?? searchPath(criteria, null);
  if (!isLeaving()) yield* call(navigate, target);
  return { path: target };
}

/** R260: a late result must not leave a dialog that the user has opened in the meantime. */
function* stopQuickSearch(): Saga {
  yield* put(quickSearch.abandoned(ORDER_SCREEN_SUBJECT));
  yield* put(quickSearch.abandoned(''));
}

export function* watchQuickSearch(): Saga {
  yield* takeEvery(dialogOpened, stopQuickSearch);
}
