import type { EarlierIntent } from '#domain/actions/earlierIntent.ts';
import type { MintedIds, PlacementProblem } from '#domain/actions/reorderPlacement.ts';
import type { ReorderOptions } from '#domain/actions/reorderPlan.ts';
import type { ByKey } from '#domain/byKey.ts';
import type { FailureReason } from '#domain/failure.ts';

/** The actions on many orders in one run. */
export const BULK_VERBS = ['reorder', 'cancel', 'clearAlerts', 'resendEvents'] as const;
export type BulkVerb = (typeof BULK_VERBS)[number];

/** The kinds of write; a step is one write on one target. */
export type StepKind = 'create' | 'cancelOrder' | 'cancelItem' | 'clearAlert' | 'resendEvents';

/**
 * planned: not sent; sending: the journal says so, the platform may have it; confirmed: the platform has done it;
 * rejected: it said no; unsent: surely not applied; changed: not sent, because what was shown is no longer so;
 * unknown: it may have been applied; duplicate: found more than once; needless: there was nothing left to do;
 * held: not sent, because an earlier intent on the same order is in the way until a person accepts it.
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

/** Why a step was not applied, as far as the journal may know it: no text of the platform, it could name a person. */
export interface StepFailure {
  reason: FailureReason | PlacementProblem | StepRule;
  status: number | null;
  correlationId: string | null;
  /** The fields that the platform complained about. */
  paths: string[];
}
/** The console's own reasons not to send a step. */
export type StepRule = 'differs' | 'notCancellable' | 'partlyApplied';

/** An item that could still be cancelled when that was requested. */
export interface OpenItem {
  itemId: string;
  /** An earlier request was already rejected, so a rejection on the item is no evidence for this one. */
  wasRefused: boolean;
}

/** One write of a run. Everything in it is an id, a state, a count or a fingerprint. */
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
  /** Fingerprint of what was sent; null before. */
  hash: string | null;
  /** When it was sent last, in epoch milliseconds. */
  sentAt: number | null;
  /** Ids of the orders that it created. */
  created: string[];
  /** How often its order was looked for. */
  lookUps: number;
  failure: StepFailure | null;
  /** Noted before a cancellation is sent: a look-up goes by these only. Older versions noted nothing. */
  openItems?: OpenItem[];
  /** Noted before events are sent again: how often the delivery of each was tried, by its id. Older versions noted nothing. */
  attempts?: ByKey<number>;
  /** Keys of the earlier intents that the person has accepted. */
  accepted?: string[];
  /** Of a step that is held: the intents in its way. */
  earlier?: EarlierIntent[];
}

/** One order of a run with the writes on it, in the order of their effects. */
export interface BulkUnit {
  jobId: string;
  /** Its place in the run, from 0. */
  index: number;
  orderId: string;
  merchantOrderId: string;
  merchantId: string;
  steps: BulkStep[];
}

/** Why an order of the selection is not included (S5.18, S5.21). earlierIntent: it was done before and not ticked. */
export type SkipReason = RowReason | 'noFailedEvents' | 'earlierIntent';
/** The reasons that an order's row in the list shows. */
export type RowReason = 'notPermitted' | 'nothingToReorder' | 'notCancellable' | 'noAlerts';
export interface SkippedOrder {
  orderId: string;
  reason: SkipReason;
}

export interface BulkJob {
  jobId: string;
  /** The person who started it; no other person sees it. */
  sub: string;
  verb: BulkVerb;
  /** Started from one order's own screen, or for a selection. */
  scope: 'order' | 'selection';
  /** Epoch milliseconds. */
  createdAt: number;
  /** The day that promised dates move to, 'YYYY-MM-DD'. */
  today: string;
  /** For reorders. */
  options: ReorderOptions;
  skipped: SkippedOrder[];
  /** Nothing is left to send or to look for, or the person has seen what is. */
  isClosed: boolean;
  /**
   * The console checked for duplicates after the last request, because a browser may repeat a request by
   * itself. Runs of older versions lack it.
   */
  isVerified?: boolean;
  /** The person discarded the unsent rest, so no tab resumes it. */
  isDiscarded?: boolean;
}

/** A run as the journal keeps it. */
export interface JournaledRun {
  job: BulkJob;
  units: BulkUnit[];
}
