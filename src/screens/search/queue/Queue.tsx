import './queue.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '#components/TitledSection.tsx';
import { useNow } from '#components/time/useNow.ts';
import { QUEUE_SAVED_SEARCHES } from '#domain/limits.ts';
import { maxPartiallyLoadedCount } from '#domain/results/queue.ts';
import { withEarliestPromiseFirst } from '#domain/search/recommendedSearches.ts';
import { DEFAULT_CRITERIA, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { hasInvalidRange } from '#domain/search/searchRange.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { useAppSelector } from '#store/hooks.ts';
import { latestResult, selectOperation } from '#store/operation.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { loadOrderTrend, loadQueueTile } from '#store/results/resultOperations.ts';
import { countSubject } from '#store/search/searchOperations.ts';
import { useRetriable } from '#store/useRetriable.ts';
import { useRecommendedSearches, useSavedSearches } from '../saved/useStoredSearches.ts';
import { usePeriodicRefresh } from '../usePeriodicRefresh.ts';
import { QueueTile, TileFrame } from './QueueTile.tsx';
import { UrgentOrderList } from './UrgentOrderList.tsx';

const LAST_DAY = { ...DEFAULT_CRITERIA, period: { value: 24, unit: 'hours' } } as const;
const HOURS_PER_STEP = 3;

function TrendColumns({ counts }: { counts: readonly number[] }) {
  const { t } = useTranslation('queue');
  const most = Math.max(1, ...counts);
  return (
    <ol className="queue-trend list-unstyled mb-0" aria-label={t('trend')}>
      {counts.map((count, step) => {
        const hours = (counts.length - step) * HOURS_PER_STEP;
        const text = t('trendStep', { count, from: hours, to: hours - HOURS_PER_STEP });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a day are fixed
          <li key={step} title={text}>
            <span className="queue-trend-bar" style={{ height: `${(100 * count) / most}%` }} />
            <span className="visually-hidden">{text}</span>
          </li>
        );
      })}
    </ol>
  );
}

function TrendTile() {
  const { t } = useTranslation('search');
  const { state, retry } = useRetriable(loadOrderTrend, null);
  const counts = latestResult(state);
  return (
    <TileFrame
      name={t('period.hours', { count: 24 })}
      criteria={LAST_DAY}
      columns={null}
      total={counts?.reduce((sum, count) => sum + count, 0) ?? null}
      state={state}
      onRetry={retry}
    >
      {counts && <TrendColumns counts={counts} />}
    </TileFrame>
  );
}

const URGENT_IDS = ['recommended/blocked', 'recommended/missedSla'];

/** Says how many orders the bars of the tiles count, if they do not count all. */
function PartialCountNote({ searches }: { searches: readonly SearchCriteria[] }) {
  const { t } = useTranslation('queue');
  const count = useAppSelector((state) => {
    const tiles = searches.map((one) => selectOperation(state, loadQueueTile, countSubject(one)));
    return maxPartiallyLoadedCount(tiles.map(latestResult).filter((tile) => tile !== null));
  });
  if (count === null) return null;
  return <p className="queue-note">{t('earliest', { number: count })}</p>;
}

/** Shown if there is no search: the most urgent orders, and tiles of searches. */
export function Queue() {
  const { t } = useTranslation('queue');
  const recommended = useRecommendedSearches();
  const saved = useSavedSearches();
  const searches = useMemo(
    () => [...recommended, ...saved.slice(0, QUEUE_SAVED_SEARCHES)],
    [recommended, saved],
  );
  const current = currentTime(useNow(), useAppSelector(selectTimezone));
  // Such a search is not sent (S5.3).
  const isRefused = (criteria: SearchCriteria) => hasInvalidRange(criteria, current);
  const counted = searches.map(({ criteria }) => criteria).filter((criteria) => !isRefused(criteria));
  usePeriodicRefresh(loadQueueTile, counted);
  usePeriodicRefresh(loadOrderTrend, [null]);
  const urgent = recommended.filter(({ id }) => URGENT_IDS.includes(id)).map(({ criteria }) => criteria);
  return (
    <div className="queue">
      <UrgentOrderList searches={urgent} />
      <TitledSection title={t('title')} level={2}>
        <ul className="queue-tiles list-unstyled mb-0">
          {searches.map(({ id, name, criteria, columns, isRecommended }) => (
            <QueueTile
              key={id}
              name={name}
              // A saved search keeps its own sort order.
              criteria={isRecommended ? withEarliestPromiseFirst(criteria) : criteria}
              columns={columns}
              isRefused={isRefused(criteria)}
            />
          ))}
          <TrendTile />
        </ul>
        <PartialCountNote searches={searches.map(({ criteria }) => criteria)} />
      </TitledSection>
    </div>
  );
}
