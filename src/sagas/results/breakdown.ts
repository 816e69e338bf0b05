import { type Failure, isUnauthorized } from '#domain/failure.ts';
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

function counted(read: AssembledExport<CountedOrder>, today: string): CountedSearch {
  const { rows, count, total, missing, unreadable, isSteady } = read;
  const orders = rows.flatMap((row) => (row.kind === 'order' ? [row.order] : []));
  const figures = { count, total, missing, unreadable, isSteady };
  return { ...figures, orders, ordersToCount: rowsToLoad(total), today };
}

/**
 * Reads the pages of a search as the CSV export does, and reports the counted orders after each page. Delays
 * are calculated for the time of the request for the first page, as in the CSV file.
 */
export function* countBreakdown(params: BreakdownParams): Saga<null> {
  const { criteria, range, receivedAt } = params;
  const timezone = yield* select(selectTimezone);
  let current = currentTime(0, timezone);
  const publish = (read: AssembledExport<CountedOrder>, failure: Failure | null) => {
    // Frozen here, because the store would otherwise traverse all counted orders to freeze them
    // (docs/decisions/0009-long-answers.md).
    const breakdown = { receivedAt, timezone, counted: counted(read, current.today), failure };
    return put(progressReported({ breakdown: Object.freeze(breakdown) }));
  };
  yield* put(progressReported({ breakdown: null }));
  yield* untilLoaded(loadPermissions);
  const permissions = yield* select(selectPermissions);
  const read = yield* readAllResults<CountedOrder>({
    criteria,
    range,
    toRow: (order, readAt) => {
      if (current.epochMs !== readAt) current = currentTime(readAt, timezone);
      return toCountedOrder(order, current, permissions);
    },
    onPage: ({ pages, total }) => publish(assembleExport(pages, total), null),
  });
  yield* publish(read, read.failure);
  if (read.failure && isUnauthorized(read.failure)) yield* put(sessionExpired());
  return null;
}
