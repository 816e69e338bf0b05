import './searchResults.css';
import './resultsSkeleton.css';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/loading/Deferred.tsx';
import { SkeletonFrame, SkeletonShapes } from '#components/loading/Skeleton.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { isForbidden } from '#domain/failure.ts';
import type { SearchResults as Results } from '#domain/search/orderSearch.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { searchOpened } from '#store/search/searchOperations.ts';
import { useResultsSummary } from './results/useResultsSummary.ts';
import { ResultsTable } from './table/ResultsTable.tsx';

const loadSummaryNotices = async () => (await import('./results/ResultsNotices.tsx')).SummaryNotices;
const loadPager = async () => (await import('./Pager.tsx')).Pager;
const loadPageWithoutRows = async () => (await import('./results/PageWithoutRows.tsx')).PageWithoutRows;
const loadPageText = async () => (await import('./results/PageWithoutRows.tsx')).PageWithoutRowsText;
const loadResultsNotices = async () => (await import('./results/ResultsNotices.tsx')).ResultsNotices;
const loadSearchAccessRequest = async () =>
  (await import('./results/SearchAccessRequest.tsx')).SearchAccessRequest;

/** For the parts around the rows: the rows are more important and render first. */
const SECONDARY_LOADING = { failure: 'line', isLowPriority: true } as const;

const SKELETON_ROWS = 20;

function ResultsSkeleton() {
  const { t } = useTranslation('search');
  return (
    <SkeletonFrame label={t('loading')}>
      <div className="skeleton-head" />
      <SkeletonShapes count={SKELETON_ROWS} className="skeleton-row" />
    </SkeletonFrame>
  );
}

/** Memoized, because its props do not change while a newer search runs. */
const ResultsBody = memo(function ResultsBody({ results }: { results: Results }) {
  const { t } = useTranslation(['search', 'table']);
  const summary = useResultsSummary();
  const { criteria, total, orders } = results;
  return (
    <>
      <Deferred load={loadResultsNotices} props={{ results }} title={t('results')} {...SECONDARY_LOADING} />
      <div className="results-body">
        <ResultsTable criteria={criteria} orders={orders} />
      </div>
      <div className="results-bar">
        <div className="results-summary">
          <p>{summary(results)}</p>
          <Deferred
            load={loadSummaryNotices}
            props={{ results }}
            title={t('results')}
            {...SECONDARY_LOADING}
          />
        </div>
        <Deferred
          load={loadPager}
          props={{ criteria, total }}
          title={t('pages.label')}
          {...SECONDARY_LOADING}
        />
      </div>
    </>
  );
});

interface ContentProps {
  results: Results;
  /** Whether the results belong to the current search instead of an earlier one. */
  isFresh: boolean;
  /** Whether a search is running. Meanwhile, the rows of the previous search are dimmed. */
  isAwaited: boolean;
}

function Content({ results, isFresh, isAwaited }: ContentProps) {
  const { t } = useTranslation('search');
  const { criteria, total, orders } = results;
  if (orders.length > 0) {
    return (
      <div className={`results-shown ${isFresh ? '' : isAwaited ? 'results-stale' : 'results-former'}`}>
        {!isFresh && !isAwaited && <p className="results-note">{t('error.former')}</p>}
        <ResultsBody results={results} />
      </div>
    );
  }
  if (!isFresh) return null;
  return (
    <Deferred
      load={loadPageWithoutRows}
      props={{ criteria, total }}
      title={t('results')}
      fallback={<ResultsSkeleton />}
    />
  );
}

function ResultAnnouncement({ results }: { results: Results }) {
  const { t } = useTranslation('search');
  const summary = useResultsSummary();
  const { criteria, total, orders } = results;
  if (orders.length > 0) return summary(results);
  if (total === 0) return t('empty.title');
  return <Deferred load={loadPageText} props={{ criteria, total }} title={t('results')} failure="none" />;
}

/** The result of a search, its failure, or a placeholder while it is loading. */
export function SearchResultsSection() {
  const { t } = useTranslation('search');
  const dispatch = useAppDispatch();
  const { criteria, status, results, failure } = useAppSelector((state) => state.search);
  const [openedAt, setOpenedAt] = useState(Date.now);
  // This runs again whenever the user returns to this screen.
  useEffect(() => setOpenedAt(Date.now()), []);
  const isFresh = status === 'succeeded';
  // A search for a single order's ID opens that order, so the list would be visible only for a moment.
  const isLeaving = results?.directHit != null && results.receivedAt >= openedAt && isFresh;
  const shown = isLeaving ? null : results;
  return (
    <div
      className="results"
      id="search-results"
      role="tabpanel"
      data-focus-after=".table-frame"
      aria-label={t('results')}
      aria-busy={status === 'running'}
    >
      <p className="visually-hidden" role="status">
        {isFresh && shown && <ResultAnnouncement results={shown} />}
      </p>
      {status === 'failed' && failure && criteria && (
        <FailureNotice
          title={t('error.title')}
          failure={failure}
          onRetry={() => dispatch(searchOpened(criteria))}
        />
      )}
      {failure && isForbidden(failure) && (
        <Deferred load={loadSearchAccessRequest} props={{}} title={t('error.title')} />
      )}
      {((status === 'running' && !shown) || isLeaving) && <ResultsSkeleton />}
      {shown && <Content results={shown} isFresh={isFresh} isAwaited={status === 'running'} />}
    </div>
  );
}
