import { orderPath } from '#domain/links/paths.ts';
import { orderModalPath } from '#domain/order/orderModal.ts';
import { GUARDED_WRITE_ROWS } from './guardedWrites.ts';
import type { SentWrite } from './sentWrite.ts';

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
