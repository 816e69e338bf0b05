import './breakdown.css';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import { SignInAgainButton } from '#components/dialog/SignInAgainButton.tsx';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { NamesInAnyCase } from '#domain/names.ts';
import {
  BREAKDOWN_DIMENSIONS,
  type BreakdownDimension,
  type CountedSearch,
  withPublicFulfillers,
} from '#domain/results/breakdown.ts';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { useFormat } from '#i18n/formatContext.ts';
import {
  selectFulfillerNames,
  selectFulfillers,
  selectMerchantNames,
} from '#store/console/referenceSelectors.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { selectPermissions, selectTimezone } from '#store/people/userSelectors.ts';
import { useSignInAgain } from '#store/people/useSignInAgain.ts';
import { type BreakdownParams, loadBreakdown } from '#store/results/resultOperations.ts';
import { useSearchPath } from '../useSearchPath.ts';
import { BreakdownProgress, partNote } from './BreakdownProgress.tsx';
import { barLabel, type LabelContext } from './barLabel.ts';
import { DimensionSection } from './DimensionSection.tsx';

/** Counts the orders of a search while the breakdown is open, and again when new results arrive. */
function useBreakdown(params: BreakdownParams) {
  const dispatch = useAppDispatch();
  const [isStopped, setIsStopped] = useState(false);
  const state = useOperation(loadBreakdown, '');
  const timezone = useAppSelector(selectTimezone);
  const latest = useAppSelector((state) => state.progress.breakdown);
  const current = latest?.receivedAt === params.receivedAt && latest.timezone === timezone ? latest : null;
  const counted = current?.counted ?? null;
  const isCounted = state.status === 'succeeded' && counted !== null;
  const start = () => {
    setIsStopped(false);
    dispatch(loadBreakdown.requested(params));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response to a search
  useEffect(() => {
    if (!isCounted) start();
    return () => void dispatch(loadBreakdown.abandoned(''));
  }, [dispatch, params.receivedAt]);
  const stop = () => {
    if (state.status !== 'running') return;
    setIsStopped(true);
    dispatch(loadBreakdown.abandoned(''));
  };
  return {
    /** The orders counted so far; null until the first page has been loaded. */
    counted,
    /** Why some of the orders could not be counted; null otherwise. */
    partialFailure: current?.failure ?? null,
    isRunning: state.status === 'running',
    isStopped,
    /** Why the orders could not be counted; null otherwise. */
    failure: state.status === 'failed' ? state.failure : null,
    stop,
    retry: start,
  };
}

/** Returns a function that returns the label of a bar, with short dates and a label for today. */
function useBarLabels({
  orders,
  today,
}: CountedSearch): (dimension: BreakdownDimension, key: string) => string {
  const { t } = useTranslation('export');
  const { t: statusTexts } = useTranslation('status');
  const format = useFormat();
  const permissions = useAppSelector(selectPermissions);
  const merchants = useAppSelector(selectMerchantNames);
  const listed = useAppSelector(selectFulfillerNames);
  const facts: LabelContext = {
    fileTexts: t,
    statusTexts,
    permissions,
    merchants,
    fulfillers: new NamesInAnyCase([...orders.flatMap(({ fulfillerNames }) => fulfillerNames), ...listed]),
    country: format.country,
    day: (day) => (day === today ? t('breakdown.promised.today') : format.day(day, today)),
  };
  return (dimension, key) => barLabel(dimension, key, facts);
}

interface DimensionSectionsProps extends Pick<SearchResults, 'criteria' | 'range'> {
  counted: CountedSearch;
  isPartial: boolean;
  onClose: () => void;
}

/** Memoized, because rendering the charts again would delay the response to a click. */
const DimensionSections = memo(function DimensionSections(props: DimensionSectionsProps) {
  const { counted, criteria, range, isPartial, onClose } = props;
  const { t } = useTranslation('export');
  const label = useBarLabels(counted);
  const navigate = useNavigate();
  const viewPath = useSearchPath();
  const fulfillers = useAppSelector(selectFulfillers);
  const orders = useMemo(() => withPublicFulfillers(counted.orders, fulfillers ?? []), [counted, fulfillers]);
  return (
    <div className="breakdown">
      {BREAKDOWN_DIMENSIONS.map((dimension) => (
        <DimensionSection
          key={dimension}
          dimension={dimension}
          orders={orders}
          criteria={criteria}
          range={range}
          isPartial={isPartial}
          note={partNote(t, counted)}
          label={(key) => label(dimension, key)}
          onNarrow={(narrowed) => {
            onClose();
            void navigate(viewPath(narrowed));
          }}
        />
      ))}
    </div>
  );
});

/** A search's orders, counted by each dimension. A click on a bar narrows the search to that bar's orders. */
export function BreakdownDialog({ results, onClose }: { results: SearchResults; onClose: () => void }) {
  const { t } = useTranslation('export');
  const signInAgain = useSignInAgain();
  const { criteria, range, receivedAt } = results;
  const breakdown = useBreakdown({ criteria, range, receivedAt });
  const { counted, failure, retry } = breakdown;
  const rendered = useDeferredValue(counted);
  // While the charts still show an earlier count, the dialog must not state that they contain all orders.
  const isRunning = breakdown.isRunning || rendered !== counted;
  const hasGaps = rendered !== null && rendered.missing.length > 0;
  const isPartial = isRunning || breakdown.isStopped || failure !== null || hasGaps;
  return (
    <DetailModal title={t('breakdown.title')} size="xl" onClose={onClose}>
      <SignInAgainButton {...signInAgain} />
      {/* The end is announced with the outcome. */}
      <ReloadStatus
        status={failure ? 'failed' : isRunning ? 'running' : 'succeeded'}
        slow={t('breakdown.starting')}
        done={() => ''}
      />
      {failure ? (
        <FailureNotice title={t('breakdown.failed')} failure={failure} onRetry={retry} />
      ) : (
        <BreakdownProgress {...breakdown} isRunning={isRunning} />
      )}
      {rendered && rendered.orders.length > 0 && (
        <DimensionSections
          counted={rendered}
          criteria={criteria}
          range={range}
          isPartial={isPartial}
          onClose={onClose}
        />
      )}
    </DetailModal>
  );
}
