import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { EventDelivery } from '#domain/event/eventDelivery.ts';
import { useFormat } from '#i18n/formatContext.ts';

/** S4.42: shows whether the merchant received the event. A red mark means that it was not received. */
export function EventDeliveryMark({ delivery }: { delivery: EventDelivery }) {
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
    return <Icon name="slash-circle-fill" label={t('notApplicable')} className="tone-neutral" />;
  }
  const when = moment(delivery.at);
  return (
    <span title={when === '' ? undefined : t('received', { when })}>
      <Icon name="check-circle-fill" className="tone-success" /> {t('receivedNoDate')}
      {when !== '' && <span className="visually-hidden"> {when}</span>}
    </span>
  );
}
