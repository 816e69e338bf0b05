import { ApiError } from '#api/http/apiError.ts';
import type { BulkJob, BulkStep, RunOrder } from '#domain/bulk/bulkJob.ts';
import { withInvalidItems } from '#domain/bulk/invalidItems.ts';
import { nextCheck, waitBeforeCheck } from '#domain/bulk/stepChecks.ts';
import {
  afterCheck,
  afterFailure,
  isInterruption,
  markConfirmed,
  markHeld,
  markRejected,
  markSending,
  retryStep,
  withStep,
} from '#domain/bulk/stepTransitions.ts';
import type { Failure } from '#domain/failure.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { blockingIntents, earlierIntents, intentKindOfStep, intentLock } from '#domain/writes/intents.ts';
import { isNotWanted } from '#domain/writes/writeOutcome.ts';
import { call, put, type Saga, select } from '#sagas/core/effects.ts';
import { type SettledResult, settle } from '#sagas/core/settle.ts';
import { readIntents } from '#sagas/writes/readIntents.ts';
import { type PauseCause, runPaused, stepChanged, stepFailureKey } from '#store/bulk/bulkSlice.ts';
import type { BulkTask } from './bulkQueue.ts';
import { checkStep } from './checkStep.ts';
import { prepareStep, type StepResult } from './prepareStep.ts';
import {
  JournalError,
  journalCall,
  loadStepContext,
  type RunInProgress,
  type StepContext,
} from './runInProgress.ts';
import { sendWhileRunning, waitWhilePaused } from './whileRunning.ts';

/** R400: takes over the day on which the user continued the run, before anything else is sent. */
function* adoptDay(run: RunInProgress): Saga {
  const { jobId, today } = run.job;
  const job = yield* select((state) => state.bulk.runs[jobId]?.job);
  if (!job || job.today === today) return;
  yield* journalCall(() => run.intents.journal.saveJob(job));
  run.job = job;
}

/**
 * Whether a step that was prepared for this job may be sent: not if the run was paused or stopped meanwhile,
 * even if it was then continued on another day, because the step has the dates of the earlier one.
 */
function* maySend({ jobId, today }: BulkJob): Saga<boolean> {
  const run = yield* select((state) => state.bulk.runs[jobId]);
  return run?.status === 'running' && run.job.today === today;
}

function stepChange(runOrder: RunOrder, step: BulkStep, failure: Failure | null) {
  return stepChanged({ jobId: runOrder.jobId, index: runOrder.index, step, failure });
}

async function blockingIntentsFor(
  { intents, locks, job, clock }: RunInProgress,
  runOrder: RunOrder,
  step: BulkStep,
) {
  const kind = intentKindOfStep(step.kind);
  if (kind === null) return [];
  const recorded = await readIntents({ ...intents, locks }, job.sub, [runOrder.orderId]);
  const own = { orderId: runOrder.orderId, itemIds: step.itemIds, runOrder };
  return blockingIntents(earlierIntents(kind, recorded, own, clock.now()), step.accepted ?? []);
}

/**
 * Records the step as being sent, which must precede every send. The order's lock is held meanwhile, so that
 * another tab with the same intent finds the record. Returns the earlier intents that block the step; if
 * there are any, nothing is recorded.
 */
function* reserveStep(run: RunInProgress, runOrder: RunOrder, step: BulkStep): Saga<EarlierIntent[]> {
  const { locks } = run;
  const { journal } = run.intents;
  const next = withStep(runOrder, step);
  const recordUnlessBlocked = async () => {
    const earlier = await blockingIntentsFor(run, runOrder, step);
    if (earlier.length === 0) await journal.save(next);
    return earlier;
  };
  const earlier = yield* journalCall(() =>
    locks.exclusively(intentLock(runOrder.orderId), recordUnlessBlocked),
  );
  if (earlier.length > 0) return earlier;
  run.runOrders[runOrder.index] = next;
  yield* put(stepChange(runOrder, step, null));
  return [];
}

/** Saves a changed step, first in this tab and then in the journal. */
function* recordStep(run: RunInProgress, runOrder: RunOrder, step: BulkStep, failure: Failure | null): Saga {
  const next = withStep(runOrder, step);
  run.runOrders[runOrder.index] = next;
  yield* put(stepChange(runOrder, step, failure));
  yield* journalCall(() => run.intents.journal.save(next));
}

/** Pauses the run after a failure that would affect all other orders too. */
function* pauseAfterInterruption({ job: { jobId } }: RunInProgress, failure: Failure): Saga {
  if (!isInterruption(failure)) return;
  const { reason } = failure;
  const cause: PauseCause = reason === 'offline' || reason === 'unrenewed' ? reason : 'signedOut';
  yield* put(runPaused({ jobId, cause }));
}

function* recordStepEnd(
  run: RunInProgress,
  runOrder: RunOrder,
  step: BulkStep,
  failure: Failure | null,
): Saga {
  yield* recordStep(run, runOrder, step, failure);
  if (failure) yield* pauseAfterInterruption(run, failure);
}

/**
 * The step after it was sent, and its failure, or null. An error that does not come from the HTTP client
 * leaves the outcome unknown.
 */
function afterSending(
  step: BulkStep,
  settled: SettledResult<StepResult>,
): { step: BulkStep; failure: Failure | null } {
  if ('value' in settled) {
    const { created, problem } = settled.value;
    return { step: problem ? markRejected(step, problem) : markConfirmed(step, created), failure: null };
  }
  const isFromClient = settled.error instanceof ApiError;
  const failure: Failure = isFromClient ? settled.failure : { ...settled.failure, outcome: 'unknown' };
  return { step: afterFailure(step, failure), failure: isNotWanted(failure) ? null : failure };
}

/**
 * The failure of a read for a step. While the browser is offline, its reason is `offline`, so that the run
 * pauses and the order does not fail.
 */
function toReadFailure({ intents }: RunInProgress, failure: Failure): Failure {
  return intents.isOnline() ? failure : { ...failure, outcome: 'unavailable', reason: 'offline' };
}

/**
 * R599: looks whether a request that got no response has done its work, if it would be safe to send it again.
 * Otherwise, or if this cannot be read, the step stays unsent.
 */
function* lookAgain(context: StepContext, step: BulkStep): Saga<BulkStep> {
  if (step.state !== 'unsent' || !step.hasUnknownAttempt) return step;
  const found = yield* call(() => settle(prepareStep({ ...context, step: retryStep(step) })));
  return 'value' in found && found.value.step.state === 'confirmed' ? found.value.step : step;
}

function* perform(run: RunInProgress, runOrder: RunOrder, step: BulkStep): Saga {
  const { clock } = run;
  const stepContext = yield* loadStepContext(run, runOrder, step);
  const prepared = yield* call(() => settle(prepareStep(stepContext)));
  if ('failure' in prepared) {
    const failure = toReadFailure(run, prepared.failure);
    return yield* recordStepEnd(run, runOrder, afterFailure(step, failure), failure);
  }
  const ready = prepared.value;
  if (ready.kind === 'ended') return yield* recordStepEnd(run, runOrder, ready.step, null);
  if (!(yield* maySend(stepContext.job))) return;
  const sent = markSending(ready.step, clock.now(), ready.placementFingerprint);
  const earlier = yield* reserveStep(run, runOrder, sent);
  if (earlier.length > 0) return yield* recordStepEnd(run, runOrder, markHeld(ready.step, earlier), null);
  // The user may have paused the run while the journal was being written. A paused run sends nothing.
  if (!(yield* maySend(stepContext.job))) return yield* recordStepEnd(run, runOrder, ready.step, null);
  const send = (signal: AbortSignal) => ready.send({ ...stepContext.callOptions, signal });
  const ended = afterSending(sent, yield* sendWhileRunning(runOrder.jobId, send));
  const endedStep = yield* lookAgain(stepContext, withInvalidItems(ended.step, ready.lines ?? []));
  const failure = endedStep.state === 'confirmed' ? null : ended.failure;
  yield* recordStepEnd(run, run.runOrders[runOrder.index] ?? runOrder, endedStep, failure);
}

/**
 * Saves a step after a check. While the step has a recorded failure, its message stays that of the request,
 * not of the check (R383).
 */
function* recordCheck(run: RunInProgress, runOrder: RunOrder, step: BulkStep): Saga {
  const key = stepFailureKey(runOrder.index, step.key);
  const known = yield* select((state) => state.bulk.runs[runOrder.jobId]?.failures[key] ?? null);
  yield* recordStep(run, runOrder, step, step.failure && known);
}

/** Checks a write with an unknown outcome once its next check is due. */
function* checkWhenDue(run: RunInProgress, runOrder: RunOrder, step: BulkStep, notBefore: number): Saga {
  const { clock, intents } = run;
  const wait = waitBeforeCheck(step, notBefore, clock.now());
  if (wait > 0) yield* call(intents.sleep, wait);
  if (!(yield* waitWhilePaused(runOrder.jobId))) return;
  const stepContext = yield* loadStepContext(run, runOrder, step);
  const found = yield* call(() => settle(checkStep(stepContext)));
  if ('value' in found) return yield* recordCheck(run, runOrder, found.value);
  const failure = toReadFailure(run, found.failure);
  yield* recordCheck(run, runOrder, isInterruption(failure) ? step : afterCheck(step));
  yield* pauseAfterInterruption(run, failure);
}

function* doTask(run: RunInProgress, task: BulkTask): Saga {
  const runOrder = run.runOrders[task.index];
  if (!runOrder) return;
  if (task.kind === 'check') {
    const step = nextCheck(runOrder);
    if (step) yield* checkWhenDue(run, runOrder, step, task.notBefore);
    return;
  }
  const step = run.queue.nextStep(runOrder);
  if (step) yield* perform(run, runOrder, step);
}

/**
 * One of a run's workers: processes tasks until none is left or the run is stopped. The next send starts when
 * the previous one has ended, never by a timer, because browsers slow down timers in hidden tabs. A failing
 * journal pauses the run.
 */
export function* runWorker(run: RunInProgress): Saga {
  const { clock } = run;
  while (true) {
    // Taken before the wait, because a paused run that has nothing left to do ends.
    const task = run.queue.take(clock.now());
    if (!task || !(yield* waitWhilePaused(run.job.jobId))) return;
    try {
      yield* adoptDay(run);
      yield* doTask(run, task);
    } catch (error) {
      if (!(error instanceof JournalError)) throw error;
      yield* put(runPaused({ jobId: run.job.jobId, cause: 'journal' }));
    }
    const runOrder = run.runOrders[task.index];
    if (runOrder) run.queue.add(runOrder, clock.now(), true);
  }
}
