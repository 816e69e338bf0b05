import { useTranslation } from 'react-i18next';
import type { OrderEvent } from '#domain/event/event.ts';
import { CancellationFacts } from './CancellationFacts.tsx';

/** The request for a cancellation. `event` is null if the platform reported only a response. */
export function CancellationRequest({ event }: { event: OrderEvent | null }) {
  const { t } = useTranslation('panels');
  return (
    <>
      <h4 className="panel-title">{t(event ? 'cancellations.request' : 'cancellations.noRequest')}</h4>
      {event && <CancellationFacts event={event} />}
    </>
  );
}
