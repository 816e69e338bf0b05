import type { GeneratedIds, PlacementProblem } from '#domain/actions/reorderPlacement.ts';
import type { ReorderOptions } from '#domain/actions/reorderPlan.ts';
import type { FailureReason } from '#domain/failure.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import type { RecordedFailure } from '#domain/writes/recordedFailure.ts';
import type { WriteTrace } from '#domain/writes/sentWrite.ts';

/** The actions that a run can perform on many orders. */
export const BULK_VERBS = ['reorder', 'cancel', 'clearAlerts', 'resendEvents'] as const;
export type BulkVerb = (typeof BULK_VERBS)[number];

/** The kinds of writes; a step is one write on one target. */
export type StepKind = 'create' | 'cancelOrder' | 'cancelItem' | 'clearAlert' | 'resendEvents';

/** The kinds of writes on the original after a reorder. A run that clears alerts also has `clearAlert`. */
export type OriginalStepKind = Extract<StepKind, 'cancelItem' | 'clearAlert'>;

/**
 * The state of a step.
 * - planned: not sent
 * - sending: recorded as being sent, so the platform may have received it
 * - confirmed: the platform applied it
 * - rejected: the platform or a rule of the console rejected it, completely or in part
 * - unsent: not applied, or safe to send again
 * - changed: not sent, because the order changed after it was shown
 * - unknown: it may have been applied
 * - duplicate: it created more than one order
 * - needless: there was nothing left to do
 * - held: not sent, because an earlier intent on the order conflicts and the user has not accepted it
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

/** The reason why a step failed or why its outcome is unknown. */
export interface StepFailure extends Omit<RecordedFailure, 'reason'> {
  reason: FailureReason | PlacementProblem | StepObstacle;
  /** The original item of each path, or null (R152). Absent if none is known, and in older runs. */
  itemIds?: (string | null)[];
}
/**
 * The reasons that the console itself finds: the request differs from the plan, the platform does not allow
 * the cancellation of the order or the item, or the platform resent only some of the events.
 */
export type StepObstacle = 'differs' | 'notCancellable' | 'itemNotCancellable' | 'partlyApplied';

/** One write of a run. The journal stores it, so it contains no personal data. */
export interface BulkStep {
  /** Unique within its order. */
  key: string;
  kind: StepKind;
  state: StepState;
  itemIds: string[];
  /** The status whose alert is cleared; '' for other kinds. */
  status: string;
  generatedIds: GeneratedIds | null;
  /** Fingerprint of the data that the step was planned with; null if the step uses current data. */
  planFingerprint: string | null;
  /** Fingerprint of the new order that was sent; null before sending and for other kinds of steps. */
  placementFingerprint: string | null;
  /** When the step was last sent, in epoch milliseconds; null if it was not sent. */
  sentAt: number | null;
  created: string[];
  /** The number of outcome checks since the user last acted on the step (see also `markUntraceable`). */
  checks: number;
  failure: StepFailure | null;
  /** Whether the step is sent again, or can be, after an attempt that got no response (R382, R599). */
  hasUnknownAttempt?: true;
  /** Recorded before a cancellation or resent events are sent, for a later check. Absent in older runs. */
  trace?: WriteTrace;
  accepted?: string[];
  /** The earlier intents that prevent the step from being sent. */
  earlier?: EarlierIntent[];
}

/** One order of a run and the writes on it, in the order in which they take effect. */
export interface RunOrder {
  jobId: string;
  index: number;
  orderId: string;
  merchantOrderId: string;
  merchantId: string;
  steps: BulkStep[];
}

export interface RunOrderStep {
  runOrder: RunOrder;
  step: BulkStep;
}

/**
 * The reasons why a run does not include a selected order (S5.18, S5.21). `earlierIntent` means that an
 * earlier intent exists and the user did not include the order anyway. `kindNotChosen` means that the user
 * did not select any of the kinds of its alerts (R150). `itemsMissing` means that not all of its items could
 * be loaded (R182).
 */
export type SkipReason =
  | PlanSkipReason
  | 'itemsMissing'
  | 'noFailedEvents'
  | 'earlierIntent'
  | 'kindNotChosen';
/** The reasons that the console can find without reading the order's events or the journal. */
export type PlanSkipReason =
  | 'notPermitted'
  | 'merchantUnreadable'
  | 'nothingToReorder'
  | 'notCancellable'
  | 'noAlerts';
export interface SkippedOrder {
  orderId: string;
  reason: SkipReason;
}

export interface BulkJob {
  jobId: string;
  /** The user who started the run; other users do not see it. */
  sub: string;
  verb: BulkVerb;
  /** Whether the user started the run on one order's screen or for a selection. */
  scope: 'order' | 'selection';
  /** Epoch milliseconds. */
  createdAt: number;
  /** The day that promise dates move to, 'YYYY-MM-DD'. */
  today: string;
  /** The display time zone in which that day was today. Absent in runs of older versions, which used UTC. */
  timezone?: string;
  /** Used only by reorders. */
  options: ReorderOptions;
  skipped: SkippedOrder[];
  /** Whether nothing is left to send or check, or the user closed the run. */
  isClosed: boolean;
  /**
   * Whether the console checked for duplicates after the last request, because a browser may repeat a request
   * automatically. Absent in runs of older versions.
   */
  isVerified?: boolean;
  /** Whether the user discarded the unsent steps, so that no tab resumes the run. */
  isDiscarded?: boolean;
}

export interface JournaledRun {
  job: BulkJob;
  runOrders: RunOrder[];
}

/** A closed run in the list of recent runs. It has only the first order, because a run can have thousands. */
export interface ClosedRun {
  job: BulkJob;
  firstOrder: RunOrder | null;
  orderCount: number;
}
