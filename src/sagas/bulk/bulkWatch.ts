import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { SNACKBAR_MS } from '#domain/limits.ts';
import { failureDetails } from '#sagas/actions/announce.ts';
import { fetchEarlierPlacements } from '#sagas/actions/earlierPlacements.ts';
import { call, put, type Saga, takeEvery } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { settle } from '#sagas/core/settle.ts';
import {
  type BulkProposal,
  type BulkRequest,
  loadEarlierPlacements,
  planBulkRun,
  reorderRequested,
} from '#store/bulk/bulkOperations.ts';
import {
  runChangedElsewhere,
  runClosed,
  runCommandGiven,
  runDiscarded,
  runRefused,
  runRemoved,
  runRequested,
  runShown,
} from '#store/bulk/bulkSlice.ts';
import { messageAnnounced } from '#store/console/messagesSlice.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { closeRun, offerUnattendedRuns, refreshUnattendedRun } from './unattendedRuns.ts';

/**
 * Loads the code of bulk runs only when it is needed, because most visits never need it. Returns null if it
 * cannot be loaded.
 */
function* engine(jobId: string): Saga<typeof import('./bulk.ts') | null> {
  const loaded = yield* call(() => settle(import('./bulk.ts')));
  if ('value' in loaded) return loaded.value;
  yield* put(runRefused({ jobId, refusal: 'notLoaded' }));
  return null;
}

/**
 * Plans of runs whose code could not be loaded. The journal does not contain them yet, so resuming such a run
 * starts it.
 */
type Unbegun = Map<string, JournaledRun>;

function* start(plan: JournaledRun, unbegun: Unbegun): Saga {
  const { jobId } = plan.job;
  const loaded = yield* engine(jobId);
  if (!loaded) {
    unbegun.set(jobId, plan);
    return;
  }
  unbegun.delete(jobId);
  yield* loaded.startRun(plan);
}

function* handleRunCommand(action: ReturnType<typeof runCommandGiven>, unbegun: Unbegun): Saga {
  const { jobId, today } = action.payload;
  const plan = unbegun.get(jobId);
  if (plan) {
    yield* start({ ...plan, job: { ...plan.job, today } }, unbegun);
    return;
  }
  const loaded = yield* engine(jobId);
  if (loaded) yield* loaded.handleRunCommand(action);
}

function* discard({ payload }: ReturnType<typeof runDiscarded>, unbegun: Unbegun): Saga {
  const { jobId } = payload;
  if (unbegun.delete(jobId)) yield* put(runRemoved({ jobId }));
  else yield* closeRun(jobId, true);
}

const planning = () => import('./bulkPlanning.ts');

function* propose(command: BulkRequest): Saga<BulkProposal> {
  const { proposeBulkRun } = yield* call(planning);
  return yield* proposeBulkRun(command);
}

/**
 * Starts the reorder of a single order. If the code cannot be loaded, a message says so, because no run
 * exists yet to show the failure and the dialog is already closed.
 */
function* startOne(action: ReturnType<typeof reorderRequested>): Saga {
  const loaded = yield* call(() => settle(planning()));
  if ('value' in loaded) {
    yield* loaded.value.startReorder(action);
    return;
  }
  const details = failureDetails(loaded.failure);
  const said = { severity: 'danger', text: 'error', values: {}, details } as const;
  yield* put(messageAnnounced({ ...said, delay: SNACKBAR_MS.sticky }));
}

function* watchRuns(): Saga {
  const unbegun: Unbegun = new Map();
  yield* takeEvery(reorderRequested, startOne);
  yield* takeEvery(runRequested, ({ payload }) => start(payload, unbegun));
  yield* takeEvery(runCommandGiven, (action) => handleRunCommand(action, unbegun));
  yield* takeEvery(runClosed, ({ payload }) => closeRun(payload.jobId, false));
  yield* takeEvery(runDiscarded, (action) => discard(action, unbegun));
  yield* takeEvery(signedIn, ({ payload }) => offerUnattendedRuns(payload.sub));
  yield* takeEvery(runShown, ({ payload }) => refreshUnattendedRun(payload));
  yield* takeEvery(runChangedElsewhere, ({ payload }) => refreshUnattendedRun(payload.jobId));
}

export const bulkSagas: readonly (() => Saga)[] = [
  watchRuns,
  operate(planBulkRun, propose, 'latest'),
  // After a check of a redirect's outcome, the dialog requests the earlier placements again. It must not get
  // the result of an older read.
  operate(loadEarlierPlacements, fetchEarlierPlacements, 'latest'),
];
