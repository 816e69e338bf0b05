import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { EventDelivery } from '#domain/eventDelivery.ts';
import { useMomentText } from '../useMomentText.ts';

/** S4.42, short: an icon for what went well or does not apply, words in red for what never arrived. */
export function DeliveryMark({ delivery }: { delivery: EventDelivery }) {
  const { t } = useTranslation('events');
  const moment = useMomentText();
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
    <Icon
      name="check-circle-fill"
      label={when === '' ? t('receivedNoDate') : t('received', { when })}
      className="tone-success"
    />
  );
}
