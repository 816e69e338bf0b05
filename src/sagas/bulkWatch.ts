import { runClosed, runDiscarded, runRefused, runRequested, runShown, runWished } from '#store/bulkSlice.ts';
import { signedIn } from '#store/sessionSlice.ts';
import { closeJob, offerLeftRuns, refreshShown } from './bulkLeft.ts';
import { call, context, put, type Saga, takeEvery } from './effects.ts';
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

/** Bulk runs: starting, going on, closing, and offering what an earlier visit left. */
export function* watchBulk(): Saga {
  yield* takeEvery(runRequested, start);
  yield* takeEvery(runWished, goOn);
  yield* takeEvery(runClosed, ({ payload }) => closeJob(payload));
  yield* takeEvery(runDiscarded, discard);
  yield* takeEvery(signedIn, offerLeftRuns);
  yield* takeEvery(runShown, refreshShown);
}
