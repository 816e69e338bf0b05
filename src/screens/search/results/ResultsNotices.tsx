import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { SEARCH_RESULT_CAP } from '#domain/limits.ts';
import { rowsOnPage } from '#domain/pages.ts';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { queryTokens } from '#domain/search/queryText.ts';
import { MissingIdsNotice } from './MissingIdsNotice.tsx';
import { NewOrdersNotice } from './NewOrdersNotice.tsx';
import { UnreadableOrdersNotice } from './PageWithoutRows.tsx';

/** Lists, above the rows, the orders missing from the page: those that cannot be read, and IDs that were not found. */
export function ResultsNotices({ results }: { results: SearchResults }) {
  const { criteria, total, orders, repeated = 0 } = results;
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

/** The notices beside and below the summary of the results. */
export function SummaryNotices({ results }: { results: SearchResults }) {
  return (
    <>
      <NewOrdersNotice results={results} />
      {results.total > SEARCH_RESULT_CAP && <ResultLimitNotice />}
    </>
  );
}
