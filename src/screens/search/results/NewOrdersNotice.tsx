import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { COUNT_REFRESH_MS } from '#domain/limits.ts';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { latestResult } from '#store/operation.ts';
import { checkForNewOrders } from '#store/results/resultOperations.ts';
import { resultSetEnded } from '#store/search/searchOperations.ts';
import { useSearchOpener } from '../form/searchOpener.ts';
import { usePageVisible } from '../usePageVisible.ts';

/**
 * Returns how many orders are new since the results arrived. Checks every minute while the page is visible.
 */
function useNewCount(receivedAt: number): number {
  const dispatch = useAppDispatch();
  const isVisible = usePageVisible();
  const found = latestResult(useOperation(checkForNewOrders, ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: newer results restart the minute
  useEffect(() => {
    if (!isVisible) return;
    const timer = setInterval(() => dispatch(checkForNewOrders.requested(null)), COUNT_REFRESH_MS);
    return () => {
      clearInterval(timer);
      dispatch(checkForNewOrders.abandoned(''));
    };
  }, [dispatch, isVisible, receivedAt]);
  return found?.receivedAt === receivedAt ? found.count : 0;
}

/** Shows how many new orders there are. The list must not change by itself while the user works with it. */
export function NewOrdersNotice({ results }: { results: SearchResults }) {
  const { t } = useTranslation('results');
  const open = useSearchOpener();
  const dispatch = useAppDispatch();
  const { criteria, receivedAt } = results;
  const count = useNewCount(receivedAt);
  // With the default sort order, the first page contains the new orders.
  const handleLoad = () => {
    if (open({ ...criteria, page: 1 })) dispatch(resultSetEnded());
  };
  return (
    <div role="status" className="new-orders">
      {count > 0 && (
        <>
          {t('newOrders.text', { count })}{' '}
          <Button variant="inline" onClick={handleLoad}>
            {t('newOrders.load')}
          </Button>
        </>
      )}
    </div>
  );
}
