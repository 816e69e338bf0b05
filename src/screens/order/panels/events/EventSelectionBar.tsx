import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import type { EventRow } from '#domain/event/eventFilter.ts';
import { isResendable } from '#domain/event/eventResend.ts';
import type { Order } from '#domain/order/order.ts';
import { DeferredResendDialog } from '../../dialogs/resend/DeferredResendDialog.tsx';
import type { ResendDialogProps } from '../../dialogs/resend/ResendDialog.tsx';

interface ResendState {
  /** Whether the dialog is open. The parent knows it, because the bar must stay as long as its dialog (R542). */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface ResendActionProps extends Omit<ResendDialogProps, 'onClose'>, ResendState {
  /** Selects all listed events that were not received; null if there are none. */
  onSelectMissed: (() => void) | null;
}

/**
 * S5.35: the resend button is enabled once an event is selected. R94: until then, a second button selects all
 * listed events that were not received and opens the same dialog.
 */
function ResendAction(props: ResendActionProps) {
  const { order, events, onSelectMissed, onSent, isOpen, onOpenChange } = props;
  const { t } = useTranslation('actions');
  const handleClose = () => onOpenChange(false);
  const reasonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const handleMissed = () => {
    onSelectMissed?.();
    onOpenChange(true);
    // The focus returns to this button, because the other one disappears.
    button.current?.focus();
  };
  const hasNone = events.length === 0;
  return (
    <>
      <Button
        ref={button}
        variant="primary"
        size="sm"
        aria-disabled={hasNone}
        aria-describedby={hasNone ? reasonId : undefined}
        onClick={() => !hasNone && onOpenChange(true)}
      >
        {t('resendEvents.submit')}
      </Button>
      {hasNone && (
        <span className="disabled-reason" id={reasonId}>
          {t('resendEvents.none')}
        </span>
      )}
      {hasNone && onSelectMissed && (
        <Button variant="outline-primary" size="sm" onClick={handleMissed}>
          {t('resendEvents.missed')}
        </Button>
      )}
      {isOpen && <DeferredResendDialog order={order} events={events} onSent={onSent} onClose={handleClose} />}
    </>
  );
}

interface EventSelectionBarProps {
  order: Order;
  resend: ResendState;
  /** The listed events. The button "Select all not received" selects among them. */
  shown: readonly EventRow[];
  chosen: readonly EventRow[];
  onSelect: (keys: readonly string[]) => void;
}

export function EventSelectionBar({ order, resend, shown, chosen, onSelect }: EventSelectionBarProps) {
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
      <ResendAction
        order={order}
        events={events}
        onSelectMissed={selectMissed}
        onSent={handleSent}
        {...resend}
      />
    </div>
  );
}
