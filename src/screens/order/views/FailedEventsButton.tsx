import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useCommand } from '#components/keyboard/useCommand.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import { failedEvents } from '#domain/event/eventResend.ts';
import type { Order } from '#domain/order/order.ts';
import { canUpdate } from '#domain/permissions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector, useLatestResult } from '#store/hooks.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { DeferredResendDialog } from '../dialogs/resend/DeferredResendDialog.tsx';
import { useEventRecipientCheck } from '../panels/events/useEventRecipients.ts';

const NONE: readonly OrderEvent[] = [];

/** Returns the failed events that the user can resend (S5.36). The link to the events view loads the events. */
function useFailedEvents(order: Order): readonly OrderEvent[] {
  const mayUpdate = useAppSelector((state) => canUpdate(selectPermissions(state), order.merchantId));
  const events = useLatestResult(loadEvents, order.orderId)?.events ?? NONE;
  const failed = useMemo(() => failedEvents(events), [events]);
  const hasRecipient = useEventRecipientCheck(order);
  return mayUpdate ? failed.filter(({ itemId }) => hasRecipient(itemId) !== false) : NONE;
}

interface FailedEventsDialogProps {
  order: Order;
  /** The failed events when the dialog opened. */
  failed: readonly OrderEvent[];
  onClose: () => void;
}

/** Stays about the same events while it is open, although they may not be failed any longer. */
function FailedEventsDialog({ order, failed, onClose }: FailedEventsDialogProps) {
  const [events, setEvents] = useState(failed);
  const handleSent = (unsent: readonly string[]) =>
    setEvents(events.filter(({ eventId }) => unsent.includes(eventId)));
  return <DeferredResendDialog order={order} events={events} onSent={handleSent} onClose={onClose} />;
}

interface FailedEventsButtonProps {
  order: Order;
  /** Whether all items of the order are loaded. */
  isComplete: boolean;
}

/**
 * R392: offers to resend all failed events of the order. Renders nothing if there are none. R542: its dialog stays
 * with its result even if the items cannot be loaded again.
 */
export function FailedEventsButton({ order, isComplete }: FailedEventsButtonProps) {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const failed = useFailedEvents(order);
  const [isOpen, setIsOpen] = useState(false);
  const handleOpen = () => setIsOpen(true);
  const label = t('resendEvents.allFailed');
  const isOffered = isComplete && failed.length > 0;
  useCommand({ id: 'resendFailed', icon: 'send', label, run: handleOpen }, isOffered);
  return (
    <>
      {isOffered && (
        <Button size="sm" className="failed-events" onClick={handleOpen}>
          <Icon name="send" /> {label}{' '}
          <span className="order-view-count">{format.number(failed.length)}</span>
        </Button>
      )}
      {isOpen && <FailedEventsDialog order={order} failed={failed} onClose={() => setIsOpen(false)} />}
    </>
  );
}
