import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { useFailureReason } from '#components/notice/FailureNotice.tsx';
import { selectableOrders } from '#domain/bulk/bulkPermissions.ts';
import { hasKey } from '#domain/byKey.ts';
import type { Failure } from '#domain/failure.ts';
import { MAX_LOADED_RESULTS } from '#domain/limits.ts';
import { pageCount } from '#domain/pages.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { type SelectedResults, selectAllResults } from '#store/results/selectionOperations.ts';
import { selectHiddenCount, selectSelection } from '#store/results/selectionSelectors.ts';
import type { RootState } from '#store/rootReducer.ts';

/** Whether all selectable orders on the page are selected; false if the user can select none. */
function isPagePicked(state: RootState): boolean {
  const onPage = selectableOrders(state.search.results?.orders ?? [], selectPermissions(state));
  return onPage.length > 0 && onPage.every((order) => hasKey(state.selection.orders, order.orderId));
}

function Reading() {
  const { t } = useTranslation('results');
  const dispatch = useAppDispatch();
  const progress = useAppSelector((state) => state.progress.selection);
  return (
    <>
      {progress
        ? t('selection.progress', { read: progress.read, total: progress.total })
        : t('selection.reading')}
      <Button variant="link" size="sm" onClick={() => dispatch(selectAllResults.abandoned(''))}>
        {t('selection.cancel')}
      </Button>
    </>
  );
}

/** States how many results were loaded and how many of them the user can select. */
function FoundResultsCount(props: SelectedResults & { onAgain: () => void }) {
  const { found, total, permitted, unreadable, onAgain } = props;
  const { t } = useTranslation('results');
  // If all are selected, the selection bar already says so.
  const isPlain = found === total && permitted === found;
  const hasMoved = found + unreadable < total;
  return (
    <>
      <span role="status" className={isPlain ? 'visually-hidden' : undefined}>
        {t(hasMoved ? 'selection.moved' : 'selection.found', { found, total })}
        {unreadable > 0 && ` ${t('selection.unreadable', { count: unreadable })}`}
        {permitted < found && ` ${t('selection.permitted', { permitted })}`}
      </span>
      {hasMoved && (
        <Button variant="link" size="sm" onClick={onAgain}>
          {t('selection.again')}
        </Button>
      )}
    </>
  );
}

function FailureText({ failure }: { failure: Failure }) {
  const { t } = useTranslation('results');
  const reason = useFailureReason(failure);
  return (
    <span role="alert">
      {t('selection.failed')} {reason}
    </span>
  );
}

/** Returns the state of "Select all … results" for the results on screen, and a function that starts it. */
function useSelectAll() {
  const dispatch = useAppDispatch();
  const results = useAppSelector((state) => state.search.results);
  const state = useOperation(selectAllResults, '');
  const hasOthers = useAppSelector(selectHiddenCount) > 0;
  const { receivedAt = 0, total = 0 } = results ?? {};
  const isFound = state.status === 'succeeded' && state.result.receivedAt === receivedAt && hasOthers;
  return {
    state,
    total,
    receivedAt,
    hasMore: pageCount(total) > 1,
    found: isFound ? state.result : null,
    start: () => dispatch(selectAllResults.requested({ receivedAt })),
  };
}

/** R93: the progress, result or failure of "Select all … results". */
export function SelectAllProgress() {
  const { t } = useTranslation('results');
  const dispatch = useAppDispatch();
  const { state, receivedAt, found, start } = useSelectAll();
  const hasSelection = useAppSelector((root) => selectSelection(root).length > 0);
  const dropFailure = useEffectEvent(() => {
    if (state.status === 'failed') dispatch(selectAllResults.dismissed(''));
  });
  // A failure belongs to these results and to this selection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs before newer results and whenever a selection begins or ends
  useEffect(() => () => dropFailure(), [receivedAt, hasSelection]);
  if (state.status === 'running') return <Reading />;
  if (state.status === 'failed') {
    return (
      <>
        <FailureText failure={state.failure} />
        <Button variant="link" size="sm" onClick={start}>
          {t('selection.again')}
        </Button>
      </>
    );
  }
  return found && <FoundResultsCount {...found} onAgain={start} />;
}

/** S5.13: once the page is selected, selects all other results of the search, up to the limit. */
export function SelectAllResults() {
  const { t } = useTranslation('results');
  const isPicked = useAppSelector(isPagePicked);
  const { state, total, hasMore, found, start } = useSelectAll();
  const isBusy = state.status === 'running' || state.status === 'failed';
  if (!isPicked || !hasMore || isBusy || found) return null;
  const reason = total > MAX_LOADED_RESULTS ? t('selection.tooMany', { max: MAX_LOADED_RESULTS }) : undefined;
  return (
    <Button
      size="sm"
      aria-disabled={reason !== undefined || undefined}
      title={reason}
      onClick={reason === undefined ? start : undefined}
    >
      {t('selection.all', { count: total })}
    </Button>
  );
}
