import type { BulkJob, BulkStep, RunOrder } from '#domain/bulk/bulkJob.ts';
import { isVerificationPending } from '#domain/bulk/bulkResults.ts';
import { afterCrash, mapSteps } from '#domain/bulk/stepTransitions.ts';
import { JOURNAL_KEPT_DAYS } from '#domain/limits.ts';
import { DAY_MS } from '#domain/time/time.ts';
import { call, context, put, type Saga, select, spawn } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';
import { type Journal, runLockName } from '#sagas/writes/intentSupport.ts';
import {
  type BulkRun,
  runCommandGiven,
  runFound,
  runRefused,
  runReleased,
  runRemoved,
  stepFailureKey,
} from '#store/bulk/bulkSlice.ts';

type Ending = Pick<BulkJob, 'isDiscarded'>;

/** Closes a run whose lock this tab holds: it is not offered again. The journal keeps it for a while. */
export function* closeLockedRun(jobId: string, ending: Ending = {}): Saga {
  const { journal } = yield* context('intents');
  yield* call(() => settle(close(journal, jobId, ending)));
}

async function close(journal: Journal, jobId: string, ending: Ending): Promise<void> {
  const run = await journal.load(jobId);
  if (!run) return;
  // R642: first, because the user may leave the page while many orders are being recorded.
  await journal.saveJob({ ...run.job, isClosed: true, ...ending });
  // A crash may have cut off a request. Later dialogs must not say that it is still being sent.
  await journal.saveAll(run.runOrders.map((runOrder) => mapSteps(runOrder, afterCrash)));
}

/**
 * Closes or discards a run, unless another tab is processing it: that tab is not interrupted. If the journal
 * fails, the run disappears from this tab, and the next visit offers it again.
 */
export function* closeRun(jobId: string, ending: Ending = {}): Saga {
  const { notifyTabs } = yield* context('intents');
  const locks = yield* context('locks');
  const taken = yield* call(() => settle(locks.take(runLockName(jobId))));
  if ('value' in taken) {
    const release = taken.value;
    if (!release) return yield* leaveToOtherTab(jobId);
    yield* closeLockedRun(jobId, ending);
    release();
  }
  yield* put(runRemoved({ jobId }));
  yield* call(notifyTabs, { kind: 'run', jobId });
}

/**
 * Checks the created orders of an earlier run for copies. This needs no command from the user, because it
 * sends no write. A tab does this only once per visit. Otherwise, two tabs could trigger each other's check
 * endlessly while its result cannot be decided.
 */
function* verifyUnattendedRun(jobId: string): Saga {
  const run = yield* select((state) => state.bulk.runs[jobId]);
  if (run?.status === 'unattended' && isVerificationPending(run)) {
    yield* put(runCommandGiven({ jobId, command: { kind: 'verify' }, today: run.job.today }));
  }
}

/** The platform's messages that this tab knows about steps that are still as they were. */
function remainingFailures(known: BulkRun, runOrders: readonly RunOrder[]): BulkRun['failures'] {
  const result = ({ state, sentAt, failure }: BulkStep) => JSON.stringify([state, sentAt, failure]);
  const isSame = (index: number, step: BulkStep) =>
    known.runOrders[index]?.steps.some((old) => old.key === step.key && result(old) === result(step));
  const keys = runOrders.flatMap(({ index, steps }) =>
    steps.filter((step) => isSame(index, step)).map((step) => stepFailureKey(index, step.key)),
  );
  return Object.fromEntries(Object.entries(known.failures).filter(([key]) => keys.includes(key)));
}

/**
 * Shows the run as the journal contains it, once no tab is processing it. A run that is closed or no longer
 * exists is hidden. If this is the first time in this tab, an incomplete check for copies is repeated.
 */
function* offer(jobId: string, isFirst = false): Saga {
  const { journal } = yield* context('intents');
  const locks = yield* context('locks');
  const run = yield* call(journal.load, jobId);
  // A tab may have taken the run over while the journal was being read.
  if (yield* call(locks.isTaken, runLockName(jobId))) {
    yield* spawn(() => offerOnceFree(jobId, isFirst));
    return;
  }
  const known = yield* select((state) => state.bulk.runs[jobId]);
  // The rows of its orders are read again, also if the other tab has closed it.
  if (known?.status === 'elsewhere') yield* put(runReleased({ jobId }));
  if (!run || run.job.isClosed) {
    yield* put(runRemoved({ jobId }));
    return;
  }
  // No tab is processing the run, so a step that was being sent has an unknown outcome.
  const runOrders = run.runOrders.map((runOrder) => mapSteps(runOrder, afterCrash));
  yield* put(runFound({ ...run, runOrders, failures: known ? remainingFailures(known, runOrders) : {} }));
  if (isFirst) yield* verifyUnattendedRun(jobId);
}

function* offerOnceFree(jobId: string, isFirst = false): Saga {
  const locks = yield* context('locks');
  yield* call(locks.whenFree, runLockName(jobId));
  yield* offer(jobId, isFirst);
}

/** Shows that another tab is processing the run, and waits for that tab. */
export function* leaveToOtherTab(jobId: string): Saga {
  yield* put(runRefused({ jobId, refusal: 'locked' }));
  yield* spawn(() => offerOnceFree(jobId));
}

function* offerEach(sub: string): Saga {
  const { journal } = yield* context('intents');
  const clock = yield* context('clock');
  yield* call(journal.forgetBefore, clock.now() - JOURNAL_KEPT_DAYS * DAY_MS, sub);
  for (const { jobId } of yield* call(journal.openJobs, sub)) {
    const isKnown = (yield* select((state) => state.bulk.runs[jobId])) !== undefined;
    if (!isKnown) yield* offer(jobId, true);
  }
}

/** Offers the runs of earlier visits. They are never resumed automatically (R19). */
export function* offerUnattendedRuns(sub: string): Saga {
  try {
    yield* offerEach(sub);
  } catch {
    // Without a journal there are no unfinished runs. A user who starts one is notified.
  }
}

/** Whether the tab shows the run but does not process it. */
function* isUnattended(jobId: string): Saga<boolean> {
  return (yield* select((state) => state.bulk.runs[jobId]?.status)) === 'unattended';
}

/**
 * Another tab has retried, resumed, closed or discarded the run, which this tab may have processed before. Updates
 * it, unless this tab processes it now.
 */
export function* followOtherTab(jobId: string): Saga {
  const run = yield* select((state) => state.bulk.runs[jobId]);
  if (run?.status === 'ended') yield* put(runReleased({ jobId }));
  if (!(yield* isUnattended(jobId))) return;
  const locks = yield* context('locks');
  try {
    const isTaken = yield* call(locks.isTaken, runLockName(jobId));
    // The user may have resumed the run in this tab meanwhile, which then holds the lock itself.
    if (!(yield* isUnattended(jobId))) return;
    yield* isTaken ? leaveToOtherTab(jobId) : offer(jobId);
  } catch {
    // The tab keeps showing the last state it knows.
  }
}
