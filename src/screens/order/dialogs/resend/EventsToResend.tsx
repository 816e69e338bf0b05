import { useTranslation } from 'react-i18next';
import type { OrderEvent } from '#domain/event/event.ts';
import { itemIdInFormat } from '#domain/identifiers.ts';
import { valueCounts } from '#domain/lists.ts';
import type { Order } from '#domain/order/order.ts';
import { isSameId } from '#domain/sameId.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useEventTitle } from '../../panels/events/useEventTitle.ts';
import { useEventTypeName } from '../../panels/events/useEventTypeName.ts';

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
        {itemId === '' ? t('wholeOrder') : <code>{(item && itemIdInFormat(item, idFormat)) ?? itemId}</code>}
      </span>
    </li>
  );
}

/** The types of the events, each with its number of events. */
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
export function EventsToResend({ order, events }: EventsProps) {
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
