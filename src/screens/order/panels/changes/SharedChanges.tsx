import { isSameId } from '#domain/sameId.ts';
import '../panels.css';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { hasResponse } from '#domain/event/changeRequest.ts';
import { type SharedChangeRequest, sharedChangeRequests } from '#domain/event/sharedChangeRequest.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { useAppSelector } from '#store/hooks.ts';
import { latestResult, selectOperation } from '#store/operation.ts';
import { loadChangeRequests } from '#store/order/panelOperations.ts';
import type { RootState } from '#store/rootReducer.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import { ChangeRequestCard } from './ChangeRequestCard.tsx';

function selectResults(state: RootState, items: readonly Item[]) {
  return items.map(({ itemId }) => latestResult(selectOperation(state, loadChangeRequests, itemId)));
}

/**
 * Loads the item's change requests. Renders only a placeholder or a failure; the parent renders the requests.
 */
function ItemChanges({ itemId }: { itemId: string }) {
  const { t } = useTranslation('panels');
  const read = useOrderReadOperation(loadChangeRequests, { itemId });
  return (
    <LoadableContent read={read} loading={t('changes.loading')} lines={6} failed={t('changes.failed')}>
      {() => null}
    </LoadableContent>
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
