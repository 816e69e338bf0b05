import { useTranslation } from 'react-i18next';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { fulfillmentOrderItemId } from '#domain/actions/actionRules.ts';
import {
  type FulfillerNotification,
  knownNotificationStatus,
  knownNotificationType,
  type NotificationSubject,
} from '#domain/delivery/fulfillerNotification.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { publicFulfillerId } from '#domain/order/merchant.ts';
import { canReadAsFulfiller } from '#domain/permissions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { selectFulfillers } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { loadFulfillerNotifications } from '#store/order/partyOperations.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

function Message({ message }: { message: FulfillerNotification }) {
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
          <ul className="fulfiller-messages">
            {messages.map((message) => (
              <Message key={message.notificationId} message={message} />
            ))}
          </ul>
        )
      }
    </LoadableContent>
  );
}

/** S7.20: the platform's messages to the fulfiller about the item, newest first. */
export function FulfillerNotificationList({ item }: { item: Item }) {
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
