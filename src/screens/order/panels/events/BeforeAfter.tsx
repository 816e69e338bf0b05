import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { TitledSection } from '#components/TitledSection.tsx';
import { type ChangeRequest, type DetailedChangeRequest, NO_DETAILS } from '#domain/event/changeRequest.ts';
import { concernsItem, type OrderEvent } from '#domain/event/event.ts';
import { addressChange, changeRequestOf } from '#domain/event/eventChange.ts';
import { firstLink } from '#domain/links/links.ts';
import type { Order } from '#domain/order/order.ts';
import { loadChangeRequests } from '#store/order/panelOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import { ChangedAddress } from '../ChangedAddress.tsx';
import { useChangeDetails } from '../changes/useChangeDetails.ts';

export function BeforeAfter({ what, before, after }: { what: string; before: ReactNode; after: ReactNode }) {
  const { t } = useTranslation('events');
  return (
    <TitledSection title={what} level={5} className="before-after">
      <div>
        <p className="before-after-side">{t('change.before')}</p>
        {before}
      </div>
      <div>
        <p className="before-after-side">{t('change.after')}</p>
        {after}
      </div>
    </TitledSection>
  );
}

function AddressChangeView({ change }: { change: DetailedChangeRequest }) {
  const { t } = useTranslation('events');
  const addresses = addressChange(change);
  if (!addresses) return null;
  const { before, after, isShort } = addresses;
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
}

/** The addresses in the change request, if its details cannot be loaded as far as it contains them itself. */
function RequestedAddress({ request }: { request: ChangeRequest }) {
  const { t } = useTranslation('panels');
  const read = useChangeDetails(request);
  return (
    <LoadableContent
      read={read}
      loading={t('changes.loading')}
      lines={3}
      failed={t('changes.failed')}
      href={read.href}
      instead={<AddressChangeView change={{ request, details: NO_DETAILS }} />}
    >
      {(details) => <AddressChangeView change={{ request, details }} />}
    </LoadableContent>
  );
}

function LinkedChange({ itemId, event }: { itemId: string; event: OrderEvent }) {
  const { t } = useTranslation('panels');
  const read = useOrderReadOperation(loadChangeRequests, { itemId });
  return (
    <LoadableContent read={read} loading={t('changes.loading')} lines={3} failed={t('changes.failed')}>
      {(requests) => {
        const request = changeRequestOf(event, requests);
        return request && <RequestedAddress request={request} />;
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
  const item = changed.find(({ itemId }) => concernsItem(event, itemId));
  return item && <LinkedChange itemId={item.itemId} event={event} />;
}
