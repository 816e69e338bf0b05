import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { SEARCH_RESULT_CAP } from '#domain/limits.ts';
import { rowsOnPage } from '#domain/pages.ts';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { queryTokens } from '#domain/search/queryText.ts';
import { useAppDispatch, useLatestResult } from '#store/hooks.ts';
import { checkForNewOrders } from '#store/results/resultOperations.ts';
import { resultSetEnded } from '#store/search/searchOperations.ts';
import { useSearchOpener } from '../form/searchOpener.ts';
import { usePeriodicRefresh } from '../usePeriodicRefresh.ts';
import { MissingIdsNotice } from './MissingIdsNotice.tsx';
import { UnreadableOrdersNotice } from './PageWithoutRows.tsx';

/**
 * Returns how many orders are new since the results arrived. Checks every minute while the page is visible, and at
 * once when the user returns to it later (R648).
 */
function useNewCount(receivedAt: number): number {
  const found = useLatestResult(checkForNewOrders, '');
  usePeriodicRefresh(checkForNewOrders, [null], receivedAt);
  return found?.receivedAt === receivedAt ? found.count : 0;
}

/** Shows how many new orders there are. The list must not change by itself while the user works with it. */
function NewOrdersNotice({ results }: { results: SearchResults }) {
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

/** Lists above the rows the orders that could not be loaded, and the IDs that were not found. */
export function ResultsNotices({ results }: { results: SearchResults }) {
  const { criteria, total, orders, repeated } = results;
  const unreadable = rowsOnPage(criteria.page, total) - orders.length - repeated;
  return (
    <>
      {unreadable > 0 && <UnreadableOrdersNotice count={unreadable} />}
      {queryTokens(criteria.searchTerm).length > 1 && <MissingIdsNotice results={results} />}
    </>
  );
}

/** S5.14, S8.27: tells the user to narrow a search that finds more orders than the platform returns. */
export function ResultLimitNotice() {
  const { t } = useTranslation('results');
  return (
    <p className="cap-notice" role="note">
      <Icon name="info-circle-fill" /> {t('cap', { cap: SEARCH_RESULT_CAP })}
    </p>
  );
}

export function SummaryNotices({ results }: { results: SearchResults }) {
  return (
    <>
      <NewOrdersNotice results={results} />
      {results.total > SEARCH_RESULT_CAP && <ResultLimitNotice />}
    </>
  );
}
