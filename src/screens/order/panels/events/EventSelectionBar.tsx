import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import type { EventRow } from '#domain/event/eventFilter.ts';
import { isResendable } from '#domain/event/eventResend.ts';
import type { Order } from '#domain/order/order.ts';
import { ResendAction } from './ResendAction.tsx';

interface EventSelectionBarProps {
  order: Order;
  /** The listed events. The button "Select all not received" selects among them. */
  shown: readonly EventRow[];
  chosen: readonly EventRow[];
  onSelect: (keys: readonly string[]) => void;
}

/** The number of selected events, with the buttons that select events and resend the selected ones. */
export function EventSelectionBar({ order, shown, chosen, onSelect }: EventSelectionBarProps) {
  const { t } = useTranslation('events');
  const missed = shown.filter(
    ({ delivery, event }) => delivery.state === 'notReceived' && isResendable(event),
  );
  const events = chosen.map((row) => row.event);
  const selectMissed = missed.length > 0 ? () => onSelect(missed.map((row) => row.key)) : null;
  const handleSent = (failed: readonly string[]) =>
    onSelect(chosen.filter(({ event }) => failed.includes(event.eventId)).map((row) => row.key));
  return (
    <div className="event-selection">
      <span role="status">{t('select.count', { count: chosen.length })}</span>
      {selectMissed && (
        <Button variant="link" size="sm" onClick={selectMissed}>
          {t('select.allFailed')}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button variant="link" size="sm" onClick={() => onSelect([])}>
          {t('select.none')}
        </Button>
      )}
      <ResendAction order={order} events={events} onSelectMissed={selectMissed} onSent={handleSent} />
    </div>
  );
}
