import { useTranslation } from 'react-i18next';
import { AddressBlock } from '#components/address/AddressBlock.tsx';
import { ContactLines } from '#components/address/ContactLines.tsx';
import { CopyableId } from '#components/copy/CopyableId.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { TitledSection } from '#components/TitledSection.tsx';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import type { FulfillerOrder } from '#domain/order/fulfiller.ts';
import { canReadAsFulfiller, canReadFulfiller } from '#domain/permissions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { loadFulfillerOrder } from '#store/order/partyOperations.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { Fact } from '../../facts/Fact.tsx';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import { FulfillerNotificationList } from './FulfillerNotificationList.tsx';

function OrderFacts({ order }: { order: FulfillerOrder }) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const { orderId, merchantOrderId, support, destinationAddress } = order;
  return (
    <dl className="item-facts">
      <Fact name={t('fact.shortFulfillmentGroupId')}>
        <CopyableId id={orderId} idKind={t('fact.shortFulfillmentGroupId')} />
      </Fact>
      <Fact name={t('fact.merchantOrderId')}>
        {merchantOrderId !== '' && <CopyableId id={merchantOrderId} idKind={t('fact.merchantOrderId')} />}
      </Fact>
      <Fact name={t('fulfillerOrder.created')}>{format.moment(order.createdDate)}</Fact>
      <Fact name={t('fulfillerOrder.promised')}>{format.moment(order.promisedArrivalDate)}</Fact>
      <Fact name={t('fulfillerOrder.support')}>
        {(support.phone !== '' || support.email !== '') && <ContactLines {...support} />}
      </Fact>
      <Fact name={t('fulfillerOrder.destination')}>
        {destinationAddress && <AddressBlock address={destinationAddress} />}
      </Fact>
    </dl>
  );
}

function OrderReading({ orderId }: { orderId: string }) {
  const { t } = useTranslation('item');
  const read = useOrderReadOperation(loadFulfillerOrder, { orderId });
  return (
    <LoadableContent
      read={read}
      loading={t('fulfillerOrder.loading')}
      lines={3}
      failed={t('fulfillerOrder.failed')}
    >
      {(order) => (order ? <OrderFacts order={order} /> : <p className="mb-0">{t('fulfillerOrder.none')}</p>)}
    </LoadableContent>
  );
}

/**
 * S7.20: the fulfiller's order for the item's group, and the messages to the fulfiller. R416: neither is part of
 * the fulfiller's profile.
 */
export function FulfillerOrderSection({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const fulfillerId = itemFulfillerId(item);
  const permissions = useAppSelector(selectPermissions);
  const isPermitted =
    canReadAsFulfiller(permissions, fulfillerId) || canReadFulfiller(permissions, fulfillerId);
  const orderId = item.shortFulfillmentGroupId;
  if (fulfillerId === '' || orderId === '' || !isPermitted) return null;
  return (
    <TitledSection title={t('section.fulfillerOrder')} level={4} className="detail-section">
      <PanelBoundary title={t('section.fulfillerOrder')} resetKeys={[orderId]}>
        <OrderReading orderId={orderId} />
        <FulfillerNotificationList item={item} />
      </PanelBoundary>
    </TitledSection>
  );
}
