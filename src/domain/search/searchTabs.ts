import { sameValues } from '#domain/sameValues.ts';
import { DELAY_FILTER_STATUSES, ERROR_FILTER_STATUSES } from '#domain/statusNames.ts';
import type { Filters, SearchCriteria } from './searchCriteria.ts';

/** S2.24: the tabs above the results, each a set of delay and error filters. */
export const SEARCH_TABS = [
  { id: 'all', delayedStatuses: [], errorStatuses: [] },
  { id: 'delayed', delayedStatuses: DELAY_FILTER_STATUSES, errorStatuses: [] },
  { id: 'errors', delayedStatuses: [], errorStatuses: ERROR_FILTER_STATUSES },
] as const satisfies readonly ({ id: string } & Pick<Filters, 'delayedStatuses' | 'errorStatuses'>)[];
type SearchTab = (typeof SEARCH_TABS)[number];
export type SearchTabId = SearchTab['id'];

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
