import type { Failure } from '#domain/failure.ts';
import type { CheckResult, WriteResult } from './writeResult.ts';

/** The actions on several items of an order, with one call per item. */
export const ITEMS_VERBS = ['cancelItem', 'rejectItem', 'retryRouting'] as const;
export type ItemsVerb = (typeof ITEMS_VERBS)[number];

/** The result for one item: that of a guarded write, or a failure. */
export type ItemResult = WriteResult | { kind: 'failed'; failure: Failure };
export interface ItemOutcome {
  itemId: string;
  result: ItemResult;
}

/**
 * ready: it will be sent; leftOut: it cannot be done with this item; changed: not sent, because the item is not as it
 * was shown; held: not sent, because an earlier intent is in the way; elsewhere: another tab is sending the same;
 * unknown: sent, and not checked yet; notApplied: somebody has, and it was not; doubtful:
 * somebody has, and could not tell.
 */
export type ItemState =
  | 'ready'
  | 'leftOut'
  | 'sending'
  | 'done'
  | 'failed'
  | 'changed'
  | 'held'
  | 'elsewhere'
  | 'unknown'
  | 'notApplied'
  | 'doubtful';

interface Known {
  /** It cannot be done with this item now, or not by this person. */
  isBarred: boolean;
  isSending: boolean;
  /** How the last try ended; null before the first. */
  result: ItemResult | null;
  /** It was sent, in any tab, and its outcome is unknown. */
  isUnanswered: boolean;
  /** The verdict of the check; null if none was made. */
  checked: CheckResult | null;
}

const AFTER: Readonly<Record<ItemResult['kind'], ItemState>> = {
  done: 'done',
  stale: 'changed',
  earlier: 'held',
  elsewhere: 'elsewhere',
  unanswered: 'doubtful',
  failed: 'failed',
};

/** R73: the state of one of several items. */
export function itemState({ isBarred, isSending, result, isUnanswered, checked }: Known): ItemState {
  if (isSending) return 'sending';
  if (isUnanswered) return 'unknown';
  if (checked === 'applied') return 'done';
  if (checked === 'notApplied') return 'notApplied';
  if (checked !== null) return 'doubtful';
  if (result) return AFTER[result.kind];
  return isBarred ? 'leftOut' : 'ready';
}

const SENDABLE: readonly ItemState[] = ['ready', 'failed', 'elsewhere', 'notApplied', 'doubtful'];

/** Whether the next press of the button sends it: never if it is done, being sent, or of unknown outcome. */
export function isSendable(state: ItemState): boolean {
  return SENDABLE.includes(state);
}
