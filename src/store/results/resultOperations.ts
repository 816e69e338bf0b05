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

/**
 * Reads a search's orders page by page and counts them. The thousands of orders of one search use much memory,
 * so only one result is stored.
 */
export const loadBreakdown = createOperation<BreakdownParams, null>()('loadBreakdown', '');

/** The number of orders that a search of the queue finds, and the urgency of the orders promised earliest. */
export const loadQueueTile = createOperation<SearchCriteria, QueueTileFigures>()(
  'loadQueueTile',
  countSubject,
);

/** The number of orders created in each eighth of the last 24 hours, oldest first. */
export const loadOrderTrend = createOperation<null, number[]>()('loadOrderTrend', '');

/** The number of orders that are newer than the results that arrived at `receivedAt` (epoch milliseconds). */
export interface NewOrderCount {
  receivedAt: number;
  count: number;
}

export const checkForNewOrders = createOperation<null, NewOrderCount | null>()('checkForNewOrders', '');

/** The pasted IDs that no order on any page of the open search has; `receivedAt` identifies its results. */
export const findMissingIds = createOperation<{ receivedAt: number }, string[]>()(
  'findMissingIds',
  ({ receivedAt }) => String(receivedAt),
);
