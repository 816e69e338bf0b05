import { useTranslation } from 'react-i18next';
import { AddressBlock } from '#components/address/AddressBlock.tsx';
import { ContactLines } from '#components/address/ContactLines.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { TitledSection } from '#components/TitledSection.tsx';
import { fulfillmentOrderItemId } from '#domain/actions/actionRules.ts';
import {
  type FulfillerNotification,
  knownNotificationStatus,
  knownNotificationType,
  type NotificationSubject,
} from '#domain/delivery/fulfillerNotification.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import type { FulfillerOrder } from '#domain/order/fulfiller.ts';
import { publicFulfillerId } from '#domain/order/merchant.ts';
import { canReadAsFulfiller, canReadFulfiller } from '#domain/permissions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { selectFulfillers } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { loadFulfillerNotifications, loadFulfillerOrder } from '#store/order/partyOperations.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { Fact, IdFact } from '../../facts/Fact.tsx';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

function NotificationEntry({ message }: { message: FulfillerNotification }) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const type = knownNotificationType(message);
  const status = knownNotificationStatus(message);
  const { createdDate } = message;
  return (
    <li>
      <span className="fw-semibold">{type ? t(`fulfillerOrder.type.${type}`) : message.type}</span>{' '}
      {status ? t(`fulfillerOrder.status.${status}`) : message.status}
      {createdDate && <span className="fact-note">{format.moment(createdDate)}</span>}
    </li>
  );
}

function Messages({ about }: { about: NotificationSubject }) {
  const { t } = useTranslation('item');
  const read = useOrderReadOperation(loadFulfillerNotifications, about);
  return (
    <LoadableContent
      read={read}
      loading={t('fulfillerOrder.messagesLoading')}
      lines={2}
      failed={t('fulfillerOrder.messagesFailed')}
    >
      {(messages) =>
        messages.length === 0 ? (
          <p className="mb-0 text-body-secondary">{t('fulfillerOrder.noMessages')}</p>
        ) : (
          <ul className="list-unstyled d-grid gap-2 mb-0">
            {messages.map((message) => (
              <NotificationEntry key={message.notificationId} message={message} />
            ))}
          </ul>
        )
      }
    </LoadableContent>
  );
}

/** S7.20: the platform's messages to the fulfiller about the item, newest first. */
function FulfillerNotificationList({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const fulfillerId = itemFulfillerId(item);
  const isPermitted = useAppSelector((state) => canReadAsFulfiller(selectPermissions(state), fulfillerId));
  const known = useAppSelector(selectFulfillers) ?? [];
  const orderId = item.shortFulfillmentGroupId;
  const itemId = fulfillmentOrderItemId(item);
  if (itemId === '' || !isPermitted) return null;
  return (
    <>
      <h5 className="detail-title mt-3">{t('fulfillerOrder.messages')}</h5>
      <Messages about={{ fulfillerId: publicFulfillerId(fulfillerId, known), itemId, orderId }} />
    </>
  );
}

function OrderFacts({ order }: { order: FulfillerOrder }) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const { orderId, merchantOrderId, support, destinationAddress } = order;
  return (
    <dl className="item-facts">
      <IdFact name={t('fact.shortFulfillmentGroupId')} id={orderId} />
      <IdFact name={t('fact.merchantOrderId')} id={merchantOrderId} />
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
