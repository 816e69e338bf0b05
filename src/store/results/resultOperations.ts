import type { QueueTileFigures } from '#domain/results/queue.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { DateRange } from '#domain/search/searchRange.ts';
import { createOperation } from '#store/operation.ts';
import { countSubject } from '#store/search/searchOperations.ts';

/** The search for which orders are counted, with the date range of its request. */
export interface BreakdownParams {
  criteria: SearchCriteria;
  range: DateRange;
  /** The time at which the results arrived, in epoch milliseconds; it identifies the results on screen. */
  receivedAt: number;
}

/** A single subject: the thousands of orders of one search use much memory, so only one result is stored. */
const subjectOf = () => '';

/**
 * The result of "Select all": the number of orders that were read, the total number of results, and the
 * number of read orders that the user can select; `unreadable` orders were found but could not be read.
 * `receivedAt` identifies the results.
 */
export interface SelectedResults {
  receivedAt: number;
  found: number;
  total: number;
  permitted: number;
  unreadable: number;
}

/**
 * Selects the orders of the open search that the user can change, up to the limit of a CSV export;
 * `receivedAt` identifies the results.
 */
export const selectAllResults = createOperation<{ receivedAt: number }, SelectedResults>()(
  'selectAllResults',
  subjectOf,
);

/** Reads a search's orders page by page and counts them; the result is the search's `receivedAt`. */
export const loadBreakdown = createOperation<BreakdownParams, null>()('loadBreakdown', subjectOf);

/** The number of orders that a search of the queue finds, and the urgency of the orders promised earliest. */
export const loadQueueTile = createOperation<SearchCriteria, QueueTileFigures>()(
  'loadQueueTile',
  countSubject,
);

/** The number of orders created in each eighth of the last 24 hours, oldest first. */
export const loadOrderTrend = createOperation<null, number[]>()('loadOrderTrend', () => '');
