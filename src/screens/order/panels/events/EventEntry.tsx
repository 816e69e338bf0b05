import { memo, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { EventDelivery } from '#domain/event/eventDelivery.ts';
import { keyFact } from '#domain/event/eventFacts.ts';
import type { EventRow } from '#domain/event/eventFilter.ts';
import { eventTone, eventVariant } from '#domain/event/eventVariant.ts';
import { itemLabel, shortId, shortItemLabel } from '#domain/identifiers.ts';
import type { Order } from '#domain/order/order.ts';
import { isSameId } from '#domain/sameId.ts';
import { shortenLink } from '#domain/shorten.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { STATUS_TONE_ICONS } from '../../facts/ToneLabel.tsx';
import { ActorName } from '../ActorName.tsx';
import { EventDetails } from './EventDetails.tsx';
import { useEventTitle } from './eventNames.ts';

interface EventEntryProps {
  order: Order;
  row: EventRow;
  isOpen: boolean;
  isMarked: boolean;
  /** null if events cannot be selected. */
  isSelected: boolean | null;
  showItem: boolean;
  onOpen: (key: string) => void;
  onToggle: (key: string) => void;
}

function ItemName({ order, itemId }: { order: Order; itemId: string }) {
  const { t } = useTranslation('events');
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  if (itemId === '') return <span>{t('wholeOrder')}</span>;
  const item = order.items.find((candidate) => isSameId(candidate.itemId, itemId));
  const id = item ? itemLabel(item, idFormat) : itemId;
  return <code title={id}>{item ? shortItemLabel(item, idFormat) : shortId(id)}</code>;
}

/** S8.29: the fallback for details that cannot be rendered. The event itself remains visible. */
function nothing() {
  return null;
}

interface ChoiceProps {
  row: EventRow;
  /** IDs of the elements with the event's title and date. */
  describedBy: string;
  isSelected: boolean;
  onToggle: (key: string) => void;
}

function EventChoice({ row, describedBy, isSelected, onToggle }: ChoiceProps) {
  const { t } = useTranslation('events');
  // An event without an ID cannot be resent.
  if (row.event.eventId === '') return <span className="event-choice" />;
  return (
    <input
      type="checkbox"
      className="form-check-input event-choice"
      aria-label={t('select.one')}
      aria-describedby={describedBy}
      checked={isSelected}
      onChange={() => onToggle(row.key)}
    />
  );
}

/** S4.42: shows whether the merchant received the event. A red mark means that it was not received. */
function EventDeliveryMark({ delivery }: { delivery: EventDelivery }) {
  const { t } = useTranslation('events');
  const { moment } = useFormat();
  if (delivery.state === 'notReceived') {
    return (
      <span className="event-missed">
        <Icon name="x-circle-fill" /> {t('filter.state.notReceived')}
      </span>
    );
  }
  if (delivery.state === 'notApplicable') {
    return (
      <span className="tone-neutral" title={t('notApplicable')}>
        <Icon name="slash-circle" /> {t('filter.state.notApplicable')}
      </span>
    );
  }
  const when = moment(delivery.at);
  return (
    <span title={when === '' ? undefined : t('received', { when })}>
      <Icon name="check-circle-fill" className="tone-success" /> {t('receivedNoDate')}
      {when !== '' && <span className="visually-hidden"> {when}</span>}
    </span>
  );
}

function Entry(props: EventEntryProps) {
  const { order, row, isOpen, isMarked, isSelected, showItem, onOpen, onToggle } = props;
  const { t } = useTranslation('events');
  const { moment } = useFormat();
  const titleOf = useEventTitle();
  const id = useId();
  const { event, delivery } = row;
  const tone = eventTone(eventVariant(event));
  const fact = keyFact(event);
  return (
    <article className={isMarked ? 'event event-marked' : 'event'} aria-labelledby={`${id}-title`}>
      <div className="event-head">
        {isSelected !== null && (
          <EventChoice
            row={row}
            describedBy={`${id}-title ${id}-date`}
            isSelected={isSelected}
            onToggle={onToggle}
          />
        )}
        <button
          type="button"
          className="event-opener"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => onOpen(row.key)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          <Icon name={STATUS_TONE_ICONS[tone]} className={`tone-${tone}`} />
          <span className="event-title" id={`${id}-title`}>
            {titleOf(event)}
          </span>
        </button>
        <span className="event-key">
          {fact !== '' && (
            <bdi className="event-key-fact" title={fact}>
              {shortenLink(fact)}
            </bdi>
          )}
          {event.fake && <span className="event-tag">{t('fake')}</span>}
        </span>
        <span className="event-facts">
          {showItem && (
            <span className="event-item">
              <ItemName order={order} itemId={event.itemId} />
            </span>
          )}
          <span className="event-actor">
            {event.createdOnBehalfOf !== '' && <ActorName actor={event.createdOnBehalfOf} />}
          </span>
          <span className="event-delivery">
            <EventDeliveryMark delivery={delivery} />
          </span>
          <time id={`${id}-date`} dateTime={event.eventDate ?? undefined} className="event-date">
            {moment(event.eventDate) || t('noDate')}
          </time>
        </span>
      </div>
      <div id={`${id}-body`} hidden={!isOpen}>
        {isOpen && (
          <ErrorBoundary fallbackRender={nothing} resetKeys={[event]}>
            <EventDetails order={order} row={row} />
          </ErrorBoundary>
        )}
      </div>
    </article>
  );
}

/** One event with its title and its most important facts. An open event also shows all details. */
export const EventEntry = memo(Entry);
