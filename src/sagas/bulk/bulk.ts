import type { BulkUnit, JournaledRun } from '#domain/bulk/bulkJob.ts';
import {
  hasFailed,
  isClean,
  type OrderOutcome,
  orderOutcome,
  runProgress,
  unsentCount,
} from '#domain/bulk/bulkResults.ts';
import {
  acceptedAnyway,
  afterCrash,
  checkedAgain,
  mapSteps,
  plannedKeys,
  retried,
  sentAgain,
} from '#domain/bulk/bulkRun.ts';
import { BULK_CONCURRENCY } from '#domain/limits.ts';
import { lockName } from '#sagas/actions/intentSupport.ts';
import { all, call, context, put, type Saga, select } from '#sagas/core/effects.ts';
import {
  type RunCommand,
  type runCommandGiven,
  runEnded,
  runGone,
  runRefused,
  runTaken,
} from '#store/bulk/bulkSlice.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { ordersDone } from '#store/results/selectionSlice.ts';
import { closeHeldRun, leaveToOtherTab } from './bulkLeft.ts';
import { createBulkQueue } from './bulkQueue.ts';
import { type Running, work } from './bulkRun.ts';
import { verifyCreated } from './bulkVerify.ts';

/** The orders that a command applies to: "Retry failed" sends the failed ones, none that was never sent. */
function isMeant(command: RunCommand, verb: JournaledRun['job']['verb'], unit: BulkUnit): boolean {
  if (command.kind === 'resume') return true;
  if (command.kind === 'verify') return false;
  if ('index' in command) return command.index === unit.index;
  if (command.kind === 'check') return unit.steps.some((step) => step.state === 'unknown');
  return hasFailed(verb, unit);
}

function afterCommand(command: RunCommand, unit: BulkUnit): BulkUnit {
  if (command.kind === 'check') return mapSteps(unit, checkedAgain);
  if (command.kind === 'retryFailed') return mapSteps(unit, retried);
  if (!('key' in command)) return unit;
  const change = command.kind === 'sendAgain' ? sentAgain : acceptedAnyway;
  return mapSteps(unit, (step) => (step.key === command.key ? change(step) : step));
}

/**
 * The steps that a command does not send. "Check again" sends nothing. The others skip what a person had
 * stopped before it was sent; in a run that was stopped nowhere, what waits for the doubtful step continues
 * once that is done.
 */
function skippedSteps(command: RunCommand, units: readonly BulkUnit[]): ReadonlySet<string>[] {
  const isCutShort = unsentCount(units) > 0;
  const isHeld = command.kind === 'check' || (command.kind !== 'resume' && isCutShort);
  return isHeld ? units.map(plannedKeys) : [];
}

/**
 * The run from the journal, recovered after a crash and changed by the command; the journal has the changes first.
 * null if another tab has discarded it.
 */
function* resumeRun(jobId: string, command: RunCommand, today: string): Saga<Running | null> {
  const intents = yield* context('intents');
  const clock = yield* context('clock');
  const platform = yield* context('platform');
  const { journal } = intents;
  const found = yield* call(journal.load, jobId);
  if (!found) throw new Error(`The journal has no run ${jobId}`);
  if (found.job.isDiscarded) return null;
  const { verb } = found.job;
  const job = { ...found.job, today, isClosed: false, isVerified: false };
  const safe = found.units.map((unit) => mapSteps(unit, afterCrash));
  const units = safe.map((unit) => (isMeant(command, verb, unit) ? afterCommand(command, unit) : unit));
  yield* call(journal.saveJob, job);
  yield* call(journal.saveAll, units);
  const queue = createBulkQueue(skippedSteps(command, safe));
  for (const [index, unit] of units.entries()) {
    if (isMeant(command, verb, safe[index] ?? unit)) queue.add(unit, clock.now());
  }
  return { job, units, queue, platform, clock, intents };
}

function* supervise(run: Running, command: RunCommand): Saga {
  const { settled } = runProgress(run);
  // A copy: what enters the store is frozen.
  yield* put(runTaken({ job: run.job, units: [...run.units], settled }));
  const workers = Math.min(BULK_CONCURRENCY, run.units.length);
  yield* all(Array.from({ length: workers }, () => work(run)));
  const { jobId } = run.job;
  const isRunning = (yield* select((state) => state.bulk.runs[jobId]?.status)) === 'running';
  if (isRunning) yield* verifyCreated(run);
  // One order's reorder that left nothing to decide is not brought up again at the next visit.
  if (run.job.scope === 'order' && isClean(run)) yield* closeHeldRun(jobId);
  yield* put(runEnded({ jobId, isLeft: command.kind === 'verify' }));
  yield* tidyUp(run);
}

/**
 * The selection after a run: only the orders that it did not process, so that nothing is repeated by mistake.
 */
const STAYS_SELECTED: readonly OrderOutcome[] = ['failed', 'waiting'];

/** Deselects what the run has or may have done; an open order is read again. */
function* tidyUp({ job, units }: Running): Saga {
  const isOver = (unit: BulkUnit) => !STAYS_SELECTED.includes(orderOutcome(job.verb, unit));
  const orderIds = units.filter(isOver).map((unit) => unit.orderId);
  if (job.scope === 'selection') yield* put(ordersDone(orderIds));
  else for (const orderId of orderIds) yield* put(loadOrder.requested({ orderId }, true));
}

/** One tab at a time works on a run: the journal is read only under the run's lock. */
function* runUnderLock(jobId: string, command: RunCommand, today: string): Saga {
  const { locks, tellTabs } = yield* context('intents');
  const release = yield* call(locks.take, lockName(jobId));
  if (!release) {
    yield* leaveToOtherTab(jobId);
    return;
  }
  try {
    const run = yield* resumeRun(jobId, command, today);
    if (run) yield* supervise(run, command);
    else yield* put(runGone({ jobId }));
  } finally {
    release();
    tellTabs({ kind: 'run', jobId });
  }
}

/** If the journal or the locks refuse, the user is told and nothing is sent. */
function* guarded(jobId: string, body: () => Saga): Saga {
  try {
    yield* body();
  } catch {
    yield* put(runRefused({ jobId, refusal: 'journal' }));
  }
}

/** A confirmed plan: all of it is in the journal before the first order is sent. */
export function* startRun(plan: JournaledRun): Saga {
  const { jobId, today } = plan.job;
  yield* guarded(jobId, function* begin() {
    const { journal } = yield* context('intents');
    yield* call(journal.create, plan);
    yield* runUnderLock(jobId, { kind: 'resume' }, today);
  });
}

export function* handleRunCommand({ payload }: ReturnType<typeof runCommandGiven>): Saga {
  const { jobId, command, today } = payload;
  yield* guarded(jobId, () => runUnderLock(jobId, command, today));
}
