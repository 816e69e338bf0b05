import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { BulkStep, JournaledRun } from '#domain/bulk/bulkJob.ts';
import type { Failure } from '#domain/failure.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

/**
 * left: from an earlier visit, no tab works on it; elsewhere: another tab works on it; starting: the journal
 * is being written or read; stopping: sent requests finish, nothing new is sent; closing: the person has
 * closed it, and the journal is being updated.
 */
export type RunStatus =
  | 'left'
  | 'elsewhere'
  | 'starting'
  | 'running'
  | 'paused'
  | 'stopping'
  | 'ended'
  | 'closing';
/** person: on purpose; the others: every further call would have ended the same way. */
export type PauseCause = 'person' | 'offline' | 'signedOut' | 'journal';

/** In these, this tab does not work on the run. */
const GIVEN_UP: readonly (RunStatus | undefined)[] = ['left', 'elsewhere', 'starting', 'closing'];

/** journal: this browser keeps no record; locked: another tab works on it; notLoaded: the code did not arrive. */
export type RunRefusal = 'journal' | 'locked' | 'notLoaded';

/** A bulk run as this tab knows it; the journal holds the same, but for the platform's words and the clock. */
export interface BulkRun extends JournaledRun {
  status: RunStatus;
  pauseCause: PauseCause | null;
  /** Why it could not be started or resumed, in our own words; null where it could. */
  refusal: RunRefusal | null;
  /** The platform's own words to a step, by `unit index/step key`: only while this tab lives. */
  failures: Record<string, Failure>;
  /** Epoch milliseconds since when it runs; null while it does not. */
  runningSince: number | null;
  /** Milliseconds it ran before that. */
  activeMs: number;
  /** Orders that were settled before this tab took it up: they say nothing about the pace. */
  settledBefore: number;
}

export interface BulkState {
  runs: Record<string, BulkRun>;
  /** The run whose progress or results are open in a dialog. */
  shownJobId: string | null;
}

/** A command for a run that is not running. */
export type RunCommand =
  /** Send the steps that have not been sent. */
  | { kind: 'resume' }
  /** Try exactly what failed once more, as things are now. */
  | { kind: 'retryFailed' }
  /** Check the steps with an unknown outcome again. */
  | { kind: 'check' }
  /** Look for copies of the created orders; the rest of the run stays as it is. */
  | { kind: 'verify' }
  /** The person is sure that this step was not applied. */
  | { kind: 'sendAgain'; index: number; key: string }
  /** The person has accepted the earlier intents that hold this step. */
  | { kind: 'acceptAnyway'; index: number; key: string };

interface Named {
  jobId: string;
}
interface Ended extends Named {
  isLeft: boolean;
}

/** A plan was confirmed. */
export const runRequested = createAction<JournaledRun>('bulk/runRequested');
export const runCommandGiven = createAction<Named & { command: RunCommand; today: string }>(
  'bulk/runCommandGiven',
);
/** The person has seen the results: they are not brought up again. */
export const runClosed = createAction<Named>('bulk/runClosed');
/** The user gives up the steps that have not been sent. Sent steps stay recorded. */
export const runDiscarded = createAction<Named>('bulk/runDiscarded');
/** Another tab of this browser has ended, closed or given up the run. */
export const runMovedElsewhere = createAction<Named>('bulk/runMovedElsewhere');

export function failureKey(index: number, stepKey: string): string {
  return `${index}/${stepKey}`;
}

function aRun({ job, units }: JournaledRun, status: RunStatus): BulkRun {
  return {
    job,
    units,
    status,
    pauseCause: null,
    refusal: null,
    failures: {},
    runningSince: null,
    activeMs: 0,
    settledBefore: 0,
  };
}

const initialState: BulkState = { runs: {}, shownJobId: null };

const now = <T extends object>(payload: T) => ({ payload: { ...payload, at: Date.now() } });
type At<T> = PayloadAction<T & { at: number }>;

function halt(run: BulkRun, at: number): void {
  if (run.runningSince !== null) run.activeMs += Math.max(0, at - run.runningSince);
  run.runningSince = null;
}

const bulkSlice = createSlice({
  name: 'bulk',
  initialState,
  reducers: {
    /** A run that no tab works on, as stored in the journal. */
    runFound: (state, { payload }: PayloadAction<JournaledRun>) => {
      const known = state.runs[payload.job.jobId];
      if (!known || known.status === 'left' || known.status === 'elsewhere') {
        state.runs[payload.job.jobId] = aRun(payload, 'left');
      }
    },
    /** Another tab has seen to it: there is nothing left to offer. */
    runGone: (state, { payload }: PayloadAction<Named>) => {
      const status = state.runs[payload.jobId]?.status;
      if (!GIVEN_UP.includes(status)) return;
      delete state.runs[payload.jobId];
      if (state.shownJobId === payload.jobId) state.shownJobId = null;
    },
    /** This tab holds the run now; `settled` orders were settled before. */
    runTaken: {
      prepare: now<JournaledRun & { settled: number }>,
      reducer: (state, { payload }: At<JournaledRun & { settled: number }>) => {
        const { job, units, at, settled } = payload;
        const failures = state.runs[job.jobId]?.failures ?? {};
        const run = aRun({ job, units }, 'running');
        state.runs[job.jobId] = { ...run, failures, runningSince: at, settledBefore: settled };
      },
    },
    runRefused: (state, { payload }: PayloadAction<Named & { refusal: RunRefusal }>) => {
      const run = state.runs[payload.jobId];
      if (!run) return;
      run.status = payload.refusal === 'locked' ? 'elsewhere' : 'left';
      run.refusal = payload.refusal;
    },
    stepChanged: (
      state,
      { payload }: PayloadAction<Named & { index: number; step: BulkStep; failure: Failure | null }>,
    ) => {
      const run = state.runs[payload.jobId];
      const unit = run?.units[payload.index];
      const index = unit?.steps.findIndex((step) => step.key === payload.step.key) ?? -1;
      if (!run || !unit || index < 0) return;
      unit.steps[index] = payload.step;
      const key = failureKey(payload.index, payload.step.key);
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
      prepare: now<Named>,
      reducer: (state, { payload }: At<Named>) => {
        const run = state.runs[payload.jobId];
        if (run?.status !== 'paused') return;
        run.status = 'running';
        run.pauseCause = null;
        run.runningSince = payload.at;
      },
    },
    runStopping: (state, { payload }: PayloadAction<Named>) => {
      const run = state.runs[payload.jobId];
      if (run?.status === 'running' || run?.status === 'paused') run.status = 'stopping';
    },
    /** `isLeft`: the run was not resumed, so it is offered again. */
    runEnded: {
      prepare: now<Ended>,
      reducer: (state, { payload }: At<Ended>) => {
        const run = state.runs[payload.jobId];
        if (!run) return;
        run.status = payload.isLeft ? 'left' : 'ended';
        run.pauseCause = null;
        halt(run, payload.at);
      },
    },
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
        state.runs[payload.job.jobId] = aRun(payload, 'starting');
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
  runGone,
  runTaken,
  runRefused,
  stepChanged,
  runPaused,
  runContinued,
  runStopping,
  runEnded,
  runShown,
  runHidden,
} = bulkSlice.actions;
export const bulkReducer = bulkSlice.reducer;
