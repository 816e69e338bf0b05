import { rowsOnPage } from '#domain/pages.ts';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { queryTokens } from '#domain/search/queryText.ts';
import { MissingIdsNotice } from './MissingIdsNotice.tsx';
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
