import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { PREFETCH_REST_MS } from '#domain/limits.ts';
import { hasOrderModal } from '#domain/order/orderModal.ts';
import { keptState } from '#domain/order/skippedEntries.ts';
import { splitQuery } from '#domain/results/splitView.ts';
import type { Neighbor } from '#domain/search/resultPosition.ts';
import type { NeighborPage } from '#domain/search/searchSnapshot.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { loadOrder, orderPrefetched } from '#store/order/orderOperations.ts';
import { loadNeighborPage } from '#store/search/searchOperations.ts';
import { selectResultPosition } from '#store/search/snapshotSelectors.ts';

/**
 * Returns event handlers for a button that opens an order. They prefetch the order when the pointer or the focus
 * has rested on the button for a moment. When it leaves the button, the request is aborted unless the user has
 * opened the order.
 */
function useNeighborPrefetch(orderId: string | null, openOrderId: string) {
  const dispatch = useAppDispatch();
  const [isResting, setIsResting] = useState(false);
  const abandon = useEffectEvent((id: string) => {
    if (id !== openOrderId) dispatch(loadOrder.abandoned(id));
  });
  useEffect(() => {
    if (!isResting || orderId === null) return;
    const timer = setTimeout(() => dispatch(orderPrefetched({ orderId })), PREFETCH_REST_MS);
    return () => {
      clearTimeout(timer);
      abandon(orderId);
    };
  }, [dispatch, orderId, isResting]);
  const rest = () => setIsResting(true);
  const leave = () => setIsResting(false);
  return { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave };
}

/**
 * Returns whether the adjacent page of results could not be loaded. That page is prefetched if the open order
 * is the first or last of its page.
 */
function useNeighborPage(page: NeighborPage | null) {
  const dispatch = useAppDispatch();
  const state = useOperation(loadNeighborPage, page ? loadNeighborPage.subjectOf(page) : '');
  const { takenAt, page: number } = page ?? {};
  useEffect(() => {
    if (takenAt !== undefined && number !== undefined) {
      dispatch(loadNeighborPage.requested({ takenAt, page: number }));
    }
  }, [dispatch, takenAt, number]);
  return page !== null && state.status === 'failed';
}

/**
 * Returns a function that opens the neighbor, immediately if it is known, otherwise as soon as its page is
 * loaded. Also returns whether that page could not be loaded, and whether the user is waiting for it.
 */
function useStep({ id, page }: Neighbor, orderId: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const orderPath = useOrderPath();
  // In the split view, Back leads from any order to the list (docs/decisions/0017-queue-and-split-view.md).
  const location = useLocation();
  const options =
    splitQuery(location) === null ? undefined : { replace: true, state: keptState(location.state) };
  const open = (path: string) => void navigate(path, options);
  const hasFailed = useNeighborPage(page);
  // The ID of the order that was open when the user asked for its neighbor. If another order opens in the
  // meantime, the user is no longer waiting.
  const [waitingAt, setWaitingAt] = useState<string | null>(null);
  const isWaiting = waitingAt === orderId;
  const path = id === null ? null : orderPath(id);
  const hasDialog = hasOrderModal(location.search);
  const arrive = useEffectEvent(open);
  useEffect(() => {
    if (!isWaiting || (path === null && !hasDialog)) return;
    setWaitingAt(null);
    // R525: opening another order would close the dialog.
    if (path !== null && !hasDialog) arrive(path);
  }, [isWaiting, path, hasDialog]);
  const step = () => {
    if (path !== null) open(path);
    else if (page !== null) {
      setWaitingAt(orderId);
      if (hasFailed) dispatch(loadNeighborPage.requested(page));
    }
  };
  return { step, hasFailed, isBusy: isWaiting && !hasFailed };
}

const STEP_ICONS = { previous: 'chevron-left', next: 'chevron-right' } as const;

interface StepButtonProps {
  neighbor: Neighbor;
  direction: keyof typeof STEP_ICONS;
  orderId: string;
}

function StepButton({ neighbor, direction, orderId }: StepButtonProps) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const { step, hasFailed, isBusy } = useStep(neighbor, orderId);
  const resting = useNeighborPrefetch(neighbor.id, orderId);
  const isEnd = neighbor.id === null && neighbor.page === null;
  const name = t(`step.${direction}`);
  const reason = isEnd ? t(`step.${direction}End`) : hasFailed ? t('step.failed') : null;
  // R567: the palette offers the shortcuts that are bound.
  useShortcuts(isEnd ? {} : { [`${direction}Order` as const]: step });
  return (
    <Button
      size="sm"
      aria-label={reason === null ? name : format.labelled(name, reason)}
      title={reason ?? name}
      aria-disabled={isEnd}
      onClick={step}
      {...resting}
    >
      <Icon name={isBusy ? 'arrow-clockwise' : STEP_ICONS[direction]} className={isBusy ? 'icon-busy' : ''} />
    </Button>
  );
}

/** S2.67: buttons for the previous and next order of the last results, and 'n of total'. */
export function ResultStepper({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  const resultPosition = useAppSelector((state) => selectResultPosition(state, orderId));
  if (!resultPosition) return null;
  const { position, total, previous, next } = resultPosition;
  return (
    <nav className="order-step" aria-label={t('step.label')}>
      <StepButton neighbor={previous} direction="previous" orderId={orderId} />
      <span className="order-position">{t('step.position', { position, total })}</span>
      <StepButton neighbor={next} direction="next" orderId={orderId} />
    </nav>
  );
}
