import type { UpdateType } from '#domain/actions/statusUpdate.ts';
import type { ByKey } from '#domain/byKey.ts';
import type { ItemFacts } from '#domain/order/staleness.ts';
import type { RecordedFailure } from './recordedFailure.ts';

/**
 * The writes that are not sent if the order has changed, and are recorded until their outcome is known. The first
 * screen loads only these names, and the dialogs also load the rows of `guardedWrites.ts`.
 */
export const GUARDED_WRITES = [
  'cancelOrder',
  'cancelItem',
  'retryRouting',
  'rejectItem',
  'clearAlerts',
  'resendEvents',
  'changeAddress',
  'updateStatus',
  'requestRedirect',
] as const;
export type GuardedWrite = (typeof GUARDED_WRITES)[number];

/** A write, guarded or not, on its subject. */
export interface NamedWrite {
  operation: string;
  subject: string;
}

export interface WriteIdentity extends NamedWrite {
  operation: GuardedWrite;
  /** The ID of the order or item; for an applied placement, see `appliedPlacement`. */
  subject: string;
}

/** The subject of a write's record: the item of a write on one item, otherwise the order. */
export function subjectOfWrite({ itemId, orderId }: { itemId?: string; orderId: string }): string {
  return itemId ?? orderId;
}

/** The dialog that sends a write, if it has a draft or if an order can have several dialogs of the action. */
export interface SendingDialog {
  /** The key of the dialog's draft. It also identifies a dialog that has no draft. */
  dialogKey: string;
  /** The IDs of the items that the dialog was opened for; empty for the whole order. */
  chosen: readonly string[];
}

/** The key of a write on its subject. */
export function writeKey({ operation, subject }: NamedWrite): string {
  return `${operation} ${subject}`;
}

/**
 * The record of an applied placement, under a separate key. Otherwise, the next request on the order would
 * replace the record, even if the platform rejects that request.
 */
export function appliedPlacement(write: SentWrite): SentWrite {
  return { ...write, subject: `${write.orderId} ${write.sentAt}`, state: 'done', failure: null };
}

/** The facts about an item that show whether a write was applied. */
export type TracedFacts = Pick<
  ItemFacts,
  | 'status'
  | 'currentStatuses'
  | 'isSuspended'
  | 'isPendingCancellation'
  | 'isRejected'
  | 'hasDeliveryChange'
  | 'alerts'
> & {
  /** Fingerprint of the delivery address; the browser's database does not store the address itself. */
  address: string;
};
export type TracedFactsByItem = ByKey<TracedFacts>;

/** R267: IDs of events and delivery attempts that are not results of a write, because they existed before it. */
export interface KnownTraces {
  eventIds: string[];
  attemptIds: string[];
  /** Set if the events were read right before the write, so that every other attempt is a later one. */
  hasAllAttempts?: true;
}

/** The data that a check compares with the order. The journal stores it, so it contains no personal data. */
export interface WriteTrace {
  /** The items that the write affects, as the user saw them. */
  seen: TracedFactsByItem;
  /** Only for status updates. */
  updateType?: UpdateType;
  /** Only for shipments: fingerprint of the parcel's tracking ID. */
  parcel?: string;
  /** Only for address changes: fingerprint of the new address. Absent in records of earlier versions. */
  address?: string;
  /** Only for clearing: the alerts to clear. */
  alerts?: { itemId: string; status: string }[];
  /** Only for resending: IDs of the events. */
  eventIds?: string[];
  /** Absent if the console had not loaded the order's events, and in records of earlier versions. */
  known?: KnownTraces;
}

/**
 * One guarded write in the journal.
 * - open: it is being sent, or was being sent when its tab closed
 * - unknown: the outcome is unknown
 * - done: it was applied (recorded only if a repetition would place another order)
 */
export interface SentWrite extends WriteIdentity, Partial<SendingDialog> {
  /** The user who sent it. */
  sub: string;
  orderId: string;
  trace: WriteTrace;
  /** Epoch milliseconds. */
  sentAt: number;
  state: 'open' | 'unknown' | 'done';
  failure: RecordedFailure | null;
  /** The items with a rejected status update; the outcome for the other items is unknown. */
  refusedItemIds: readonly string[];
  /** Whether a check had no definite result, so that the user must decide whether to send the write again. */
  isLookedAt: boolean;
}

/** Whether the user should check the write: its outcome is unknown, and no earlier check was inconclusive. */
export function needsCheck({ state, isLookedAt }: SentWrite): boolean {
  return state === 'unknown' && !isLookedAt;
}

/**
 * Whether the journal can delete the write when the user `sub` is signed in: it was sent before `time` (epoch
 * milliseconds), and it was applied or is that of another user (R312).
 */
export function isWriteDeletable(write: SentWrite, time: number, sub: string): boolean {
  return write.sentAt < time && (write.state === 'done' || write.sub !== sub);
}
