import { type AlertFacts, alertFacts } from './alerts.ts';
import type { Item } from './item.ts';
import { isWhollyCancelled, itemStatus, type OpenTypeFacts, openType } from './itemStatus.ts';

export type StatusTone = 'neutral' | 'danger' | 'warning' | 'success';

/**
 * S2.94: a cancelled order or item is neutral, although a cancellation counts as an error. R245: if only a part
 * is cancelled, the problems of the other pieces matter.
 */
export function statusTone(status: OpenTypeFacts & AlertFacts): StatusTone {
  if (isWhollyCancelled(status)) return 'neutral';
  const hasErrors = status.type === 'cancelled' ? status.hasOtherErrors : status.hasErrors;
  if (hasErrors || openType(status) === 'unknown') return 'danger';
  return status.hasMissedSlas ? 'warning' : 'success';
}

export function itemTone(item: Item, now: number): StatusTone {
  return statusTone({ ...itemStatus(item), ...alertFacts([item], now) });
}
