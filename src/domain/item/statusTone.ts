import { type AlertFacts, alertFacts } from './alerts.ts';
import type { Item } from './item.ts';
import {
  type ItemStatus,
  isWhollyCancelled,
  itemStatus,
  type OpenTypeFacts,
  openType,
} from './itemStatus.ts';

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

/** The sign next to a status: only finished statuses get a check mark. */
export type StatusSign = 'held' | 'error' | 'late' | 'cancelled' | 'done' | 'progress';

/** The parts of a status that its sign depends on. */
export type StatusSignFacts = Pick<
  ItemStatus,
  'type' | 'partial' | 'isFinished' | 'isSuspended' | 'isOnHold'
>;

/** A stopped or failed item shows its problem instead of its progress. */
export function statusSign(status: StatusSignFacts, tone: StatusTone): StatusSign {
  if (status.isSuspended || status.isOnHold) return 'held';
  if (tone === 'danger') return 'error';
  if (tone === 'warning') return 'late';
  if (isWhollyCancelled(status)) return 'cancelled';
  return status.isFinished ? 'done' : 'progress';
}
