import { slaClock } from '#domain/item/slaClock.ts';
import type { UrgentReason } from '#domain/order/urgentReason.ts';
import type { Format } from '#i18n/format.ts';
import { type StatusTexts, statusNameText } from './statusText.ts';

/**
 * A text such as 'Routing 3 hr late', or only the status if no date was missed. `now` is in epoch
 * milliseconds.
 */
export function reasonText(
  text: StatusTexts,
  format: Format,
  { status, due }: UrgentReason,
  now: number,
): string {
  const name = statusNameText(text, status);
  if (due === null) return name;
  const { amount, unit } = slaClock(due, now);
  return text('late', { status: name, duration: format.duration(amount, unit) });
}
