import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { cancellationOutcome } from '#domain/actions/cancellation.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import { CancellationFacts } from './CancellationFacts.tsx';

/**
 * S4.30: a cancellation response means that the request was accepted. A nothing-cancelled event means that it
 * was rejected.
 */
export function CancellationResponse({ event }: { event: OrderEvent }) {
  const { t } = useTranslation('panels');
  const outcome = cancellationOutcome(event);
  if (outcome === null) return null;
  const isAccepted = outcome === 'accepted';
  return (
    <section className="panel-answer">
      <h5 className={`status-label ${isAccepted ? 'status-success' : 'status-danger'}`}>
        <Icon name={isAccepted ? 'check-circle-fill' : 'x-circle-fill'} />{' '}
        {t(`cancellations.outcome.${outcome}`)}
      </h5>
      <CancellationFacts event={event} />
    </section>
  );
}
