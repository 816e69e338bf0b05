import { useTranslation } from 'react-i18next';
import { LoadableContent } from '#components/LoadableContent.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import type { OrderEvent } from '#domain/event/event.ts';
import { addressChange } from '#domain/event/eventChange.ts';
import { firstLink } from '#domain/links.ts';
import type { Order } from '#domain/order/order.ts';
import { loadChangeRequests } from '#store/order/panelOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import { ChangedAddress } from '../ChangedAddress.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';

function LinkedChange({ itemId, event }: { itemId: string; event: OrderEvent }) {
  const { t } = useTranslation(['events', 'panels']);
  const { state, retry } = useOrderReadOperation(loadChangeRequests, { itemId });
  return (
    <LoadableContent
      state={state}
      skeleton={<Skeleton label={t('panels:changes.loading')} lines={3} />}
      failureTitle={t('panels:changes.failed')}
      onRetry={retry}
    >
      {(changes) => {
        const change = addressChange(event, changes);
        if (!change) return null;
        const { before, after, isShort } = change;
        return (
          <BeforeAfter
            what={t('change.address')}
            before={
              before ? (
                <ChangedAddress address={before} comparedWith={after} isRemoved isShort={isShort} />
              ) : (
                <p>{t('change.unknown')}</p>
              )
            }
            after={<ChangedAddress address={after} comparedWith={before} isShort={isShort} />}
          />
        );
      }}
    </LoadableContent>
  );
}

/**
 * The address before and after a delivery change. The event contains neither, so both come from the item's
 * change requests.
 */
export function AddressBeforeAfter({ order, event }: { order: Order; event: OrderEvent }) {
  const item = order.items.find((candidate) => candidate.itemId === event.itemId) ?? order.items[0];
  if (!item || !firstLink(item.links, 'changeRequests')) return null;
  return <LinkedChange itemId={item.itemId} event={event} />;
}
