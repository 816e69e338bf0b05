import type {
  BulkJob,
  BulkStep,
  BulkVerb,
  JournaledRun,
  OriginalStepKind,
  RunOrder,
  RunOrderStep,
  StepKind,
  StepState,
} from './bulkJob.ts';
import { isDoubled, isForOmittedItem, isReplaced } from './partialPlacement.ts';
import { isRetryable, needsVerification, nextStep } from './stepTransitions.ts';

/** The state of an order in a run (S3.55). */
export type RunOrderState =
  | 'waiting'
  | 'sending'
  | 'done'
  | 'failed'
  | 'held'
  | 'unknown'
  | 'duplicate'
  | 'needless';

/** The kind of the main write for each action; the order's other writes depend on it. */
const MAIN: Readonly<Record<BulkVerb, StepKind>> = {
  reorder: 'create',
  cancel: 'cancelOrder',
  clearAlerts: 'clearAlert',
  resendEvents: 'resendEvents',
};

export function mainSteps(verb: BulkVerb, runOrder: RunOrder): BulkStep[] {
  return runOrder.steps.filter((step) => step.kind === MAIN[verb]);
}

export function mainStepsIn(
  verb: BulkVerb,
  runOrders: readonly RunOrder[],
  state: StepState,
): RunOrderStep[] {
  return runOrders.flatMap((runOrder) =>
    mainSteps(verb, runOrder)
      .filter((step) => step.state === state)
      .map((step) => ({ runOrder, step })),
  );
}

/** The state of the worst of the order's main writes, so that a success does not hide a failure. */
export function runOrderState(verb: BulkVerb, runOrder: RunOrder): RunOrderState {
  const steps = mainSteps(verb, runOrder);
  const some = (has: (step: BulkStep) => boolean) => steps.some(has);
  if (some((step) => step.state === 'duplicate')) return 'duplicate';
  if (some((step) => step.state === 'unknown')) return 'unknown';
  if (some(isRetryable)) return 'failed';
  if (some((step) => step.state === 'held')) return 'held';
  if (some((step) => step.state === 'sending')) return 'sending';
  if (some((step) => step.state === 'planned')) return 'waiting';
  return steps.every((step) => step.state === 'needless') ? 'needless' : 'done';
}

export function hasFailedMainStep(verb: BulkVerb, runOrder: RunOrder): boolean {
  return mainSteps(verb, runOrder).some(isRetryable);
}

/**
 * The states under which the order is listed and counted: its state, and `failed` if this state hides a
 * failed main write that can be retried.
 */
export function listedStates(verb: BulkVerb, runOrder: RunOrder): RunOrderState[] {
  const state = runOrderState(verb, runOrder);
  return state !== 'failed' && hasFailedMainStep(verb, runOrder) ? [state, 'failed'] : [state];
}

const ENDED_BADLY: readonly StepState[] = ['rejected', 'unsent', 'changed', 'unknown', 'held'];

const isReorder = ({ steps }: RunOrder) => steps.some(({ kind }) => kind === 'create');

/**
 * The writes of this kind on the original that need review after the reorder was applied (S8.6). Empty if the
 * reorder was not applied. R366: if it was applied more than once, those that are never sent need review too.
 */
export function stepsToReview(runOrder: RunOrder, kind: OriginalStepKind): BulkStep[] {
  const areNeverSent = isDoubled(runOrder);
  const isApplied = areNeverSent || isReplaced(runOrder);
  if (!isApplied && isReorder(runOrder)) return [];
  return runOrder.steps.filter(
    ({ kind: own, state }) =>
      own === kind && (ENDED_BADLY.includes(state) || (areNeverSent && state === 'planned')),
  );
}

/** R608: whether a write of this kind failed on an original whose reorder was applied, and can be sent again. */
export function hasFailedOriginal(runOrder: RunOrder, kind: OriginalStepKind): boolean {
  return isReplaced(runOrder) && runOrder.steps.some((step) => step.kind === kind && isRetryable(step));
}

/** R619: the alerts that the run was to clear, but that no longer existed. Empty for a reorder. */
export function goneAlerts(runOrder: RunOrder): BulkStep[] {
  if (isReorder(runOrder)) return [];
  return runOrder.steps.filter(({ kind, state }) => kind === 'clearAlert' && state === 'needless');
}

/**
 * The writes of a kind that were applied. In a reorder, an alert that no longer exists counts as cleared, because
 * the cancellation of its item ends it, unless the item was not reordered (R365). A needless cancellation was not
 * requested (R250).
 */
export function appliedSteps(runOrder: RunOrder, kind: StepKind): BulkStep[] {
  const isEnded = (step: BulkStep) =>
    kind === 'clearAlert' &&
    step.state === 'needless' &&
    isReorder(runOrder) &&
    !isForOmittedItem(runOrder, step);
  return runOrder.steps.filter((step) => step.kind === kind && (step.state === 'confirmed' || isEnded(step)));
}

/**
 * Whether a write is left to send, or the outcome of an order is unknown. The console then offers to resume
 * the run at the next visit (R19).
 */
export function isRunUnfinished({ job, runOrders }: JournaledRun): boolean {
  if (job.isClosed) return false;
  return runOrders.some((runOrder) => {
    const state = runOrderState(job.verb, runOrder);
    return nextStep(runOrder) !== null || state === 'unknown';
  });
}

/** R151: whether all writes of the run succeeded, or certainly none of its new orders was placed. */
export function hasNothingToReview(run: JournaledRun): boolean {
  const hasPlaced = run.runOrders.some((runOrder) => createdOrderIds(runOrder).length > 0);
  return isRunFullySuccessful(run) || (!isRunUnfinished(run) && !hasPlaced);
}

/**
 * Whether the journal can delete the run when the user `sub` is signed in: it is closed, no step is being sent
 * or has an unknown outcome, and both its creation and its last request were before `time` (epoch
 * milliseconds). A paused run can be old although its last request is recent. Of another user's run, only the
 * times count (R312).
 */
export function isRunDeletable({ job, runOrders }: JournaledRun, time: number, sub: string): boolean {
  const isOwn = job.sub === sub;
  const isNeeded = ({ state, sentAt }: BulkStep) =>
    (isOwn && (state === 'sending' || state === 'unknown')) || (sentAt !== null && sentAt >= time);
  const isOver = job.isClosed || !isOwn;
  return isOver && job.createdAt < time && !runOrders.some((runOrder) => runOrder.steps.some(isNeeded));
}

export function createdOrderIds(runOrder: RunOrder): string[] {
  return runOrder.steps.flatMap((step) => step.created);
}

/** Whether the order's main writes succeeded, and no write on its original needs review. */
export function isFullySuccessful(verb: BulkVerb, runOrder: RunOrder): boolean {
  const toReview = [...stepsToReview(runOrder, 'cancelItem'), ...stepsToReview(runOrder, 'clearAlert')];
  return runOrderState(verb, runOrder) === 'done' && toReview.length === 0;
}

export function isRunFullySuccessful({ job, runOrders }: JournaledRun): boolean {
  return runOrders.every((runOrder) => isFullySuccessful(job.verb, runOrder));
}

/** A run's orders by state (S3.55), as in `listedStates`, and the writes on originals to review. */
export interface RunResults extends Record<RunOrderState, RunOrder[]> {
  cancelFailed: RunOrderStep[];
  clearFailed: RunOrderStep[];
}

export function runResults(verb: BulkVerb, runOrders: readonly RunOrder[]): RunResults {
  const results: RunResults = {
    waiting: [],
    sending: [],
    done: [],
    failed: [],
    held: [],
    unknown: [],
    duplicate: [],
    needless: [],
    cancelFailed: [],
    clearFailed: [],
  };
  for (const runOrder of runOrders) {
    for (const state of listedStates(verb, runOrder)) results[state].push(runOrder);
    if (verb !== 'reorder') continue;
    results.cancelFailed.push(...stepsToReview(runOrder, 'cancelItem').map((step) => ({ runOrder, step })));
    results.clearFailed.push(...stepsToReview(runOrder, 'clearAlert').map((step) => ({ runOrder, step })));
  }
  return results;
}

export function unsentCount(runOrders: readonly RunOrder[]): number {
  return runOrders.filter((runOrder) => nextStep(runOrder) !== null).length;
}

/**
 * Whether everything was sent, but the console has not yet checked whether the browser or the network sent
 * copies of the new orders.
 */
export function isVerificationPending({ job, runOrders }: JournaledRun): boolean {
  return (
    job.isVerified !== true &&
    unsentCount(runOrders) === 0 &&
    runOrders.some(({ steps }) => steps.some(needsVerification))
  );
}

/**
 * Whether the run would now move all promise dates to another day than planned. False with `keepDates`, which
 * moves only past dates. `today` is 'YYYY-MM-DD'.
 */
export function wouldMovePromises(
  { verb, options, today: planned }: Pick<BulkJob, 'verb' | 'options' | 'today'>,
  today: string,
): boolean {
  return verb === 'reorder' && !options.keepDates && planned !== today;
}
