import { type ModalId, orderModalPath } from '#domain/order/orderModal.ts';
import { orderPath } from '#domain/paths.ts';
import type { GuardedWrite, SentWrite } from './sentWrite.ts';

/**
 * The dialog in which the user can check a write with an unknown outcome. Null for `resendEvents`, because
 * the user resends events in the events panel.
 */
export function dialogOfWrite(operation: GuardedWrite): ModalId | null {
  if (operation === 'resendEvents') return null;
  return operation === 'requestRedirect' ? 'redirect' : operation;
}

/** The path where the user can check a write: its dialog or, for resent events, the order's events. */
export function pathToCheckWrite({
  operation,
  orderId,
  subject,
  chosen = [],
}: Pick<SentWrite, 'operation' | 'orderId' | 'subject' | 'chosen'>): string {
  const modal = dialogOfWrite(operation);
  if (modal === null) return `${orderPath(orderId)}?view=events`;
  return orderModalPath(orderId, modal, subject === orderId ? { items: chosen } : { itemId: subject });
}
