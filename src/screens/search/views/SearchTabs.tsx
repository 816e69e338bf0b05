import './searchTabs.css';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasModifier } from '#components/keyboard/hasModifier.ts';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { criteriaKey, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { activeTab, SEARCH_TABS, type SearchTabId, withTabFilters } from '#domain/search/searchTabs.ts';
import { useAppSelector } from '#store/hooks.ts';
import { countOrders } from '#store/search/searchOperations.ts';
import { usePeriodicRefresh } from '../usePeriodicRefresh.ts';
import { OrderCount } from './OrderCount.tsx';
import { SearchLink } from './SearchLink.tsx';

/** The arrow keys move the focus between the tabs. The space bar opens a tab, like Enter. */
function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  if (hasModifier(event)) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  // The cast only satisfies `indexOf`, which does not find any other target.
  const at = tabs.indexOf(event.target as HTMLElement);
  const { key } = event;
  if (key === 'ArrowRight') tabs.at((at + 1) % tabs.length)?.focus();
  else if (key === 'ArrowLeft') tabs.at(at - 1)?.focus();
  else if (key === ' ') tabs[at]?.click();
  else return;
  event.preventDefault();
}

function follow(id: SearchTabId): void {
  document.getElementById(`search-tab-${id}`)?.click();
}

/**
 * S2.24: three tabs with variants of one search, each a link with its count. With other status filters, no
 * tab is active.
 */
export function SearchTabs({ criteria }: { criteria: SearchCriteria }) {
  const { t } = useTranslation('search');
  // R172: there are no counts after a search that failed or was not sent, even if earlier results are known.
  const hasCounts = useAppSelector(({ search: { status } }) => status !== 'failed' && status !== 'refused');
  const total = useAppSelector(({ search: { results } }) =>
    hasCounts && results && criteriaKey(results.criteria) === criteriaKey(criteria) ? results.total : null,
  );
  const tabs = SEARCH_TABS.map((tab) => ({ id: tab.id, criteria: withTabFilters(criteria, tab) }));
  const active = activeTab(criteria.filters);
  const others = tabs.filter((tab) => tab.id !== active);
  // The counts of the other tabs load after the results, so that they do not delay the rows.
  usePeriodicRefresh(countOrders, total === null ? [] : others.map((tab) => tab.criteria));
  useShortcuts({
    showAll: () => follow('all'),
    showDelayed: () => follow('delayed'),
    showErrors: () => follow('errors'),
  });
  return (
    <div
      className="search-tabs nav nav-tabs"
      role="tablist"
      aria-label={t('tabs.label')}
      onKeyDown={handleKeyDown}
    >
      {tabs.map(({ id, criteria: view }, index) => (
        <SearchLink
          key={id}
          id={`search-tab-${id}`}
          role="tab"
          className={`nav-link ${id === active ? 'active' : ''}`}
          aria-selected={id === active}
          aria-controls="search-results"
          tabIndex={id === active || (active === null && index === 0) ? 0 : -1}
          criteria={view}
          title={criteria.filters.statuses.length > 0 ? t('tabs.replaces') : undefined}
        >
          {t(`tabs.${id}`)} {hasCounts && <OrderCount criteria={view} known={id === active ? total : null} />}
        </SearchLink>
      ))}
    </div>
  );
}
