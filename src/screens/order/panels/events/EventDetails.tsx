import { useTranslation } from 'react-i18next';
import { concernsItem, isEventField, type OrderEvent } from '#domain/event/event.ts';
import { isAddressEvent, type PromiseChange, promiseChange } from '#domain/event/eventChange.ts';
import { eventFacts, readableFacts } from '#domain/event/eventFacts.ts';
import type { EventRow } from '#domain/event/eventFilter.ts';
import { eventVariant } from '#domain/event/eventVariant.ts';
import { errorHintFor } from '#domain/item/errorHints.ts';
import { INVENTORY_RECHECK_HOURS } from '#domain/limits.ts';
import type { Order } from '#domain/order/order.ts';
import { HOUR_MS, parseInstant, toIso } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { Fact, IdFact } from '../../facts/Fact.tsx';
import { LongText } from '../../facts/LongText.tsx';
import { useCanSeeRawData } from '../../openOrder.ts';
import { ActorName } from '../ActorName.tsx';
import { HintNote } from '../HintNote.tsx';
import { AddressBeforeAfter, BeforeAfter } from './BeforeAfter.tsx';
import { EventDeliveryFact } from './EventDeliveryFact.tsx';
import { EventFactValue } from './EventFactValue.tsx';

function Meaning({ event }: { event: OrderEvent }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const variant = eventVariant(event);
  if (variant === null) return null;
  if (variant === 'awaitingSufficientInventory') {
    const recheck = Date.parse(event.eventDate ?? '') + INVENTORY_RECHECK_HOURS * HOUR_MS;
    const when = Number.isNaN(recheck) ? t('noDate') : format.moment(toIso(recheck));
    return (
      <p className="mb-1">
        {t('detail.awaitingSufficientInventory', { hours: INVENTORY_RECHECK_HOURS, when })}
      </p>
    );
  }
  return <p className="mb-1">{t(`detail.${variant}`)}</p>;
}

function PromiseBeforeAfter({ change }: { change: PromiseChange }) {
  const { t } = useTranslation(['events', 'status']);
  const format = useFormat();
  const textOf = (value: string) => {
    const instant = parseInstant(value);
    if (instant) return format.moment(instant);
    const when = format.localDateTime(value);
    return when ? t('status:due.atDestination', { when }) : t('change.unknown');
  };
  return (
    <BeforeAfter
      what={t('change.promise')}
      before={<p className="mb-0">{textOf(change.before)}</p>}
      after={<p className="mb-0">{textOf(change.after)}</p>}
    />
  );
}

function EventFieldName({ field }: { field: string }) {
  const { t } = useTranslation('events');
  // The value of a known field can have an unexpected type.
  return isEventField(field) ? t(`field.${field}`) : <code>{field}</code>;
}

/** The fields that `PromiseBeforeAfter` already shows side by side. */
const SHOWN_APART: ReadonlySet<string> = new Set([
  'originalPromisedArrivalDate',
  'updatedPromisedArrivalDate',
]);

function AdditionalData({ event }: { event: OrderEvent }) {
  const { t } = useTranslation('events');
  const seesRawData = useCanSeeRawData();
  const permissions = useAppSelector(selectPermissions);
  const facts = eventFacts({ ...event, facts: readableFacts(event, permissions) })
    .filter((fact) => !SHOWN_APART.has(fact.field))
    // An unknown field may contain a price.
    .filter((fact) => seesRawData || fact.kind !== 'other');
  return facts.map((fact) =>
    fact.kind === 'other' ? (
      <Fact key={fact.field} name={<EventFieldName field={fact.field} />}>
        <LongText text={fact.value} />
      </Fact>
    ) : (
      <Fact key={fact.field} name={t(`field.${fact.field}`)} isWide={fact.kind === 'packages'}>
        <EventFactValue fact={fact} />
      </Fact>
    ),
  );
}

/** Returns the texts that may explain a failure, the most informative first. */
function causes({ facts, detail }: OrderEvent): string[] {
  const texts = ['errorDescription', 'reason'].map(
    (name) => facts.find(({ field }) => field === name)?.value,
  );
  return [...texts.filter((value) => typeof value === 'string'), detail];
}

/** The details of one event, limited to the data that the user can see (S3.34 to S3.36). */
export function EventDetails({ order, row }: { order: Order; row: EventRow }) {
  const { t } = useTranslation('events');
  const { event } = row;
  const promise = promiseChange(event);
  return (
    <div className="event-body">
      <Meaning event={event} />
      {event.detail !== '' && (
        <p className="mb-1">
          <span className="text-body-secondary">{t('platformSays')}</span> <LongText text={event.detail} />
        </p>
      )}
      <HintNote
        detail={causes(event).find((cause) => errorHintFor(cause) !== null) ?? ''}
        items={order.items.filter(({ itemId }) => concernsItem(event, itemId))}
      />
      {promise && <PromiseBeforeAfter change={promise} />}
      {isAddressEvent(event) && <AddressBeforeAfter order={order} event={event} />}
      <dl className="panel-facts">
        <AdditionalData event={event} />
        <EventDeliveryFact row={row} />
        {event.createdOnBehalfOf !== '' && (
          <Fact name={t('onBehalfOf')}>
            <ActorName actor={event.createdOnBehalfOf} />
          </Fact>
        )}
        <Fact name={t('source')}>{event.eventSourceId}</Fact>
        <Fact name={t('type')}>
          <code>{event.eventType}</code>
        </Fact>
        <IdFact name={t('eventId')} id={event.eventId} isWide />
      </dl>
    </div>
  );
}
