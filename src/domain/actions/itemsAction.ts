import type { Failure } from '#domain/failure.ts';
import type { CheckResult, WriteResult } from '#domain/writes/writeResult.ts';

/** The actions on several items of an order that need one call for each item. */
const ITEMS_VERBS = ['cancelItem', 'rejectItem', 'retryRouting'] as const;
export type ItemsVerb = (typeof ITEMS_VERBS)[number];

export type ItemWriteResult = WriteResult | { kind: 'failed'; failure: Failure };
export interface ItemWithResult {
  itemId: string;
  /** R514: the item's name with its short ID, for the message about the result. */
  label: string;
  result: ItemWriteResult;
}

/**
 * The state of one item in an action on several items.
 * - ready: the write can be sent
 * - leftOut: the action cannot apply to this item, or the user lacks the permission
 * - changed: not sent, because the item has changed since it was shown
 * - conflicting: not sent, because an earlier intent conflicts
 * - elsewhere: not sent, because another dialog or tab is sending the same write
 * - unknown: sent, but the outcome is unknown and not checked yet
 * - notApplied: a check showed that the write was not applied
 * - doubtful: the write may have been applied, because a check had no definite result or the same write was
 *   sent before with an unknown outcome
 */
export type ItemActionState =
  | 'ready'
  | 'leftOut'
  | 'sending'
  | 'done'
  | 'failed'
  | 'changed'
  | 'conflicting'
  | 'elsewhere'
  | 'unknown'
  | 'notApplied'
  | 'doubtful';

interface Known {
  /** Whether the action cannot apply to the item now, or the user lacks the permission. */
  isBarred: boolean;
  isSending: boolean;
  /** The result of the last attempt; null before the first. */
  result: ItemWriteResult | null;
  /** The failure of a write whose outcome is unknown and not checked yet; otherwise null. */
  unknownOutcome: Failure | null;
  /** The result of the check; null before a check. */
  checked: CheckResult | null;
}

const AFTER: Readonly<Record<ItemWriteResult['kind'], ItemActionState>> = {
  done: 'done',
  stale: 'changed',
  earlier: 'conflicting',
  elsewhere: 'elsewhere',
  unchecked: 'doubtful',
  calledOff: 'ready',
  failed: 'failed',
};

/** R73: the state of one item in an action on several items. */
export function itemActionState({
  isBarred,
  isSending,
  result,
  unknownOutcome,
  checked,
}: Known): ItemActionState {
  if (isSending) return 'sending';
  if (unknownOutcome) return 'unknown';
  if (checked === 'applied') return 'done';
  if (checked === 'notApplied') return 'notApplied';
  if (checked !== null) return 'doubtful';
  if (result) return AFTER[result.kind];
  return isBarred ? 'leftOut' : 'ready';
}

const SENDABLE: readonly ItemActionState[] = ['ready', 'failed', 'notApplied', 'doubtful'];

/** Whether the console sends the write of an item in this state when the user confirms the action. */
export function isSendable(state: ItemActionState): boolean {
  return SENDABLE.includes(state);
}
