import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/Deferred.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { Icon } from '#components/Icon.tsx';
import { RECENT_PERIODS } from '#domain/recommendedSearches.ts';
import { DEFAULT_CRITERIA } from '#domain/searchCriteria.ts';
import { formatPeriod } from '#domain/searchUrl.ts';
import { useRecommendedSearches, useSavedSearches } from '../saved/useStoredSearches.ts';
import { QuickStartMenu } from './QuickStartMenu.tsx';

const loadNoSavedSearches = async () => (await import('./NoSavedSearches.tsx')).NoSavedSearches;

/** S2.31: the last hours, counted from the moment one is opened. */
function RecentOrders() {
  const { t } = useTranslation('search');
  const searches = RECENT_PERIODS.map((period) => ({
    id: formatPeriod(period),
    name: t(`period.${period.unit}`, { count: period.value }),
    criteria: { ...DEFAULT_CRITERIA, period },
    columns: null,
  }));
  return <QuickStartMenu label={t('start.recent')} icon="clock-history" searches={searches} />;
}

/** S2.32: without any there is nothing to open, and a dialog says how to make one. */
function SavedSearches() {
  const { t } = useTranslation('search');
  const searches = useSavedSearches();
  const [isEmptyShown, setIsEmptyShown] = useState(false);
  if (searches.length > 0) {
    return <QuickStartMenu label={t('start.saved')} icon="bookmark" searches={searches} />;
  }
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-haspopup="dialog"
        onClick={() => setIsEmptyShown(true)}
      >
        <Icon name="bookmark" /> {t('start.saved')}
      </button>
      {isEmptyShown && (
        <Deferred
          load={loadNoSavedSearches}
          props={{ onClose: () => setIsEmptyShown(false) }}
          title={t('start.saved')}
          onClose={() => setIsEmptyShown(false)}
        />
      )}
    </>
  );
}

function RecommendedSearches() {
  const { t } = useTranslation('search');
  const searches = useRecommendedSearches();
  return <QuickStartMenu label={t('start.recommended')} icon="lightbulb" searches={searches} />;
}

/** Before any search: what to do, and three ways to start (S2.30). */
export function StartPage() {
  const { t } = useTranslation('search');
  return (
    <EmptyState icon="search" title={t('start.title')}>
      <p>{t('start.text')}</p>
      <div className="quick-starts">
        <RecentOrders />
        <SavedSearches />
        <RecommendedSearches />
      </div>
    </EmptyState>
  );
}
