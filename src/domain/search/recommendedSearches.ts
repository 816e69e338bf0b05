import { BLOCKED_STATUSES, DELAY_FILTER_STATUSES, ERROR_FILTER_STATUSES } from '#domain/statusNames.ts';
import {
  DEFAULT_CRITERIA,
  type Filters,
  NO_FILTERS,
  type Period,
  type SearchCriteria,
} from './searchCriteria.ts';

/** S2.31: the time windows of the quick-start searches. */
export const RECENT_PERIODS: readonly Period[] = [1, 4, 12, 24].map((value) => ({ value, unit: 'hours' }));

/**
 * The periods that users can save with a search. Their dates are calculated again each time the search runs.
 */
export const SAVED_PERIODS: readonly Period[] = [
  ...RECENT_PERIODS,
  { value: 7, unit: 'days' },
  { value: 30, unit: 'days' },
];

/** The usual periods, preceded by the search's own period if it is not one of them. */
export function offeredPeriods(current: Period | null): readonly Period[] {
  const isUsual = SAVED_PERIODS.some(({ value, unit }) => value === current?.value && unit === current.unit);
  return current && !isUsual ? [current, ...SAVED_PERIODS] : SAVED_PERIODS;
}

/** S2.33: the recommended searches, each with its filters. */
export const RECOMMENDED_SEARCHES = [
  { id: 'blocked', filters: { errorStatuses: BLOCKED_STATUSES } },
  { id: 'missedSla', filters: { delayedStatuses: DELAY_FILTER_STATUSES } },
  { id: 'pendingCancellation', filters: { statuses: ['pendingCancellation'] } },
  { id: 'awaitingCustomerFeedback', filters: { statuses: ['documentReviewFeedback'] } },
  { id: 'awaitingFulfillment', filters: { statuses: ['productionAccepted', 'production'] } },
  { id: 'awaitingFulfillerResponse', filters: { statuses: ['awaitingFulfillerResponse'] } },
] as const satisfies readonly { id: string; filters: Partial<Filters> }[];
export type RecommendedSearchId = (typeof RECOMMENDED_SEARCHES)[number]['id'];

export function criteriaWithFilters(filters: Partial<Filters>): SearchCriteria {
  return { ...DEFAULT_CRITERIA, filters: { ...NO_FILTERS, ...filters } };
}

/** S2.24: the tabs above the results, each a set of delay and error filters. */
export const SEARCH_TABS = [
  { id: 'all', delayedStatuses: [], errorStatuses: [] },
  { id: 'delayed', delayedStatuses: DELAY_FILTER_STATUSES, errorStatuses: [] },
  { id: 'errors', delayedStatuses: [], errorStatuses: ERROR_FILTER_STATUSES },
] as const satisfies readonly ({ id: string } & Pick<Filters, 'delayedStatuses' | 'errorStatuses'>)[];
type SearchTab = (typeof SEARCH_TABS)[number];
export type SearchTabId = SearchTab['id'];

function sameValues(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value));
}

/**
 * The search with the filters of a tab, from page 1. The platform finds orders that match any of the three
 * status filters, so a tab cannot narrow another status filter: it replaces all three.
 */
export function withTabFilters(criteria: SearchCriteria, tab: SearchTab): SearchCriteria {
  const { delayedStatuses, errorStatuses } = tab;
  return {
    ...criteria,
    page: 1,
    filters: { ...criteria.filters, statuses: [], delayedStatuses, errorStatuses },
  };
}

/** The tab whose status filters equal those of the search; null if no tab is active. */
export function activeTab(filters: Filters): SearchTabId | null {
  const tab = SEARCH_TABS.find(
    (candidate) =>
      filters.statuses.length === 0 &&
      sameValues(candidate.delayedStatuses, filters.delayedStatuses) &&
      sameValues(candidate.errorStatuses, filters.errorStatuses),
  );
  return tab?.id ?? null;
}

export function withEarliestPromiseFirst(criteria: SearchCriteria): SearchCriteria {
  return { ...criteria, sortField: 'promiseDate', sortOrder: 'ascending' };
}
