import { useTranslation } from 'react-i18next';
import { CopyButton } from '#components/copy/CopyButton.tsx';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { Note } from '#components/notice/Notice.tsx';
import { MAX_LOADED_RESULTS, SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import { isIdList, missingIds } from '#domain/search/missingIds.ts';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { hasFilters, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';
import { latestResult } from '#store/operation.ts';
import { findMissingIds } from '#store/results/resultOperations.ts';
import { useReadOperation } from '#store/useReadOperation.ts';

/** The maximum number of missing IDs that are listed. */
const MAX_LISTED_IDS = 20;

/** R171: whether dates or a filter may exclude IDs that exist. */
function isNarrowed({ startDate, endDate, period, filters }: SearchCriteria): boolean {
  return (startDate ?? endDate ?? period) !== null || hasFilters(filters);
}

function MissingNote({ ids, criteria }: { ids: readonly string[]; criteria: SearchCriteria }) {
  const { t } = useTranslation('results');
  if (ids.length === 0) return null;
  const named = ids.slice(0, MAX_LISTED_IDS);
  return (
    <div className="missing-ids" role="note">
      <Note tone="info">
        {t('missing.title', { count: ids.length })} <code>{named.join(', ')}</code>{' '}
        {ids.length > named.length && t('more', { count: ids.length - named.length })}
        <CopyButton text={ids.join('\n')} label={t('missing.copy')} />{' '}
        {isNarrowed(criteria) && t('missing.why')}
      </Note>
    </div>
  );
}

function MissingOnAllPages({ results: { criteria, receivedAt } }: { results: SearchResults }) {
  const { t } = useTranslation('results');
  const { state, retry } = useReadOperation(findMissingIds, { receivedAt });
  return (
    <>
      <ReloadStatus status={state.status} />
      {state.status === 'failed' ? (
        <FailureNotice title={t('missing.failed')} failure={state.failure} onRetry={retry} />
      ) : (
        <MissingNote ids={latestResult(state) ?? []} criteria={criteria} />
      )}
    </>
  );
}

/**
 * Lists the IDs in the search text for which no order was found. Loads all pages of the results if there are
 * several. Renders nothing if the total exceeds the export limit.
 */
export function MissingIdsNotice({ results }: { results: SearchResults }) {
  const { criteria, total, orders, repeated, receivedAt } = results;
  const isRead = useAppSelector((state) => state.search.results?.receivedAt === receivedAt);
  if (!isIdList(criteria.searchTerm) || total > MAX_LOADED_RESULTS) return null;
  if (total === orders.length + repeated) {
    return <MissingNote ids={missingIds(criteria.searchTerm, orders)} criteria={criteria} />;
  }
  return isRead && total > SEARCH_PAGE_SIZE ? <MissingOnAllPages results={results} /> : null;
}
