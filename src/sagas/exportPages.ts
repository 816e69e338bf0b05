import { toSearchBody } from '#api/orderManager.ts';
import { type ExportedPage, pageNumbers } from '#domain/exportPages.ts';
import type { Failure } from '#domain/failure.ts';
import { CSV_CONCURRENCY, SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import type { SearchCriteria } from '#domain/searchCriteria.ts';
import type { DateRange } from '#domain/searchRange.ts';
import { exportProgressed } from '#store/exportSlice.ts';
import { all, call, context, put, read, type Saga } from './effects.ts';
import { settle } from './settle.ts';

/** An export while it is read: what was asked for, and the pages that have arrived, by number. */
export interface ExportReading {
  criteria: SearchCriteria;
  range: DateRange;
  /** Orders the platform counted with the first page. */
  total: number;
  pages: Map<number, ExportedPage>;
}

function countOf(reading: ExportReading): number {
  const read = [...reading.pages.values()].reduce((sum, page) => sum + page.orders.length, 0);
  return Math.min(read, reading.total);
}

/** One page, in the lane that never holds up a person; its failure is a value. */
function* readPage(reading: ExportReading, page: number): Saga<Failure | null> {
  const platform = yield* context('platform');
  const body = toSearchBody({ ...reading.criteria, page }, reading.range, SEARCH_PAGE_SIZE);
  const outcome = yield* read((signal) =>
    settle(platform.orderManager.search(body, { signal, lane: 'background' })),
  );
  if ('failure' in outcome) return outcome.failure;
  reading.pages.set(page, outcome.value);
  if (page === 1) reading.total = outcome.value.total;
  yield* put(exportProgressed({ count: countOf(reading), total: reading.total }));
  return null;
}

function* readFrom(queue: number[], reading: ExportReading): Saga<Failure | null> {
  let failure: Failure | null = null;
  for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
    failure = (yield* readPage(reading, page)) ?? failure;
  }
  return failure;
}

/** The first page alone, because it says how many there are; null when it was had. */
export function* readFirstPage(reading: ExportReading): Saga<Failure | null> {
  return yield* call(() => readPage(reading, 1));
}

/** Every page that has not arrived yet, ten at a time (S7.37); the last failure, or null when all were had. */
export function* readMissingPages(reading: ExportReading): Saga<Failure | null> {
  const queue = pageNumbers(reading.total).filter((page) => !reading.pages.has(page));
  const readers = Array.from({ length: CSV_CONCURRENCY }, () => readFrom(queue, reading));
  const failures = yield* all(readers);
  return failures.find((failure) => failure !== null) ?? null;
}
