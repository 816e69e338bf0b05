import type { EarlierIntent } from '#domain/actions/earlierIntent.ts';
import type { MintedIds, PlacementProblem } from '#domain/actions/reorderPlacement.ts';
import type { ReorderOptions } from '#domain/actions/reorderPlan.ts';
import type { ByKey } from '#domain/byKey.ts';
import type { FailureReason } from '#domain/failure.ts';

/** The actions that a run can perform on many orders. */
export const BULK_VERBS = ['reorder', 'cancel', 'clearAlerts', 'resendEvents'] as const;
export type BulkVerb = (typeof BULK_VERBS)[number];

/** The kinds of write; a step is one write on one target. */
export type StepKind = 'create' | 'cancelOrder' | 'cancelItem' | 'clearAlert' | 'resendEvents';

/**
 * planned: not sent; sending: recorded as being sent, so the platform may have received it; confirmed: the platform
 * applied it; rejected: the platform rejected it; unsent: certainly not applied; changed: not sent, because the order
 * changed after it was shown; unknown: it may have been applied; duplicate: found more than once; needless: there was
 * nothing left to do; held: not sent, because an earlier intent on the same order conflicts until the user accepts it.
 */
export type StepState =
  | 'planned'
  | 'sending'
  | 'confirmed'
  | 'rejected'
  | 'unsent'
  | 'changed'
  | 'unknown'
  | 'duplicate'
  | 'needless'
  | 'held';

/**
 * The reason why a step was not applied, without the platform's texts: the journal must not store them, because they
 * could name a person.
 */
export interface StepFailure {
  reason: FailureReason | PlacementProblem | StepRule;
  status: number | null;
  correlationId: string | null;
  /** The fields that the platform rejected. */
  paths: string[];
}
/** The console's own reasons not to send a step. */
export type StepRule = 'differs' | 'notCancellable' | 'partlyApplied';

/** An item that could still be cancelled when its cancellation was requested. */
export interface OpenItem {
  itemId: string;
  /** An earlier request was already rejected, so a rejection on the item is no evidence for this one. */
  wasRefused: boolean;
}

/** One write of a run. It contains only IDs, states, counts and fingerprints. */
export interface BulkStep {
  /** Unique within its unit. */
  key: string;
  kind: StepKind;
  state: StepState;
  itemIds: string[];
  /** The status whose alert is cleared; '' for other kinds. */
  status: string;
  minted: MintedIds | null;
  /** Fingerprint of the planned data; null accepts the current data. */
  basis: string | null;
  /** Fingerprint of the sent data; null before sending. */
  hash: string | null;
  /** Time of the last sending, in epoch milliseconds. */
  sentAt: number | null;
  /** IDs of the orders that it created. */
  created: string[];
  /** The number of searches for its order so far. */
  lookUps: number;
  failure: StepFailure | null;
  /**
   * Recorded before a cancellation is sent: a later check considers only these items. Older versions recorded nothing.
   */
  openItems?: OpenItem[];
  /**
   * The number of delivery attempts per event ID, recorded before events are resent. Older versions recorded nothing.
   */
  attempts?: ByKey<number>;
  /** Keys of the earlier intents that the user has accepted. */
  accepted?: string[];
  /** The earlier intents that hold the step. */
  earlier?: EarlierIntent[];
}

/** One order of a run with the writes on it, in the order of their effects. */
export interface BulkUnit {
  jobId: string;
  /** Its position in the run, from 0. */
  index: number;
  orderId: string;
  merchantOrderId: string;
  merchantId: string;
  steps: BulkStep[];
}

/**
 * The reason why a selected order is not included (S5.18, S5.21). earlierIntent: an earlier intent exists, and the user
 * did not select the order again.
 */
export type SkipReason = RowReason | 'noFailedEvents' | 'earlierIntent';
/** The reasons that an order's row in the list shows. */
export type RowReason = 'notPermitted' | 'nothingToReorder' | 'notCancellable' | 'noAlerts';
export interface SkippedOrder {
  orderId: string;
  reason: SkipReason;
}

export interface BulkJob {
  jobId: string;
  /** The user who started the run; other users do not see it. */
  sub: string;
  verb: BulkVerb;
  /** Started from one order's own screen, or for a selection. */
  scope: 'order' | 'selection';
  /** Epoch milliseconds. */
  createdAt: number;
  /** The day that promise dates move to, 'YYYY-MM-DD'. */
  today: string;
  /** For reorders. */
  options: ReorderOptions;
  skipped: SkippedOrder[];
  /** Nothing is left to send or to check, or the user has seen the rest. */
  isClosed: boolean;
  /**
   * The console checked for duplicates after the last request, because a browser may repeat a request on its own. Runs
   * of older versions lack it.
   */
  isVerified?: boolean;
  /** The user discarded the unsent rest, so no tab resumes it. */
  isDiscarded?: boolean;
}

/** A run as stored in the journal. */
export interface JournaledRun {
  job: BulkJob;
  units: BulkUnit[];
}
