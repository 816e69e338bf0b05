import type { StepFailure } from '#domain/bulk/bulkJob.ts';
import { type ByKey, byKey, entriesOf } from '#domain/byKey.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { FactsByItem, ItemFacts } from '#domain/order/staleness.ts';
import type { UpdateType } from './statusUpdate.ts';

/** Every write that the console guards against a changed order and records until its outcome is known. */
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

/** Identifies one guarded write on one subject, such as the cancellation of one item. */
export interface WriteNamed {
  operation: GuardedWrite;
  /** The order's or the item's ID. */
  subject: string;
}

/** The key of any write on its subject, guarded or not. */
export function writeKey({ operation, subject }: { operation: string; subject: string }): string {
  return `${operation} ${subject}`;
}

/**
 * The record of an applied placing. It has its own key, so that the next request on the order, which may be rejected,
 * does not replace it.
 */
export function appliedPlacing(write: SentWrite): SentWrite {
  return { ...write, subject: `${write.orderId} ${write.sentAt}`, state: 'done', failure: null };
}

/** The facts of an item that show whether a write was applied. */
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
  /** Fingerprint of the delivery address; the address itself is not stored in the browser's database. */
  address: string;
};
export type TracedByItem = ByKey<TracedFacts>;

/** The part of each item's facts that may be recorded. */
export function tracedFacts(facts: FactsByItem): TracedByItem {
  return byKey(
    entriesOf(facts).map(([itemId, fact]) => [
      itemId,
      {
        status: fact.status,
        currentStatuses: fact.currentStatuses,
        isSuspended: fact.isSuspended,
        isPendingCancellation: fact.isPendingCancellation,
        isRejected: fact.isRejected,
        hasDeliveryChange: fact.hasDeliveryChange,
        alerts: fact.alerts,
        address: fingerprint(fact.address),
      },
    ]),
  );
}

/** The data that a check compares the order with: only IDs, states and fingerprints. */
export interface WriteTrace {
  /** The items that the write affects, as they were shown. */
  seen: TracedByItem;
  /** For status updates. */
  updateType?: UpdateType;
  /** For shipments: fingerprint of the parcel's tracking ID. */
  parcel?: string;
  /** For cleared alerts. */
  alerts?: readonly { itemId: string; status: string }[];
  /** For events that are resent. */
  eventIds?: readonly string[];
}

/**
 * One guarded write in the journal. open: it is being sent, or was when its tab closed; unknown: the outcome is
 * unknown; done: it was applied (kept only if repeating it would place another order).
 */
export interface SentWrite extends WriteNamed {
  /** The user who sent it. */
  sub: string;
  orderId: string;
  trace: WriteTrace;
  /** Epoch milliseconds. */
  sentAt: number;
  state: 'open' | 'unknown' | 'done';
  failure: StepFailure | null;
  /** Items of a status update that were rejected while others got no response. */
  refusedItemIds: readonly string[];
  /** The check had no definite result either: from then on the user decides. */
  isLookedAt: boolean;
}
