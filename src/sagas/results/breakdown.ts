import { type Failure, isUnauthorized } from '#domain/failure.ts';
import type { Order } from '#domain/order/order.ts';
import type { Grants } from '#domain/permissions.ts';
import { type CountedOrder, type CountedSearch, toCountedOrder } from '#domain/results/breakdown.ts';
import { type AssembledExport, assembleExport, rowsToLoad } from '#domain/results/exportPages.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { put, type Saga, select } from '#sagas/core/effects.ts';
import { untilLoaded } from '#sagas/core/untilLoaded.ts';
import { readAllResults } from '#sagas/search/resultPages.ts';
import { progressReported } from '#store/console/progressSlice.ts';
import { loadPermissions } from '#store/console/referenceOperations.ts';
import { sessionExpired } from '#store/people/sessionSlice.ts';
import { selectPermissions, selectTimezone } from '#store/people/userSelectors.ts';
import type { BreakdownParams } from '#store/results/resultOperations.ts';

/** Returns a function that counts the orders that have been read, each of them only once. */
function createCounter(permissions: Grants, timezone: string) {
  const known = new WeakMap<Order, CountedOrder>();
  return ({ rows, ...figures }: AssembledExport, readAt: number): CountedSearch => {
    const current = currentTime(readAt, timezone);
    const orders = rows.flatMap((row) => {
      if (row.kind !== 'order') return [];
      const counted = known.get(row.order) ?? toCountedOrder(row.order, current, permissions);
      known.set(row.order, counted);
      return [counted];
    });
    return { ...figures, orders, ordersToCount: rowsToLoad(figures.total), today: current.today };
  };
}

/**
 * Reads the pages of a search as the CSV export does, and reports the counted orders after each page. Delays
 * are calculated for the time of the request for the first page, as in the CSV file.
 */
export function* countBreakdown(params: BreakdownParams): Saga<null> {
  const { criteria, range, receivedAt } = params;
  const timezone = yield* select(selectTimezone);
  yield* put(progressReported({ breakdown: null }));
  yield* untilLoaded(loadPermissions);
  const count = createCounter(yield* select(selectPermissions), timezone);
  const publish = (read: AssembledExport, readAt: number, failure: Failure | null) => {
    // Frozen here, because the store would otherwise traverse all counted orders to freeze them
    // (docs/decisions/0009-long-answers.md).
    const breakdown = { receivedAt, timezone, counted: count(read, readAt), failure };
    return put(progressReported({ breakdown: Object.freeze(breakdown) }));
  };
  const { failure, readAt, ...read } = yield* readAllResults({
    criteria,
    range,
    onPage: ({ pages, total, readAt }) => publish(assembleExport(pages, total), readAt, null),
  });
  yield* publish(read, readAt, failure);
  if (failure && isUnauthorized(failure)) yield* put(sessionExpired());
  return null;
}
