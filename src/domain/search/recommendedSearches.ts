import { BLOCKED_STATUSES, DELAY_FILTER_STATUSES } from '#domain/statusNames.ts';
import { DEFAULT_CRITERIA, type Filters, NO_FILTERS, type SearchCriteria } from './searchCriteria.ts';

/** S2.33: the recommended searches, each with its filters. */
export const RECOMMENDED_SEARCHES = [
  { id: 'blocked', filters: { errorStatuses: BLOCKED_STATUSES } },
  { id: 'missedSla', filters: { delayedStatuses: DELAY_FILTER_STATUSES } },
  { id: 'pendingCancellation', filters: { statuses: ['pendingCancellation'] } },
  { id: 'awaitingCustomerFeedback', filters: { statuses: ['documentReviewFeedback'] } },
  { id: 'awaitingFulfillment', filters: { statuses: ['productionAccepted', 'production'] } },
  { id: 'awaitingFulfillerResponse', filters: { statuses: ['awaitingFulfillerResponse'] } },
] as const satisfies readonly { id: string; filters: Partial<Filters> }[];

export function criteriaWithFilters(filters: Partial<Filters>): SearchCriteria {
  return { ...DEFAULT_CRITERIA, filters: { ...NO_FILTERS, ...filters } };
}

export function withEarliestPromiseFirst(criteria: SearchCriteria): SearchCriteria {
  return { ...criteria, sortField: 'promiseDate', sortOrder: 'ascending' };
}
