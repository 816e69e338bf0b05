import type { QueueTile } from '#domain/queue.ts';
import type { SearchCriteria } from '#domain/searchCriteria.ts';
import { createOperation } from './operation.ts';
import { countSubject } from './searchOperations.ts';

/** How many orders a search of the queue finds, and how late those are that were promised earliest. */
export const loadQueueTile = createOperation<SearchCriteria, QueueTile>()('loadQueueTile', countSubject);

/** How many orders were created in each eighth of the last 24 hours, the oldest first. */
export const loadOrderTrend = createOperation<null, number[]>()('loadOrderTrend', () => '');
