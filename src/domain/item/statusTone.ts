import { hasOtherErrors, itemErrors, missedSlas } from './alerts.ts';
import type { Item } from './item.ts';
import { isWhollyCancelled, itemStatus, type OpenTypeFacts, openType } from './itemStatus.ts';

export type StatusTone = 'neutral' | 'danger' | 'warning' | 'success';

interface Problems {
  hasErrors: boolean;
  /** Whether there is an error that is not a cancellation. */
  hasOtherErrors: boolean;
  hasMissedSlas: boolean;
}

/**
 * S2.94: a cancelled order or item is neutral, although a cancellation counts as an error. R245: if only a part
 * is cancelled, the problems of the other pieces matter.
 */
export function statusTone(status: OpenTypeFacts & Problems): StatusTone {
  if (isWhollyCancelled(status)) return 'neutral';
  const hasErrors = status.type === 'cancelled' ? status.hasOtherErrors : status.hasErrors;
  if (hasErrors || openType(status) === 'unknown') return 'danger';
  return status.hasMissedSlas ? 'warning' : 'success';
}

export function itemTone(item: Item, now: number): StatusTone {
  return statusTone({
    ...itemStatus(item),
    hasErrors: itemErrors(item, now).length > 0,
    hasOtherErrors: hasOtherErrors(item, now),
    hasMissedSlas: missedSlas(item, now).length > 0,
  });
}
