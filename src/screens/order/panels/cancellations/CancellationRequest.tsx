import { useTranslation } from 'react-i18next';
import type { OrderEvent } from '#domain/event.ts';
import { CancellationFacts } from './CancellationFacts.tsx';

/** The request; a response may also stand without one. */
export function CancellationRequest({ event }: { event: OrderEvent | null }) {
  const { t } = useTranslation('panels');
  return (
    <>
      <h4 className="panel-title">{t(event ? 'cancellations.request' : 'cancellations.noRequest')}</h4>
      {event && <CancellationFacts event={event} />}
    </>
  );
}
