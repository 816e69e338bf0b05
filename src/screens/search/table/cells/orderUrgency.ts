import { dueStatusName, dueText } from '#components/status/dueText.ts';
import { type StatusTFunction, statusNameText } from '#components/status/statusText.ts';
import type { StatusType } from '#domain/item/itemStatus.ts';
import { type DueFact, orderDueFact } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { urgentReason } from '#domain/order/urgentReason.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import type { Format } from '#i18n/format.ts';

interface OrderUrgency {
  /** Such as '2 days late'; '' without a due fact. */
  due: string;
  /** The name of the most urgent reason, such as 'Prepress failed'; '' if there is none. */
  reason: string;
  /** The name of the due fact's status; '' if the label or the reason names it. */
  subject: string;
  fact: DueFact | null;
}

const HOLDS = ['onHold', 'suspended'];

/**
 * R133: the order's due fact followed by its most urgent reason; null if there is neither. The reason is
 * omitted if `label`, the text of `type`, already names it. R113, R179: the status of the due fact comes
 * last, because the end of the line may be cut. It is omitted if `label` or the reason names it.
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
  const isNamed = (status: string) =>
    // Most labels do not contain the status. Its further texts, for each row, took 4% of the table's script
    // time.
    label.includes(status) &&
    ([status, texts('suspendedIn', { status }), texts('onHoldIn', { status })].includes(label) ||
      // A label such as 'On hold: Routing' names both.
      (HOLDS.some((hold) => statusNameText(texts, hold) === status) && label.startsWith(status)));
  const name = reasonName && !isNamed(reasonName) ? reasonName : '';
  const fact = orderDueFact(order, current);
  const subject = fact && dueStatusName(texts, fact, name);
  const due = fact ? dueText(texts, format, fact, current) : '';
  return due || name
    ? { due, reason: name, subject: subject && !isNamed(subject) ? subject : '', fact }
    : null;
}
