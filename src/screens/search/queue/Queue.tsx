import './queue.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QUEUE_SAVED_SEARCHES } from '#domain/limits.ts';
import { withEarliestPromiseFirst } from '#domain/search/recommendedSearches.ts';
import { loadOrderTrend, loadQueueTile } from '#store/results/resultOperations.ts';
import { useRecommendedSearches, useSavedSearches } from '../saved/useStoredSearches.ts';
import { refreshedRead, usePeriodicRefresh } from '../usePeriodicRefresh.ts';
import { QueueTile } from './QueueTile.tsx';
import { TrendTile } from './TrendTile.tsx';
import { UrgentOrderList } from './UrgentOrderList.tsx';

const URGENT_IDS = ['recommended/blocked', 'recommended/missedSla'];

/** Shown if there is no search: tiles of searches, and the most urgent orders. */
export function Queue() {
  const { t } = useTranslation('queue');
  const recommended = useRecommendedSearches();
  const saved = useSavedSearches();
  const searches = useMemo(
    () => [...recommended, ...saved.slice(0, QUEUE_SAVED_SEARCHES)],
    [recommended, saved],
  );
  const tiles = searches.map(({ criteria }) => refreshedRead(loadQueueTile, criteria));
  usePeriodicRefresh([...tiles, refreshedRead(loadOrderTrend, null)]);
  const urgent = recommended.filter(({ id }) => URGENT_IDS.includes(id)).map(({ criteria }) => criteria);
  return (
    <div className="queue">
      <section aria-labelledby="queue-title">
        <h2 className="h6" id="queue-title">
          {t('title')}
        </h2>
        <ul className="queue-tiles">
          {searches.map(({ id, name, criteria, columns, isRecommended }) => (
            <QueueTile
              key={id}
              name={name}
              // A saved search keeps its own sort order.
              criteria={isRecommended ? withEarliestPromiseFirst(criteria) : criteria}
              columns={columns}
            />
          ))}
          <TrendTile />
        </ul>
      </section>
      <UrgentOrderList searches={urgent} />
    </div>
  );
}
