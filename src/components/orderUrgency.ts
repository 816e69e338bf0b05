import type { StatusType } from '#domain/item/itemStatus.ts';
import { type CurrentTime, type DueFact, orderDueFact } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { urgentReason } from '#domain/order/urgentReason.ts';
import type { Format } from '#i18n/format.ts';
import { dueStatusName, dueText } from './dueText.ts';
import { type StatusTFunction, statusNameText } from './statusText.ts';

export interface OrderUrgency {
  /** Such as '2 days late (Routing) · Prepress failed'. */
  text: string;
  fact: DueFact | null;
}

/**
 * R133: the order's due fact, then its most urgent reason unless that repeats `label`, the text of `type`; null
 * if there is neither. The time comes first, because the end of the line may be cut. R113: the due fact names
 * its status if the other texts name another.
 */
export function orderUrgency(
  order: Order,
  type: StatusType,
  label: string,
  texts: StatusTFunction,
  format: Format,
  current: CurrentTime,
): OrderUrgency | null {
  const reason = urgentReason(order, type, current.epochMs);
  const reasonName = reason ? statusNameText(texts, reason.status) : '';
  const name = reasonName === label ? '' : reasonName;
  const fact = orderDueFact(order, current);
  const subject = fact && dueStatusName(texts, fact, name || label);
  const due = fact && dueText(texts, format, fact, current) + (subject && ` (${subject})`);
  const text = [due, name].filter(Boolean).join(' · ');
  return text === '' ? null : { text, fact };
}
