import { type ItemStatus, isWhollyCancelled } from './itemStatus.ts';
import type { StatusTone } from './statusTone.ts';

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
