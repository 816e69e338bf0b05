import { useTranslation } from 'react-i18next';
import { cancellationData } from '#domain/event/cancellation.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { Fact } from '../../facts/Fact.tsx';
import { LongText } from '../../facts/LongText.tsx';
import { ActorName } from '../ActorName.tsx';

function YesNo({ name, value }: { name: string; value: boolean | null }) {
  const { t } = useTranslation('panels');
  return value === null ? null : <Fact name={name}>{value ? t('yes') : t('no')}</Fact>;
}

/** S3.41: the data of a cancellation event. Missing values are omitted, except the date. */
export function CancellationFacts({ event }: { event: OrderEvent }) {
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
