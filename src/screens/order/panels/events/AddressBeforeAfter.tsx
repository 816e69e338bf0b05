import { useTranslation } from 'react-i18next';
import { LoadableContent } from '#components/LoadableContent.tsx';
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
  const read = useOrderReadOperation(loadChangeRequests, { itemId });
  return (
    <LoadableContent
      read={read}
      loading={t('panels:changes.loading')}
      lines={3}
      failed={t('panels:changes.failed')}
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
 * change requests. An event of the whole order has no item, so the first item with change requests is used.
 */
export function AddressBeforeAfter({ order, event }: { order: Order; event: OrderEvent }) {
  const changed = order.items.filter(({ links }) => firstLink(links, 'changeRequests'));
  const item = changed.find(({ itemId }) => event.itemId === '' || itemId === event.itemId);
  return item && <LinkedChange itemId={item.itemId} event={event} />;
}
