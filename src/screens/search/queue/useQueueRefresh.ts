import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { usePageVisible } from '#components/usePageVisible.ts';
import { COUNT_REFRESH_MS } from '#domain/limits.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { loadOrderTrend, loadQueueTile } from '#store/results/resultOperations.ts';
import type { RootState } from '#store/rootReducer.ts';
import { countSubject } from '#store/search/searchOperations.ts';
import { selectOperation } from '#store/selectors.ts';

type Reading = typeof loadQueueTile | typeof loadOrderTrend;

function isWanted(state: RootState, operation: Reading, subject: string): boolean {
  const known = selectOperation(state, operation, subject);
  if (known.status === 'idle') return true;
  return known.status !== 'running' && Date.now() - known.at >= COUNT_REFRESH_MS;
}

/**
 * Refreshes the tiles of these searches and the trend while they are rendered and the browser tab is visible.
 */
export function useQueueRefresh(searches: readonly SearchCriteria[]): void {
  const store = useStore<RootState>();
  const isVisible = usePageVisible();
  const latest = useRef(searches);
  latest.current = searches;
  const subjects = searches.map(countSubject).join('\n');
  useEffect(() => {
    if (!isVisible || subjects === '') return;
    const asked = latest.current;
    const ask = () => {
      for (const criteria of asked)
        if (isWanted(store.getState(), loadQueueTile, countSubject(criteria)))
          store.dispatch(loadQueueTile.requested(criteria));
      if (isWanted(store.getState(), loadOrderTrend, '')) store.dispatch(loadOrderTrend.requested(null));
    };
    ask();
    const timer = setInterval(ask, COUNT_REFRESH_MS);
    return () => {
      clearInterval(timer);
      for (const criteria of asked) store.dispatch(loadQueueTile.abandoned(countSubject(criteria)));
      store.dispatch(loadOrderTrend.abandoned(''));
    };
  }, [store, isVisible, subjects]);
}
