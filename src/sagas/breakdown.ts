import { ApiError } from '#api/apiError.ts';
import type { CountedOrder, CountedSearch } from '#domain/breakdown.ts';
import { assembleExport, readableRows } from '#domain/exportPages.ts';
import { dateText, toIso } from '#domain/time.ts';
import { type BreakdownParams, countPages } from '#store/resultOperations.ts';
import { selectPermissions, selectTimezone } from '#store/selectors.ts';
import { call, context, put, type Saga, select } from './effects.ts';
import { type PageReading, readFirstPage, readSteadily } from './resultPages.ts';

function counted({ pages, total }: PageReading<CountedOrder>, today: string): CountedSearch {
  const { rows, ...facts } = assembleExport(pages, total);
  const orders = rows.flatMap((row) => (row.kind === 'order' ? [row.order] : []));
  return { ...facts, orders, readable: readableRows(facts.total), today };
}

/** Counts the orders of a search, page by page as the CSV reads them; each page shows as soon as it is here. */
export function* countBreakdown(params: BreakdownParams): Saga<number> {
  const { criteria, range, receivedAt } = params;
  // Loaded with the dialog's code, because few visits need it.
  const { toCountedOrder } = yield* call(() => import('#domain/breakdown.ts'));
  const clock = yield* context('clock');
  const timezone = yield* select(selectTimezone);
  const permissions = yield* select(selectPermissions);
  const epochMs = clock.now();
  const present = { epochMs, today: dateText(toIso(epochMs), timezone) };
  const tell = (read: PageReading<CountedOrder>) =>
    put(countPages.succeeded({ params, result: { receivedAt, counted: counted(read, present.today) } }));
  yield* put(countPages.dismissed(''));
  const reading: PageReading<CountedOrder> = {
    criteria,
    range,
    total: 0,
    pages: new Map(),
    toRow: (order) => toCountedOrder(order, present, permissions),
    onPage: tell,
  };
  const failure = yield* readFirstPage(reading);
  if (failure) throw new ApiError(failure);
  yield* readSteadily(reading);
  yield* tell(reading);
  return receivedAt;
}
