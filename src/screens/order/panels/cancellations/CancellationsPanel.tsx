import '../panels.css';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import {
  type Cancellation,
  cancellationData,
  cancellationDecision,
  cancellations,
  isResponseExpected,
} from '#domain/event/cancellation.ts';
import { concernsItem, type OrderEvent } from '#domain/event/event.ts';
import type { Item } from '#domain/item/item.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { Fact } from '../../facts/Fact.tsx';
import { LongText } from '../../facts/LongText.tsx';
import { ToneLabel } from '../../facts/ToneLabel.tsx';
import { useCancellationSupport } from '../../useCancellationSupport.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import { ActorName } from '../ActorName.tsx';
import type { PanelProps } from '../panels.ts';

function YesNo({ name, value }: { name: string; value: boolean | null }) {
  const { t } = useTranslation('panels');
  return value === null ? null : <Fact name={name}>{value ? t('yes') : t('no')}</Fact>;
}

/** S3.41: the data of a cancellation event. Missing values are omitted, except the date. */
function CancellationFacts({ event }: { event: OrderEvent }) {
  const { t } = useTranslation('panels');
  const format = useFormat();
  const { requestedBy, cancelledBy, reason, quantity, costsIncurred, handledByPlatform } =
    cancellationData(event);
  return (
    <dl className="panel-facts">
      <Fact name={t('cancellations.when')}>{format.moment(event.eventDate)}</Fact>
      {requestedBy !== '' && (
        <Fact name={t('cancellations.requestedBy')}>
          <ActorName actor={requestedBy} />
        </Fact>
      )}
      {cancelledBy !== '' && (
        <Fact name={t('cancellations.cancelledBy')}>
          <ActorName actor={cancelledBy} />
        </Fact>
      )}
      {quantity !== null && <Fact name={t('cancellations.quantity')}>{format.number(quantity)}</Fact>}
      <YesNo name={t('cancellations.costs')} value={costsIncurred} />
      <YesNo name={t('cancellations.byPlatform')} value={handledByPlatform} />
      {reason !== '' && (
        <Fact name={t('cancellations.reason')} isWide>
          <LongText text={reason} />
        </Fact>
      )}
    </dl>
  );
}

/** S7.13: whether the fulfiller accepts cancellations, if that is known. */
function CancellationSupportNote({ item }: { item: Item }) {
  const { t } = useTranslation('panels');
  const isSupported = useCancellationSupport(item);
  if (isSupported === null) return null;
  return (
    <p className="support-note">
      <Icon name="info-circle-fill" />{' '}
      {isSupported ? t('cancellations.supported') : t('cancellations.unsupported')}
    </p>
  );
}

/** The request for a cancellation. `event` is null if the platform reported only a response. */
function CancellationRequest({ event }: { event: OrderEvent | null }) {
  const { t } = useTranslation('panels');
  return (
    <>
      <h4 className="panel-title">{t(event ? 'cancellations.request' : 'cancellations.noRequest')}</h4>
      {event && <CancellationFacts event={event} />}
    </>
  );
}

/**
 * S4.30: a cancellation response means that the request was accepted. A nothing-cancelled event means that it
 * was rejected.
 */
function CancellationResponse({ event }: { event: OrderEvent }) {
  const { t } = useTranslation('panels');
  const decision = cancellationDecision(event);
  if (decision === null) return null;
  const isAccepted = decision === 'accepted';
  return (
    <section className="panel-answer">
      <h5 className={`status-label ${isAccepted ? 'status-success' : 'status-danger'}`}>
        <Icon name={isAccepted ? 'check-circle-fill' : 'x-circle-fill'} />{' '}
        {t(`cancellations.decision.${decision}`)}
      </h5>
      <CancellationFacts event={event} />
    </section>
  );
}

interface CardProps {
  cancellation: Cancellation;
  isExpected: boolean;
}

function CancellationCard({ cancellation, isExpected }: CardProps) {
  const { t } = useTranslation('panels');
  const { request, responses } = cancellation;
  return (
    <li className="panel-card">
      <CancellationRequest event={request} />
      {responses.length === 0 ? (
        <p className="mb-0">
          {isExpected ? (
            <span className="status-label status-warning">
              <Icon name="hourglass-split" /> {t('cancellations.pending')}
            </span>
          ) : (
            <ToneLabel tone="neutral">{t('cancellations.noResponse')}</ToneLabel>
          )}
        </p>
      ) : (
        responses.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events may have no ID and never change their order
          <CancellationResponse key={index} event={event} />
        ))
      )}
    </li>
  );
}

/** S2.83: the cancellation requests of the item and their responses. */
export function CancellationsPanel({ order, item }: PanelProps) {
  const { t } = useTranslation(['panels', 'events']);
  const read = useOrderReadOperation(loadEvents, { orderId: order.orderId });
  return (
    <div className="panel">
      <CancellationSupportNote item={item} />
      <LoadableContent read={read} loading={t('events:loading')} lines={4} failed={t('events:failed')}>
        {({ events }) => {
          const found = cancellations(events.filter((event) => concernsItem(event, item.itemId)));
          if (found.length === 0) return <p className="text-body-secondary">{t('cancellations.none')}</p>;
          return (
            <ul className="card-list">
              {found.map((cancellation, index) => (
                <CancellationCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: events may have no ID and keep their order
                  key={index}
                  cancellation={cancellation}
                  isExpected={isResponseExpected(cancellation, found, item)}
                />
              ))}
            </ul>
          );
        }}
      </LoadableContent>
    </div>
  );
}
