import { type BulkProposal, type BulkWish, planBulkRun, reorderRequested } from '#store/bulkOperations.ts';
import { runClosed, runDiscarded, runRefused, runRequested, runShown, runWished } from '#store/bulkSlice.ts';
import { selectPerson } from '#store/selectors.ts';
import { signedIn } from '#store/sessionSlice.ts';
import { closeJob, offerLeftRuns, refreshShown } from './bulkLeft.ts';
import { call, context, fork, put, type Saga, select, takeEvery } from './effects.ts';
import { operate } from './operate.ts';
import { settle } from './settle.ts';

/** The code that runs things in bulk is loaded when somebody starts a run: most visits never do. */
function* engine(jobId: string): Saga<typeof import('./bulk.ts') | null> {
  const loaded = yield* call(() => settle(import('./bulk.ts')));
  if ('value' in loaded) return loaded.value;
  yield* put(runRefused({ jobId, refusal: 'notLoaded' }));
  return null;
}

function* start(action: ReturnType<typeof runRequested>): Saga {
  const loaded = yield* engine(action.payload.job.jobId);
  if (loaded) yield* loaded.startRun(action);
}

function* goOn(action: ReturnType<typeof runWished>): Saga {
  const loaded = yield* engine(action.payload.jobId);
  if (loaded) yield* loaded.grantWish(action);
}

function* discard({ payload }: ReturnType<typeof runDiscarded>): Saga {
  const { journal } = yield* context('bulk');
  yield* call(() => settle(journal.discard(payload.jobId)));
}

const planning = () => import('./bulkPlanning.ts');

function* propose(wish: BulkWish): Saga<BulkProposal> {
  const { proposeBulkRun } = yield* call(planning);
  return yield* proposeBulkRun(wish);
}

function* startOne(action: ReturnType<typeof reorderRequested>): Saga {
  const loaded = yield* call(() => settle(planning()));
  if ('value' in loaded) yield* loaded.value.startReorder(action);
}

/** Bulk runs: starting, going on, closing, and offering what an earlier visit left. */
function* watchRuns(): Saga {
  yield* takeEvery(reorderRequested, startOne);
  yield* takeEvery(runRequested, start);
  yield* takeEvery(runWished, goOn);
  yield* takeEvery(runClosed, ({ payload }) => closeJob(payload));
  yield* takeEvery(runDiscarded, discard);
  yield* takeEvery(signedIn, ({ payload }) => offerLeftRuns(payload.sub));
  yield* takeEvery(runShown, refreshShown);
  // Somebody may have signed in before this was loaded.
  const person = yield* select(selectPerson);
  if (person) yield* fork(() => offerLeftRuns(person.sub));
}

export const bulk: readonly (() => Saga)[] = [watchRuns, operate(planBulkRun, propose, 'latest')];
