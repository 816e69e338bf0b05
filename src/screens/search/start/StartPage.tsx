import './startPage.css';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { Deferred } from '#components/loading/Deferred.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { useHasBeen } from '#components/loading/useHasBeen.ts';
import { Menu } from '#components/menu/Menu.tsx';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import { RECENT_PERIODS } from '#domain/search/periods.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { SEARCH_TABS, withTabFilters } from '#domain/search/searchTabs.ts';
import { formatPeriod } from '#domain/search/searchUrl.ts';
import { useOperation } from '#store/hooks.ts';
import { loadSettings } from '#store/people/settingsOperations.ts';
import { countOrders } from '#store/search/searchOperations.ts';
import { useSearchOpener } from '../form/searchOpener.ts';
import { SavedSearchesPlaceholder } from '../saved/SavedSearchesPlaceholder.tsx';
import { type NamedSearch, useRecommendedSearches, useSavedSearches } from '../saved/useStoredSearches.ts';
import { SplitKeyBuffer } from '../split/SplitKeyBuffer.tsx';
import { usePeriodicRefresh } from '../usePeriodicRefresh.ts';
import { OrderCount } from '../views/OrderCount.tsx';
import { SearchLink } from '../views/SearchLink.tsx';

/** Links to searches, each with its number of orders. The numbers load only once the links are visible. */
function SearchLinks({ searches }: { searches: readonly Omit<NamedSearch, 'isRecommended'>[] }) {
  usePeriodicRefresh(
    countOrders,
    searches.map(({ criteria }) => criteria),
  );
  return (
    <ul className="quick-start-links list-unstyled mb-0">
      {searches.map(({ id, name, criteria, columns }) => (
        <li key={id}>
          <SearchLink criteria={criteria} columns={columns}>
            {name} <OrderCount criteria={criteria} />
          </SearchLink>
        </li>
      ))}
    </ul>
  );
}

interface QuickStartMenuProps {
  label: string;
  icon: IconName;
  children: (close: () => void) => ReactNode;
}

/** S2.30: one of the three quick-start menus. */
function QuickStartMenu({ label, icon, children }: QuickStartMenuProps) {
  return (
    <Menu
      label={label}
      button={
        <>
          <Icon name={icon} /> {label} <Icon name="chevron-down" />
        </>
      }
      variant="outline-secondary"
    >
      {children}
    </Menu>
  );
}

const loadQueue = async () => (await import('../queue/Queue.tsx')).Queue;

/** S2.31: links to the orders of the last 1 to 24 hours. Each period ends when the user opens its link. */
function RecentOrders() {
  const { t } = useTranslation('search');
  const searches = RECENT_PERIODS.map((period) => ({
    id: formatPeriod(period),
    name: t(`period.${period.unit}`, { count: period.value }),
    criteria: { ...DEFAULT_CRITERIA, period },
    columns: null,
  }));
  return (
    <QuickStartMenu label={t('start.recent')} icon="clock-history">
      {() => <SearchLinks searches={searches} />}
    </QuickStartMenu>
  );
}

/** S2.32: explains how to save a search, or why the saved searches could not be loaded. */
function NoSavedSearchesModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['saved', 'search']);
  return (
    <DetailModal title={t('search:start.saved')} onClose={onClose}>
      <SavedSearchesPlaceholder>
        <p>{t('edit.empty')}</p>
        <p className="mb-0">{t('emptyHint')}</p>
      </SavedSearchesPlaceholder>
    </DetailModal>
  );
}

/** S2.32: links to the saved searches, or a dialog that explains why there are none. */
function SavedSearchesPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search', 'shell']);
  const searches = useSavedSearches();
  const { status } = useOperation(loadSettings, 'savedSearches');
  // If the user retries, the dialog with the failure must stay open to show the progress.
  const wasKnown = useHasBeen(status === 'succeeded' || status === 'failed');
  if (searches.length > 0) return <SearchLinks searches={searches} />;
  if (!wasKnown) return <Skeleton label={t('shell:loading')} lines={2} />;
  return (
    <PanelBoundary title={t('start.saved')} isAwaited onClose={onClose}>
      <Suspense>
        <NoSavedSearchesModal onClose={onClose} />
      </Suspense>
    </PanelBoundary>
  );
}

function SavedSearches() {
  const { t } = useTranslation('search');
  return (
    <QuickStartMenu label={t('start.saved')} icon="bookmark">
      {(close) => <SavedSearchesPanel onClose={close} />}
    </QuickStartMenu>
  );
}

function RecommendedSearches() {
  const { t } = useTranslation('search');
  const searches = useRecommendedSearches();
  return (
    <QuickStartMenu label={t('start.recommended')} icon="lightbulb">
      {() => <SearchLinks searches={searches} />}
    </QuickStartMenu>
  );
}

/** R173: registers the shortcuts of the search tabs, because the tabs are on screen only after a search. */
function useTabShortcuts(): void {
  const open = useSearchOpener();
  const [all, delayed, errors] = SEARCH_TABS;
  const opens = (tab: (typeof SEARCH_TABS)[number]) => () => {
    open(withTabFilters(DEFAULT_CRITERIA, tab));
  };
  useShortcuts({ showAll: opens(all), showDelayed: opens(delayed), showErrors: opens(errors) });
}

/** S2.30: instructions, three ways to start a search, and the orders that need attention. */
export function StartPage() {
  const { t } = useTranslation('search');
  useTabShortcuts();
  return (
    <div className="start-page">
      <EmptyState icon="search" title={t('start.title')}>
        <p>{t('start.text')}</p>
        <div className="quick-starts">
          <RecentOrders />
          <SavedSearches />
          <RecommendedSearches />
        </div>
      </EmptyState>
      <Deferred
        load={loadQueue}
        props={{}}
        title={t('start.queue')}
        isLowPriority
        fallback={<SplitKeyBuffer />}
      />
    </div>
  );
}
