import './urgentOrders.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { buttonClass } from '#components/Button.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { SkeletonFrame } from '#components/loading/Skeleton.tsx';
import { useHasBeen } from '#components/loading/useHasBeen.ts';
import { RetryLine } from '#components/notice/RetryLine.tsx';
import { TitledSection } from '#components/TitledSection.tsx';
import { useNow } from '#components/time/useNow.ts';
import { useExactTimeTip } from '#components/tip/useExactTimeTip.tsx';
import type { Failure } from '#domain/failure.ts';
import {
  maxPartiallyLoadedCount,
  mostUrgentOrders,
  type QueueTileFigures,
  URGENT_ORDERS_SHOWN,
} from '#domain/results/queue.ts';
import { splitPath } from '#domain/results/splitView.ts';
import { criteriaWithFilters, withEarliestPromiseFirst } from '#domain/search/recommendedSearches.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchQuery } from '#domain/search/searchUrl.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { latestResult, type OperationState } from '#store/operation.ts';
import { loadQueueTile } from '#store/results/resultOperations.ts';
import { leadingRead, useRetriable } from '#store/useRetriable.ts';
import { useIsSplitKeyPressed } from '../split/SplitKeyBuffer.tsx';
import { UrgentOrderRow } from './UrgentOrderRow.tsx';

function hasEnded(state: OperationState<QueueTileFigures>): boolean {
  return state.status === 'failed' || latestResult(state) !== null;
}

/** The failure of the searches. It stays during a retry. */
function useLatestFailure(searches: OperationState): Failure | null {
  const latest = useRef<Failure | null>(null);
  if (searches.status === 'failed') latest.current = searches.failure;
  return latest.current;
}

function ListFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('queue');
  return (
    <TitledSection title={t('startHere')} level={2} className="queue-start">
      {children}
    </TitledSection>
  );
}

/** Placeholders of the same size as the rows. */
function RowPlaceholders() {
  const { t } = useTranslation('shell');
  const blank = <span className="queue-blank" />;
  return (
    <SkeletonFrame label={t('loading')}>
      <ol className="queue-urgent" aria-hidden="true">
        {Array.from({ length: URGENT_ORDERS_SHOWN }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are identical and never change their order
          <li key={row}>
            {blank}
            {blank}
            {blank}
            {blank}
            <span className={buttonClass({ size: 'sm', className: 'queue-blank' })} />
          </li>
        ))}
      </ol>
    </SkeletonFrame>
  );
}

/**
 * Opens the first order. The key also works while the placeholders show: the order opens when it is known. R526:
 * if there is none by then, none opens later.
 */
function useSplitShortcut(firstPath: string | null, isKnown: boolean): void {
  const navigate = useNavigate();
  const isSplitKeyPressed = useIsSplitKeyPressed();
  const [isAwaited, setIsAwaited] = useState(isSplitKeyPressed.current);
  useShortcuts(firstPath || !isKnown ? { split: () => setIsAwaited(true) } : {});
  useEffect(() => {
    if (!isAwaited || !(firstPath || isKnown)) return;
    isSplitKeyPressed.current = false;
    setIsAwaited(false);
    if (firstPath) void navigate(firstPath);
  }, [isAwaited, firstPath, isKnown, navigate, isSplitKeyPressed]);
}

interface UrgentOrderListProps {
  /** The search for blocked orders, followed by the one for missed SLAs. */
  searches: readonly SearchCriteria[];
}

/**
 * The most urgent orders, each with its remedy. An order opens beside the results of its search. R138: no row
 * appears before both searches have ended, because rows must not move under the pointer.
 */
export function UrgentOrderList({ searches }: UrgentOrderListProps) {
  const { t } = useTranslation(['queue', 'failure']);
  const format = useFormat();
  const [blocked = criteriaWithFilters({}), missed = blocked] = searches;
  const reads = [useRetriable(loadQueueTile, blocked), useRetriable(loadQueueTile, missed)] as const;
  const states = reads.map(({ state }) => state);
  const leading = leadingRead(reads);
  // A later retry does not hide the list again.
  const isKnown = useHasBeen(states.every(hasEnded));
  const [blockedTile = null, missedTile = null] = isKnown ? states.map(latestResult) : [];
  const tiles = [blockedTile, missedTile].filter((tile) => tile !== null);
  const failure = useLatestFailure(leading.state);
  const rows = mostUrgentOrders(tiles);
  const read = maxPartiallyLoadedCount(tiles);
  const exact = useExactTimeTip();
  const now = useNow();
  const isBlocked = (id: string) => blockedTile?.urgent.some(({ order }) => order.orderId === id) ?? false;
  const pathOf = (id: string) => {
    const search = isBlocked(id) ? blocked : missed;
    return splitPath(id, searchQuery(withEarliestPromiseFirst(search), null));
  };
  const [first] = rows;
  useSplitShortcut(first ? pathOf(first.order.orderId) : null, isKnown);
  if (!isKnown) {
    return (
      <ListFrame>
        <RowPlaceholders />
      </ListFrame>
    );
  }
  return (
    <ListFrame>
      {failure && (
        <ReloadStatus
          status={leading.state.status}
          done={() => format.labelled(t('startHere'), t('failure:reloaded'))}
          failed={t('startHereFailed')}
        />
      )}
      {tiles.length < states.length && failure && (
        <p className="queue-none">
          <RetryLine text={t('startHereFailed')} failure={failure} onRetry={leading.retry} />
        </p>
      )}
      {tiles.length === states.length && rows.length === 0 && (
        <p className="queue-none">{t('startHereNone')}</p>
      )}
      {rows.length > 0 && (
        <ol className="queue-urgent" {...exact.handlers}>
          {rows.map(({ order }) => (
            <UrgentOrderRow key={order.orderId} order={order} path={pathOf(order.orderId)} now={now} />
          ))}
        </ol>
      )}
      {rows.length > 0 && read !== null && (
        <p className="queue-note">{t('startHereEarliest', { number: read })}</p>
      )}
      {exact.tip}
    </ListFrame>
  );
}
