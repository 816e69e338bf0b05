import { call, context, type Saga, takeEvery } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import {
  findWorkOfOtherTabs,
  loadRecentRuns,
  planBulkRun,
  reopenRun,
  reorderRequested,
} from '#store/bulk/bulkOperations.ts';
import {
  runChangedElsewhere,
  runClosed,
  runCommandGiven,
  runDiscarded,
  runEnded,
  runRequested,
} from '#store/bulk/bulkSlice.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { proposeBulkRun, startReorder } from './bulkPlanning.ts';
import { readRecentRuns, showClosedRun } from './recentRuns.ts';
import { recordEndedRun } from './recordEndedRun.ts';
import { processRun } from './runCommands.ts';
import { closeRun, followOtherTab, offerUnattendedRuns } from './unattendedRuns.ts';
import { readWorkOfOtherTabs } from './workOfOtherTabs.ts';

/** R55: before a run, because a tab that is never left would not learn of a newer version. */
function* checkVersion(): Saga {
  yield* call(yield* context('checkServer'));
}

function* watchRuns(): Saga {
  yield* takeEvery(planBulkRun.requested, checkVersion);
  yield* takeEvery(reorderRequested, startReorder);
  yield* takeEvery(runRequested, ({ payload: { job } }) =>
    processRun({ jobId: job.jobId, command: { kind: 'resume' }, today: job.today }),
  );
  yield* takeEvery(runCommandGiven, ({ payload }) => processRun(payload));
  yield* takeEvery(runClosed, ({ payload }) => closeRun(payload.jobId));
  yield* takeEvery(runDiscarded, ({ payload }) => closeRun(payload.jobId, { isDiscarded: true }));
  yield* takeEvery(signedIn, ({ payload }) => offerUnattendedRuns(payload.sub));
  yield* takeEvery(runEnded, recordEndedRun);
  yield* takeEvery(runChangedElsewhere, ({ payload }) => followOtherTab(payload.jobId));
}

export const bulkSagas: readonly (() => Saga)[] = [
  watchRuns,
  operate(planBulkRun, proposeBulkRun, 'latest'),
  operate(loadRecentRuns, readRecentRuns, 'latest'),
  operate(reopenRun, showClosedRun),
  operate(findWorkOfOtherTabs, readWorkOfOtherTabs, 'latest'),
];
