import '../panels.css';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { FailureFacts, FailureNotice } from '#components/notice/FailureNotice.tsx';
import { hasResponse } from '#domain/event/changeRequest.ts';
import { type SharedChangeRequest, sharedChangeRequests } from '#domain/event/sharedChangeRequest.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { isSameId } from '#domain/sameId.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { latestResult, selectOperation } from '#store/operation.ts';
import { loadChangeRequests } from '#store/order/panelOperations.ts';
import type { RootState } from '#store/rootReducer.ts';
import { ItemLabel } from '../../facts/ItemLabel.tsx';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import { ChangeRequestCard } from './ChangeRequestCard.tsx';

/** Maximum number of items that a notice lists without a click. */
const FAILED_SHOWN = 5;

function selectStates(state: RootState, items: readonly Item[]) {
  return items.map(({ itemId }) => selectOperation(state, loadChangeRequests, itemId));
}

function selectResults(state: RootState, items: readonly Item[]) {
  return selectStates(state, items).map(latestResult);
}

/** Loads the item's change requests, and shows a placeholder while they are not known. */
function ItemChanges({ itemId }: { itemId: string }) {
  const { t } = useTranslation('panels');
  const { state } = useOrderReadOperation(loadChangeRequests, { itemId });
  const isFirst = state.status === 'idle' || (state.status === 'running' && state.previous === null);
  return isFirst && <Skeleton label={t('changes.loading')} lines={6} />;
}

/** R482: one notice for all items whose change requests could not be loaded, with the first failure. */
function FailedChanges({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation(['panels', 'order']);
  const dispatch = useAppDispatch();
  const states = useAppSelector((state) => selectStates(state, items), shallowEqual);
  const failed = items.filter((_, index) => states[index]?.status === 'failed');
  const first = states.find((state) => state.status === 'failed');
  const isRunning = states.some(({ status }) => status === 'running');
  const handleRetry = () => {
    for (const { itemId } of failed) dispatch(loadChangeRequests.requested({ itemId }));
  };
  return (
    <>
      <ReloadStatus
        status={first?.status ?? (isRunning ? 'running' : 'succeeded')}
        slow={t('changes.loading')}
      />
      {first && (
        <FailureNotice title={t('changes.failed')} failure={first.failure} onRetry={handleRetry}>
          <FailureFacts failure={first.failure} />
          <details className="small mb-1" open={failed.length <= FAILED_SHOWN}>
            <summary>{t('order:items.title', { count: failed.length })}</summary>
            <ul className="mb-0 text-break">
              {failed.map((item) => (
                <li key={item.itemId}>
                  <ItemLabel item={item} />
                </li>
              ))}
            </ul>
          </details>
        </FailureNotice>
      )}
    </>
  );
}

function SharedCard({ order, shared }: { order: Order; shared: SharedChangeRequest }) {
  const { request, itemIds } = shared;
  const [first = ''] = itemIds;
  const answered = itemIds.find((itemId) => hasResponse(request, itemId));
  const items = order.items.filter(
    ({ itemId }) => itemIds.includes(itemId) || request.itemIds.some((id) => isSameId(id, itemId)),
  );
  return <ChangeRequestCard request={request} itemId={answered ?? first} items={items} />;
}

interface SharedChangesProps {
  order: Order;
  /** The items whose change requests are loaded. */
  items: readonly Item[];
}

/**
 * R129: the change requests of several items. A request that concerns several items is shown once, with the
 * names of these items.
 */
export function SharedChanges({ order, items }: SharedChangesProps) {
  const { t } = useTranslation('panels');
  const results = useAppSelector((state) => selectResults(state, items), shallowEqual);
  const shared = sharedChangeRequests(
    items.map(({ itemId }, index) => ({ itemId, requests: results[index] ?? [] })),
  );
  return (
    <>
      <FailedChanges items={items} />
      {items.map(({ itemId }) => (
        <ItemChanges key={itemId} itemId={itemId} />
      ))}
      {shared.length === 0 && !results.includes(null) && (
        <p className="text-body-secondary">{t('changes.none')}</p>
      )}
      <ul className="card-list">
        {shared.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: change requests may have no ID
          <li key={index} className="panel-card">
            <SharedCard order={order} shared={one} />
          </li>
        ))}
      </ul>
    </>
  );
}
