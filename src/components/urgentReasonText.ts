import { slaClock } from '#domain/item/slaClock.ts';
import type { UrgentReason } from '#domain/order/urgentReason.ts';
import type { Format } from '#i18n/format.ts';
import { type StatusTFunction, statusNameText } from './statusText.ts';

/**
 * Returns a text such as 'Routing: 3 hr late'. It contains only the status if no date was missed. It contains
 * only the delay if `label`, the text beside it, already names the status. `now` is in epoch milliseconds.
 */
export function urgentReasonText(
  text: StatusTFunction,
  format: Format,
  { status, due }: UrgentReason,
  now: number,
  label = '',
): string {
  const name = statusNameText(text, status);
  if (due === null) return name;
  const { amount, unit } = slaClock(due, now);
  const duration = format.duration(amount, unit);
  return name === label ? text('due.late', { duration }) : text('late', { status: name, duration });
}
