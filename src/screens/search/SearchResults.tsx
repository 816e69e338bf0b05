import { useTranslation } from 'react-i18next';
import { EmptyState } from '#components/EmptyState.tsx';
import { FailureNotice } from '#components/FailureNotice.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import { pageRows } from '#domain/pages.ts';
import type { SearchCriteria } from '#domain/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { searchOpened } from '#store/searchOperations.ts';
import type { SearchResults as Results } from '#store/searchSlice.ts';
import { DownloadButton } from './export/DownloadButton.tsx';
import { Pager } from './Pager.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { ColumnsButton } from './table/ColumnsButton.tsx';
import { ResultsTable } from './table/ResultsTable.tsx';

const SKELETON_ROWS = 12;

function NoResults({ criteria }: { criteria: SearchCriteria }) {
  const { t } = useTranslation('search');
  const channel = useAppSelector((state) => state.configuration.pages.supportChannel);
  const term = criteria.searchTerm;
  const hasRange = criteria.startDate !== null || criteria.endDate !== null || criteria.period !== null;
  return (
    <EmptyState icon="search" title={term ? t('empty.titleWithTerm', { term }) : t('empty.title')}>
      <p>{t('empty.records')}</p>
      {term !== '' && hasRange && <p>{t('empty.dateHint')}</p>}
      {channel && (
        <a href={channel} target="_blank" rel="noopener noreferrer">
          {t('empty.support')}
        </a>
      )}
    </EmptyState>
  );
}

function Found({ results }: { results: Results }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { criteria, total, orders } = results;
  const { first, last } = pageRows(criteria.page, orders.length);
  return (
    <>
      <div className="results-tools">
        <SelectionBar />
        <DownloadButton />
        <ColumnsButton />
      </div>
      <ResultsTable orders={orders} now={results.receivedAt} />
      <div className="results-bar">
        <p className="mb-0">
          {t('summary', {
            first: format.number(first),
            last: format.number(last),
            total: format.number(total),
            sort: t(`sort.${criteria.sortField}`),
          })}
        </p>
        <Pager criteria={criteria} total={total} />
      </div>
    </>
  );
}

/** What a search came to: the orders, none, a failure beside the last good answer, or the shape of what is coming. */
export function SearchResults() {
  const { t } = useTranslation('search');
  const dispatch = useAppDispatch();
  const { criteria, status, results, failure } = useAppSelector((state) => state.search);
  const isFresh = status === 'success';
  return (
    <div className="results" aria-busy={status === 'loading'}>
      {status === 'error' && failure && criteria && (
        <FailureNotice
          title={t('error.title')}
          failure={failure}
          onRetry={() => dispatch(searchOpened({ criteria, again: true }))}
        />
      )}
      {status === 'loading' && !results && <Skeleton label={t('loading')} lines={SKELETON_ROWS} />}
      {results && results.orders.length === 0 && isFresh && <NoResults criteria={results.criteria} />}
      {results && results.orders.length > 0 && (
        <div className={isFresh ? 'results-shown' : 'results-shown results-stale'}>
          <Found results={results} />
        </div>
      )}
    </div>
  );
}
