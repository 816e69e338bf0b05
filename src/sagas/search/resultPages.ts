import { ApiError } from '#api/http/apiError.ts';
import type { Failure } from '#domain/failure.ts';
import { RESULT_PAGE_CONCURRENCY } from '#domain/limits.ts';
import {
  type AssembledExport,
  assembleExport,
  pageNumbers,
  rowsToLoad,
} from '#domain/results/exportPages.ts';
import type { OrderSearch, SearchPage } from '#domain/search/orderSearch.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { DateRange } from '#domain/search/searchRange.ts';
import { call, context, delay, readPlatform, type Saga } from '#sagas/core/effects.ts';
import { forEachAtMost } from '#sagas/core/forEachAtMost.ts';
import { settle } from '#sagas/core/settle.ts';
import { readPageCache, writePageCache } from './pageCache.ts';

/** The pages of a search that are being read. */
export interface PagedRead {
  criteria: SearchCriteria;
  range: DateRange;
  /** The time of the request for the first page, in epoch milliseconds. */
  readAt: number;
  /** The number of orders that the platform reported with the first page. */
  total: number;
  /** The pages that have arrived, by number. */
  pages: Map<number, SearchPage>;
  onPage: (reading: PagedRead) => Saga;
}

type ResultSearch = Pick<PagedRead, 'criteria' | 'range' | 'onPage'>;

/** The rows that were read. `failure` is the reason why pages are missing; null if none is. */
interface ReadResults extends AssembledExport, Pick<PagedRead, 'readAt'> {
  failure: Failure | null;
}

/** How many orders have been read, out of how many. */
export function readingProgress({ pages, total }: PagedRead): { read: number; total: number } {
  const read = [...pages.values()].reduce((sum, page) => sum + page.orders.length, 0);
  return { read: Math.min(read, total), total };
}

function pageSearch({ criteria, range }: ResultSearch, page: number): OrderSearch {
  return { criteria: { ...criteria, page }, range };
}

function* takePage(reading: PagedRead, page: number, read: SearchPage): Saga {
  reading.pages.set(page, read);
  if (page === 1) reading.total = read.total;
  yield* reading.onPage(reading);
}

/** Reads one page in the background lane. Returns the failure, or null on success. */
function* readPage(reading: PagedRead, page: number): Saga<Failure | null> {
  const search = pageSearch(reading, page);
  const settled = yield* readPlatform(({ orderManager }, signal) =>
    settle(orderManager.search(search, { signal, lane: 'background' })),
  );
  if ('failure' in settled) return settled.failure;
  yield* takePage(reading, page, settled.value);
  return null;
}

function* readAfresh(reading: PagedRead): Saga<Failure | null> {
  const clock = yield* context('clock');
  reading.readAt = clock.now();
  return yield* call(() => readPage(reading, 1));
}

/**
 * Starts reading the results of a search. Reads the first page alone, because it contains the total; throws
 * if that fails. If the pages of this search have just been read, uses all of them instead (R92), one per task
 * so that a click does not wait for all.
 */
export function* startReading(search: ResultSearch): Saga<PagedRead> {
  const reading: PagedRead = { ...search, readAt: 0, total: 0, pages: new Map() };
  const kept = yield* readPageCache(pageSearch(reading, 1));
  if (!kept) {
    const failure = yield* readAfresh(reading);
    if (failure) throw new ApiError(failure);
    return reading;
  }
  reading.readAt = kept.readAt;
  for (const [page, read] of kept.pages) {
    yield* takePage(reading, page, read);
    yield* delay(0);
  }
  return reading;
}

/**
 * Reads the missing pages, `RESULT_PAGE_CONCURRENCY` at a time (S7.37). Returns a failure, or null if all
 * pages have arrived.
 */
function* readMissingPages(reading: PagedRead): Saga<Failure | null> {
  const missing = pageNumbers(rowsToLoad(reading.total)).filter((page) => !reading.pages.has(page));
  let failure: Failure | null = null;
  yield* forEachAtMost(RESULT_PAGE_CONCURRENCY, missing, function* read(page) {
    failure = (yield* readPage(reading, page)) ?? failure;
  });
  return failure;
}

/**
 * Reads the missing pages. If the result changed meanwhile, reads it once more from the first page, because
 * pages from two different times do not form one result.
 */
export function* readMissingResults(reading: PagedRead): Saga<ReadResults> {
  const assemble = () => assembleExport(reading.pages, reading.total);
  let failure = yield* readMissingPages(reading);
  if (!failure && !assemble().isSteady) {
    reading.pages.clear();
    failure = (yield* readAfresh(reading)) ?? (yield* readMissingPages(reading));
  }
  const assembled = assemble();
  if (assembled.isSteady) yield* writePageCache(pageSearch(reading, 1), reading.readAt, reading.pages);
  return { ...assembled, readAt: reading.readAt, failure };
}

/**
 * Reads all pages of a search's results, up to the limit of a file. Throws if the first page fails, also when
 * the result changed and is read once more.
 */
export function* readAllResults(search: ResultSearch): Saga<ReadResults> {
  const read = yield* readMissingResults(yield* startReading(search));
  if (read.failure && read.count === 0) throw new ApiError(read.failure);
  return read;
}
