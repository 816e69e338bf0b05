import type { JournaledRun, RunOrder } from '#domain/bulk/bulkJob.ts';
import {
  hasFailedMainStep,
  hasFailedOriginal,
  isRunFullySuccessful,
  type RunOrderState,
  runOrderState,
} from '#domain/bulk/bulkResults.ts';
import { runProgress } from '#domain/bulk/runProgress.ts';
import { resetChecks } from '#domain/bulk/stepChecks.ts';
import {
  acceptEarlier,
  afterCrash,
  mapSteps,
  nextStep,
  planAgain,
  plannedStepKeys,
  retryStep,
} from '#domain/bulk/stepTransitions.ts';
import { BULK_CONCURRENCY } from '#domain/limits.ts';
import { all, context, put, type Saga, select, spawn } from '#sagas/core/effects.ts';
import { runLockName } from '#sagas/writes/intentSupport.ts';
import {
  type RunCommand,
  type runCommandGiven,
  runEnded,
  runRefused,
  runReleased,
  runRemoved,
  runTakenOver,
} from '#store/bulk/bulkSlice.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { ordersProcessed } from '#store/results/selectionSlice.ts';
import { createBulkQueue } from './bulkQueue.ts';
import { JournalError, journalCall, type RunInProgress } from './runInProgress.ts';
import { runWorker } from './runWorker.ts';
import { closeLockedRun, leaveToOtherTab } from './unattendedRuns.ts';
import { verifyCreatedOrders } from './verifyCreatedOrders.ts';

/** Whether a command applies to the order. "Retry failed" applies to failed orders, not to unsent ones. */
function commandApplies(command: RunCommand, verb: JournaledRun['job']['verb'], runOrder: RunOrder): boolean {
  if (command.kind === 'resume') return true;
  if (command.kind === 'verify') return false;
  if ('index' in command) return command.index === runOrder.index;
  if (command.kind === 'check') return runOrder.steps.some((step) => step.state === 'unknown');
  if (command.kind === 'retryOriginals') return hasFailedOriginal(runOrder, command.of);
  return hasFailedMainStep(verb, runOrder);
}

function afterCommand(command: RunCommand, runOrder: RunOrder): RunOrder {
  if (command.kind === 'check') return mapSteps(runOrder, resetChecks);
  if (command.kind === 'retryFailed') return mapSteps(runOrder, retryStep);
  if (command.kind === 'retryOriginals')
    return mapSteps(runOrder, (step) => (step.kind === command.of ? retryStep(step) : step));
  if (!('key' in command)) return runOrder;
  const change = command.kind === 'sendAgain' ? planAgain : acceptEarlier;
  return mapSteps(runOrder, (step) => (step.key === command.key ? change(step) : step));
}

/**
 * The keys of the planned steps that a command does not send, by order index. "Check again" sends none of
 * them. Only `resume` continues the orders that were not finished when the run ended early. R597: the planned
 * steps of other orders wait for the step that the command sends.
 */
function excludedSteps(command: RunCommand, runOrders: readonly RunOrder[]): ReadonlySet<string>[] {
  if (command.kind === 'resume') return [];
  return runOrders.map((runOrder) =>
    command.kind === 'check' || nextStep(runOrder) ? plannedStepKeys(runOrder) : new Set(),
  );
}

/** Records a new run of this tab: the journal contains the whole plan before the first order is sent. */
function* recordRun(jobId: string): Saga<JournaledRun> {
  const { journal } = yield* context('intents');
  const run = yield* select((state) => state.bulk.runs[jobId]);
  if (!run?.isUnrecorded) throw new JournalError(`The journal has no run ${jobId}`);
  const plan = { job: run.job, runOrders: run.runOrders };
  yield* journalCall(() => journal.create(plan));
  return plan;
}

/**
 * Loads the run from the journal, or records it if it is new. Recovers it after a crash and applies the
 * command. The changes are saved in the journal before the store shows them. On the day of the plan, promise
 * dates move as the user saw it, even if the display zone has changed since. Returns null if another tab has
 * discarded the run.
 */
function* resumeRun(jobId: string, command: RunCommand, today: string): Saga<RunInProgress | null> {
  const intents = yield* context('intents');
  const locks = yield* context('locks');
  const clock = yield* context('clock');
  const platform = yield* context('platform');
  const { journal } = intents;
  const found = (yield* journalCall(() => journal.load(jobId))) ?? (yield* recordRun(jobId));
  if (found.job.isDiscarded) return null;
  const { verb } = found.job;
  const timezone = yield* select(selectTimezone);
  const moving = today !== found.job.today && { today, timezone };
  const job = { ...found.job, ...moving, isClosed: false, isVerified: false };
  const safe = found.runOrders.map((runOrder) => mapSteps(runOrder, afterCrash));
  const applies = safe.map((runOrder) => commandApplies(command, verb, runOrder));
  const runOrders = safe.map((runOrder) =>
    applies[runOrder.index] ? afterCommand(command, runOrder) : runOrder,
  );
  yield* journalCall(() => journal.saveJob(job));
  yield* journalCall(() => journal.saveAll(runOrders));
  const queue = createBulkQueue(excludedSteps(command, safe));
  const ofCommand = runOrders.filter(({ index }) => applies[index]);
  for (const runOrder of ofCommand) queue.add(runOrder, clock.now());
  const orderIds = ofCommand.map(({ orderId }) => orderId);
  return { job, runOrders, orderIds, queue, platform, clock, intents, locks };
}

function* supervise(run: RunInProgress, command: RunCommand): Saga {
  const { settled } = runProgress(run);
  // A copy, because the store freezes its contents.
  const isOnlyChecking = command.kind === 'check';
  yield* put(runTakenOver({ job: run.job, runOrders: [...run.runOrders], settled, isOnlyChecking }));
  const workers = Math.min(BULK_CONCURRENCY, run.runOrders.length);
  yield* all(Array.from({ length: workers }, () => runWorker(run)));
  const { jobId } = run.job;
  const isRunning = (yield* select((state) => state.bulk.runs[jobId]?.status)) === 'running';
  if (isRunning) yield* verifyCreatedOrders(run);
  const isOnOneOrder = run.job.scope === 'order';
  // A single order's reorder that needs no further decision is not offered again at the next visit.
  if (isOnOneOrder && isRunFullySuccessful(run)) yield* closeLockedRun(jobId);
  // A check for copies changes no order.
  if (command.kind === 'verify') return yield* put(runReleased({ jobId }));
  yield* put(runEnded({ jobId }));
  if (isOnOneOrder) yield* requestReload(run);
  else yield* deselectHandled(run);
}

/** R368: reloads the order whatever its state, because some of its new orders may have been placed. */
function* requestReload({ runOrders }: RunInProgress): Saga {
  for (const { orderId } of runOrders) yield* put(loadOrder.requested({ orderId }));
}

/**
 * The states of orders that stay selected after a run: only those that failed or are still waiting, so that
 * nothing is repeated by mistake.
 */
const STAYS_SELECTED: readonly RunOrderState[] = ['failed', 'waiting'];

/** R595: only orders of the command, because the user may have selected the others again since. */
function* deselectHandled({ job, runOrders, orderIds }: RunInProgress): Saga {
  const remaining = runOrders.filter((one) => STAYS_SELECTED.includes(runOrderState(job.verb, one)));
  const staying = new Set(remaining.map(({ orderId }) => orderId));
  yield* put(ordersProcessed(orderIds.filter((orderId) => !staying.has(orderId))));
}

/** Only one tab at a time processes a run, so the journal is read only under the run's lock. */
function* processUnderLock(jobId: string, command: RunCommand, today: string): Saga {
  const { notifyTabs } = yield* context('intents');
  const locks = yield* context('locks');
  const release = yield* journalCall(() => locks.take(runLockName(jobId)));
  if (!release) {
    yield* leaveToOtherTab(jobId);
    return;
  }
  // R530: a check for copies takes long and changes no order, so the other tabs keep showing the results.
  if (command.kind !== 'verify') notifyTabs({ kind: 'run', jobId });
  try {
    const run = yield* resumeRun(jobId, command, today);
    if (run) yield* supervise(run, command);
    else yield* put(runRemoved({ jobId }));
  } finally {
    release();
    notifyTabs({ kind: 'run', jobId });
  }
}

/**
 * Processes the run as the command says. Any error interrupts the run, so that the user can resume it. An error
 * that is not a failure of the journal is a defect and is reported.
 */
export function* processRun({ jobId, command, today }: ReturnType<typeof runCommandGiven>['payload']): Saga {
  try {
    yield* processUnderLock(jobId, command, today);
  } catch (error) {
    if (error instanceof JournalError) return yield* put(runRefused({ jobId, refusal: 'journal' }));
    yield* put(runReleased({ jobId }));
    // Reports the error as an unhandled one.
    yield* spawn(() => {
      throw error;
    });
  }
}
