import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderEvent } from '#domain/event/event.ts';
import { itemLabel } from '#domain/identifiers.ts';
import { valueCounts } from '#domain/lists.ts';
import type { Order } from '#domain/order/order.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { isSameId } from '#domain/sameId.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { resendEvents } from '#store/actions/writeOperations.ts';
import { draftKey } from '#store/console/useDraft.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { useEventTitle, useEventTypeName } from '../../panels/events/eventNames.ts';
import { useCallbackUrl } from '../../panels/events/useEventRecipients.ts';
import { OrderLabel } from '../writes/OrderLabel.tsx';
import { useGuardedWrite } from '../writes/useGuardedWrite.ts';
import { WriteModal } from '../writes/WriteModal.tsx';

interface EventsProps {
  order: Order;
  events: readonly OrderEvent[];
}

/** The maximum number of events that are listed individually. */
const LISTED = 5;

function EventLine({ order, event }: { order: Order; event: OrderEvent }) {
  const { t } = useTranslation('events');
  const titleOf = useEventTitle();
  const { moment } = useFormat();
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const { itemId, eventDate } = event;
  const item = order.items.find((one) => isSameId(one.itemId, itemId));
  return (
    <li className="text-break">
      <bdi>{titleOf(event)}</bdi>
      <span className="text-body-secondary">
        {' · '}
        {moment(eventDate) || t('noDate')}
        {' · '}
        {itemId === '' ? t('wholeOrder') : <code>{item ? itemLabel(item, idFormat) : itemId}</code>}
      </span>
    </li>
  );
}

function EventCounts({ events }: Pick<EventsProps, 'events'>) {
  const { t } = useTranslation('events');
  const nameOf = useEventTypeName();
  const counts = valueCounts(events.map((event) => nameOf(event.eventType)));
  return counts.map(({ value, count }) => (
    <li key={value} className="text-break">
      {t('filter.option', { name: value, count })}
    </li>
  ));
}

/** R202: the events that will be sent: a few individually, many as the number of events of each type. */
function EventsToResend({ order, events }: EventsProps) {
  return (
    <ul className="affected-items">
      {events.length > LISTED ? (
        <EventCounts events={events} />
      ) : (
        events.map((event) => <EventLine key={event.eventId} order={order} event={event} />)
      )}
    </ul>
  );
}

export interface ResendDialogProps {
  order: Order;
  /** The selected events. They all have an ID, so that they can be resent. */
  events: readonly OrderEvent[];
  /** Called after the events were sent, so that only the failed ones stay selected. */
  onSent: (failedEventIds: readonly string[]) => void;
  onClose: () => void;
}

export function ResendDialog({ order, events, onSent, onClose }: ResendDialogProps) {
  const { t } = useTranslation('actions');
  const urlOf = useCallbackUrl(order);
  // S6.12: only users who can read the merchant's orders see a callback URL.
  const seesUrls = useAppSelector((state) => canReadMerchant(selectPermissions(state), order.merchantId));
  const urls = new Set(seesUrls ? events.flatMap((event) => urlOf(event.itemId) || []) : []);
  const affected = order.items.filter(({ itemId }) => events.some((event) => isSameId(event.itemId, itemId)));
  const itemIds = affected.map(({ itemId }) => itemId);
  const eventIds = events.map(({ eventId }) => eventId);
  // The selection changes when events were sent, but the dialog stays the same.
  const [dialog] = useState(() => ({
    dialogKey: draftKey('resendEvents', order.orderId, ...eventIds.toSorted()),
    chosen: [],
  }));
  const write = useGuardedWrite({
    operation: resendEvents,
    order,
    item: null,
    dialog,
    onApplied: (results) =>
      onSent(results?.filter(({ success }) => !success).map(({ eventId }) => eventId) ?? []),
    onDone: onClose,
  });
  return (
    <WriteModal
      action={null}
      title={t('label.resendEvents')}
      submitLabel={t('resendEvents.submit')}
      failureTitle={t('resendEvents.failed')}
      write={write}
      disabledReason={null}
      onSubmit={() => write.submit({ eventIds, itemIds })}
      onClose={onClose}
    >
      <OrderLabel order={order} />
      <p className="mb-2">{t('resendEvents.text', { count: events.length })}</p>
      <EventsToResend order={order} events={events} />
      {[...urls].map((url) => (
        <p key={url} className="mb-0 mt-2 text-break">
          {t('resendEvents.to', { url })}
        </p>
      ))}
    </WriteModal>
  );
}
