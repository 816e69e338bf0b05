import type { ActionId } from '#domain/actions/actionDefinition.ts';
import type { EventType } from '#domain/event/event.ts';
import { orderPath } from '#domain/links/paths.ts';
import { type ModalId, orderModalPath } from '#domain/order/orderModal.ts';
import type { IntentKind } from './earlierIntent.ts';
import type { GuardedWrite, SentWrite } from './sentWrite.ts';

interface GuardedWriteRow {
  /** The action in whose dialog the user can check its outcome; null for the events panel. */
  dialog: Extract<ActionId, ModalId> | null;
  /** The kind of intents with which it conflicts; null if it conflicts with none. */
  intent: IntentKind | null;
  /** The types of the events that it causes. A status update causes an event of its own type instead. */
  eventTypes: readonly EventType[];
  /**
   * Whether the platform creates exactly one event per item each time it receives the write, so that the events
   * show how often it received it.
   */
  isCountable: boolean;
}

export const GUARDED_WRITE_ROWS: Readonly<Record<GuardedWrite, GuardedWriteRow>> = {
  cancelOrder: {
    dialog: 'cancelOrder',
    intent: 'cancelling',
    eventTypes: ['cancellationRequestReceived'],
    isCountable: true,
  },
  cancelItem: {
    dialog: 'cancelItem',
    intent: 'cancelling',
    eventTypes: ['cancellationRequestReceived'],
    isCountable: true,
  },
  requestRedirect: {
    dialog: 'redirect',
    intent: 'placing',
    eventTypes: ['cancellationRequestReceived'],
    isCountable: true,
  },
  rejectItem: {
    dialog: 'rejectItem',
    intent: null,
    eventTypes: ['fulfillerRejected'],
    isCountable: true,
  },
  changeAddress: {
    dialog: 'changeAddress',
    intent: null,
    eventTypes: ['changeRequestReceived'],
    isCountable: true,
  },
  updateStatus: { dialog: 'updateStatus', intent: null, eventTypes: [], isCountable: true },
  retryRouting: {
    dialog: 'retryRouting',
    intent: null,
    eventTypes: ['readyToRoute', 'orderRouted'],
    isCountable: false,
  },
  clearAlerts: { dialog: 'clearAlerts', intent: null, eventTypes: [], isCountable: false },
  resendEvents: { dialog: null, intent: null, eventTypes: [], isCountable: false },
};

/** The path where the user can check a write: its dialog or, for resent events, the order's events. */
export function pathToCheckWrite({
  operation,
  orderId,
  subject,
  chosen = [],
}: Pick<SentWrite, 'operation' | 'orderId' | 'subject' | 'chosen'>): string {
  const modal = GUARDED_WRITE_ROWS[operation].dialog;
  if (modal === null) return `${orderPath(orderId)}?view=events`;
  return orderModalPath(orderId, modal, subject === orderId ? { items: chosen } : { itemId: subject });
}
