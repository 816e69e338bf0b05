import { itemErrors, missedSlas } from './alerts.ts';
import type { Item } from './item.ts';
import { itemStatus, type StatusType } from './itemStatus.ts';

export type StatusTone = 'neutral' | 'danger' | 'warning' | 'success';

/** S2.94: a cancelled order or item is neutral, although a cancellation counts as an error. */
export function statusTone(status: {
  type: StatusType;
  hasErrors: boolean;
  hasMissedSlas: boolean;
}): StatusTone {
  if (status.type === 'cancelled') return 'neutral';
  if (status.hasErrors || status.type === 'unknown') return 'danger';
  return status.hasMissedSlas ? 'warning' : 'success';
}

export function itemTone(item: Item, now: number): StatusTone {
  return statusTone({
    type: itemStatus(item).type,
    hasErrors: itemErrors(item, now).length > 0,
    hasMissedSlas: missedSlas(item, now).length > 0,
  });
}
