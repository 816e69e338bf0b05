import { toSearchBody } from '#api/orderManager.ts';
import { assembleExport, type ExportedPage, pageNumbers, readableRows } from '#domain/exportPages.ts';
import type { Failure } from '#domain/failure.ts';
import { CSV_CONCURRENCY, SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import type { Order } from '#domain/order.ts';
import type { SearchCriteria } from '#domain/searchCriteria.ts';
import type { DateRange } from '#domain/searchRange.ts';
import { all, call, context, read, type Saga } from './effects.ts';
import { settle } from './settle.ts';

/** The pages of a search while they are read, and what is kept of their orders. */
export interface PageReading<Row extends { orderId: string }> {
  criteria: SearchCriteria;
  range: DateRange;
  /** Orders the platform counted with the first page. */
  total: number;
  /** The pages that have arrived, by number. */
  pages: Map<number, ExportedPage<Row>>;
  toRow: (order: Order) => Row;
  /** Runs after each page. */
  onPage: (reading: PageReading<Row>) => Saga;
}

/** One page, read in the background lane; a failure is returned as a value. */
function* readPage<Row extends { orderId: string }>(
  reading: PageReading<Row>,
  page: number,
): Saga<Failure | null> {
  const platform = yield* context('platform');
  const body = toSearchBody({ ...reading.criteria, page }, reading.range, SEARCH_PAGE_SIZE);
  const outcome = yield* read((signal) =>
    settle(platform.orderManager.search(body, { signal, lane: 'background' })),
  );
  if ('failure' in outcome) return outcome.failure;
  const { orders, total } = outcome.value;
  reading.pages.set(page, { orders: orders.map(reading.toRow), total });
  if (page === 1) reading.total = total;
  yield* reading.onPage(reading);
  return null;
}

function* readFrom<Row extends { orderId: string }>(
  queue: number[],
  reading: PageReading<Row>,
): Saga<Failure | null> {
  let failure: Failure | null = null;
  for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
    failure = (yield* readPage(reading, page)) ?? failure;
  }
  return failure;
}

/** The first page alone, because it says how many there are; null when it was had. */
export function* readFirstPage<Row extends { orderId: string }>(
  reading: PageReading<Row>,
): Saga<Failure | null> {
  return yield* call(() => readPage(reading, 1));
}

/** Every page that has not arrived yet, ten at a time (S7.37); the last failure, or null when all were had. */
function* readMissingPages<Row extends { orderId: string }>(reading: PageReading<Row>): Saga<Failure | null> {
  const queue = pageNumbers(readableRows(reading.total)).filter((page) => !reading.pages.has(page));
  const readers = Array.from({ length: CSV_CONCURRENCY }, () => readFrom(queue, reading));
  const failures = yield* all(readers);
  return failures.find((failure) => failure !== null) ?? null;
}

/**
 * If the result changed while it was read, it is read again as a whole, because pages of two times do not
 * form one result.
 */
export function* readSteadily<Row extends { orderId: string }>(
  reading: PageReading<Row>,
): Saga<Failure | null> {
  const failure = yield* readMissingPages(reading);
  if (failure || assembleExport(reading.pages, reading.total).isSteady) return failure;
  reading.pages.clear();
  return (yield* readFirstPage(reading)) ?? (yield* readMissingPages(reading));
}
