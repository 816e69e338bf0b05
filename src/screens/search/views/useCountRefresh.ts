import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { usePageVisible } from '#components/usePageVisible.ts';
import { COUNT_REFRESH_MS } from '#domain/limits.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { RootState } from '#store/rootReducer.ts';
import { countOrders, countSubject } from '#store/search/searchOperations.ts';
import { selectOperation } from '#store/selectors.ts';

function isWanted(state: RootState, subject: string): boolean {
  const count = selectOperation(state, countOrders, subject);
  if (count.status === 'idle') return true;
  return count.status !== 'running' && Date.now() - count.at >= COUNT_REFRESH_MS;
}

/**
 * Refreshes the counts of these searches, which `<Count>` shows, while they are rendered and the browser tab
 * is visible.
 */
export function useCountRefresh(searches: readonly SearchCriteria[]): void {
  const store = useStore<RootState>();
  const isVisible = usePageVisible();
  const latest = useRef(searches);
  latest.current = searches;
  const subjects = searches.map(countSubject).join('\n');
  useEffect(() => {
    if (!isVisible || subjects === '') return;
    const asked = latest.current;
    const ask = () => {
      for (const criteria of asked) {
        if (isWanted(store.getState(), countSubject(criteria)))
          store.dispatch(countOrders.requested(criteria));
      }
    };
    ask();
    const timer = setInterval(ask, COUNT_REFRESH_MS);
    return () => {
      clearInterval(timer);
      for (const criteria of asked) store.dispatch(countOrders.abandoned(countSubject(criteria)));
    };
  }, [store, isVisible, subjects]);
}
