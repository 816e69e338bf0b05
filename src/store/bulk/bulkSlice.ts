import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { BulkStep, JournaledRun, OriginalStepKind } from '#domain/bulk/bulkJob.ts';
import type { Failure } from '#domain/failure.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import type { RunStatus } from './runStatus.ts';

/** user: the user paused the run. With any other cause, every further step would fail in the same way. */
export type PauseCause = 'user' | 'offline' | 'unrenewed' | 'signedOut' | 'journal';

/** The statuses in which the run can be removed from the store, because this tab is not sending anything. */
const REMOVABLE_STATUSES: readonly (RunStatus | undefined)[] = [
  'unattended',
  'elsewhere',
  'starting',
  'closing',
];

/** journal: this browser cannot record the run. locked: another tab is processing it. */
export type RunRefusal = 'journal' | 'locked';

/** A run as this tab knows it. The journal stores only its job and its orders. */
export interface BulkRun extends JournaledRun {
  status: RunStatus;
  pauseCause: PauseCause | null;
  /** The reason why the run could not be started or resumed, or null. */
  refusal: RunRefusal | null;
  /** The platform's messages about steps, by `order index/step key`. The journal does not contain them. */
  failures: Record<string, Failure>;
  /** The time at which the run last started or continued, in epoch milliseconds; null while it is halted. */
  runningSince: number | null;
  /** How long the run had been in progress before `runningSince`, in milliseconds. */
  activeMs: number;
  /** The progress (`settled`) when this tab took over the run. The pace is calculated without it. */
  progressBefore: number;
  /** R449: whether this tab only checks the orders with an unknown outcome, and sends none of the others. */
  isOnlyChecking?: boolean;
  /** Set until this tab has recorded and started its new run. */
  isUnrecorded?: true;
}

export interface BulkState {
  runs: Record<string, BulkRun>;
  /** The run whose progress or results are open in a dialog. */
  shownJobId: string | null;
}

/** A command for a run that no tab is processing. */
export type RunCommand =
  /** Send the steps that have not been sent. */
  | { kind: 'resume' }
  /** Retry the failed steps with the current data. */
  | { kind: 'retryFailed' }
  /** Retry the failed writes of this kind on the originals of orders that were placed again. */
  | { kind: 'retryOriginals'; of: OriginalStepKind }
  /** Check the steps with an unknown outcome again. */
  | { kind: 'check' }
  /** Look for copies of the created orders; the rest of the run stays unchanged. */
  | { kind: 'verify' }
  /** Send this step again, because the user is sure that it was not applied. */
  | { kind: 'sendAgain'; index: number; key: string }
  /** Send this step, because the user has accepted the earlier intents that block it. */
  | { kind: 'acceptAnyway'; index: number; key: string };

type TakenOver = JournaledRun & { settled: number } & Pick<BulkRun, 'isOnlyChecking'>;

interface Named {
  jobId: string;
}

/** The user confirmed a plan. The new run is shown. */
export const runRequested = createAction<JournaledRun>('bulk/runRequested');
export const runCommandGiven = createAction<Named & { command: RunCommand; today: string }>(
  'bulk/runCommandGiven',
);
/** The user has seen the results, so the run is not offered again. */
export const runClosed = createAction<Named>('bulk/runClosed');
/** The user discards the steps that have not been sent. Sent steps stay recorded. */
export const runDiscarded = createAction<Named>('bulk/runDiscarded');
/** Another tab of this browser has ended, closed or discarded the run. */
export const runChangedElsewhere = createAction<Named>('bulk/runChangedElsewhere');

export function stepFailureKey(index: number, stepKey: string): string {
  return `${index}/${stepKey}`;
}

function aRun({ job, runOrders }: JournaledRun, status: RunStatus): BulkRun {
  return {
    job,
    runOrders,
    status,
    pauseCause: null,
    refusal: null,
    failures: {},
    runningSince: null,
    activeMs: 0,
    progressBefore: 0,
  };
}

const initialState: BulkState = { runs: {}, shownJobId: null };

const now = <T extends object>(payload: T) => ({ payload: { ...payload, at: Date.now() } });
type At<T> = PayloadAction<T & { at: number }>;

function halt(run: BulkRun, at: number): void {
  if (run.runningSince !== null) run.activeMs += Math.max(0, at - run.runningSince);
  run.runningSince = null;
}

/** This tab stops processing the run, which then has this status. */
function leaveAs(status: RunStatus) {
  return (state: BulkState, { payload }: At<Named>) => {
    const run = state.runs[payload.jobId];
    if (!run) return;
    run.status = status;
    run.pauseCause = null;
    halt(run, payload.at);
  };
}

const bulkSlice = createSlice({
  name: 'bulk',
  initialState,
  reducers: {
    /** Adds or updates a run that is in the journal and that no tab is processing. */
    runFound: (state, { payload }: PayloadAction<JournaledRun & Partial<Pick<BulkRun, 'failures'>>>) => {
      const known = state.runs[payload.job.jobId];
      if (!known || known.status === 'unattended' || known.status === 'elsewhere') {
        const { failures = {} } = payload;
        state.runs[payload.job.jobId] = { ...aRun(payload, 'unattended'), failures };
      }
    },
    /** Removes a run that was closed or discarded in this or another tab. */
    runRemoved: (state, { payload }: PayloadAction<Named>) => {
      const status = state.runs[payload.jobId]?.status;
      if (!REMOVABLE_STATUSES.includes(status)) return;
      delete state.runs[payload.jobId];
      if (state.shownJobId === payload.jobId) state.shownJobId = null;
    },
    /** This tab has taken over the run; `settled` is the progress that the run already had. */
    runTakenOver: {
      prepare: now<TakenOver>,
      reducer: (state, { payload }: At<TakenOver>) => {
        const { job, runOrders, at, settled, ...only } = payload;
        const failures = state.runs[job.jobId]?.failures ?? {};
        const run = aRun({ job, runOrders }, 'running');
        state.runs[job.jobId] = {
          ...run,
          ...only,
          failures,
          runningSince: at,
          progressBefore: settled,
        };
      },
    },
    runRefused: (state, { payload }: PayloadAction<Named & { refusal: RunRefusal }>) => {
      const run = state.runs[payload.jobId];
      if (!run) return;
      run.status = payload.refusal === 'locked' ? 'elsewhere' : 'unattended';
      run.refusal = payload.refusal;
    },
    stepChanged: (
      state,
      { payload }: PayloadAction<Named & { index: number; step: BulkStep; failure: Failure | null }>,
    ) => {
      const run = state.runs[payload.jobId];
      const runOrder = run?.runOrders[payload.index];
      const index = runOrder?.steps.findIndex((step) => step.key === payload.step.key) ?? -1;
      if (!run || !runOrder || index < 0) return;
      runOrder.steps[index] = payload.step;
      const key = stepFailureKey(payload.index, payload.step.key);
      if (payload.failure) run.failures[key] = payload.failure;
      else delete run.failures[key];
    },
    runPaused: {
      prepare: now<Named & { cause: PauseCause }>,
      reducer: (state, { payload }: At<Named & { cause: PauseCause }>) => {
        const run = state.runs[payload.jobId];
        if (run?.status !== 'running') return;
        run.status = 'paused';
        run.pauseCause = payload.cause;
        halt(run, payload.at);
      },
    },
    runContinued: {
      prepare: now<Named & { today: string; timezone: string }>,
      reducer: (state, { payload }: At<Named & { today: string; timezone: string }>) => {
        const run = state.runs[payload.jobId];
        if (run?.status !== 'paused') return;
        const { today, timezone } = payload;
        if (today !== run.job.today) run.job = { ...run.job, today, timezone };
        run.status = 'running';
        run.pauseCause = null;
        run.runningSince = payload.at;
      },
    },
    runStopping: (state, { payload }: PayloadAction<Named>) => {
      const run = state.runs[payload.jobId];
      if (run?.status === 'running' || run?.status === 'paused') run.status = 'stopping';
    },
    /** This tab has processed the run, to its end or until the user stopped it. */
    runEnded: { prepare: now<Named>, reducer: leaveAs('ended') },
    /**
     * This tab has only checked the run for copies, a defect has interrupted it, or another tab has changed it
     * after this tab had processed it.
     */
    runReleased: { prepare: now<Named>, reducer: leaveAs('unattended') },
    runShown: (state, { payload }: PayloadAction<string>) => {
      state.shownJobId = payload;
    },
    runHidden: (state) => {
      state.shownJobId = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(runRequested, (state, { payload }) => {
        state.runs[payload.job.jobId] = { ...aRun(payload, 'starting'), isUnrecorded: true };
        state.shownJobId = payload.job.jobId;
      })
      .addCase(runCommandGiven, (state, { payload }) => {
        const run = state.runs[payload.jobId];
        if (!run) return;
        run.status = 'starting';
        run.refusal = null;
      })
      .addMatcher(isAnyOf(runClosed, runDiscarded), (state, { payload }) => {
        const run = state.runs[payload.jobId];
        if (run) run.status = 'closing';
        if (state.shownJobId === payload.jobId) state.shownJobId = null;
      });
  },
});

export const {
  runFound,
  runRemoved,
  runTakenOver,
  runRefused,
  stepChanged,
  runPaused,
  runContinued,
  runStopping,
  runEnded,
  runReleased,
  runShown,
  runHidden,
} = bulkSlice.actions;
export const bulkReducer = bulkSlice.reducer;
