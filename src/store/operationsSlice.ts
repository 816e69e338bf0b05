import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { type ByKey, lookUp, withEntry, withNewest } from '#domain/byKey.ts';
import type { Failure } from '#domain/failure.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { IDLE, isOfOperation, type OperationMeta, type OperationState } from './operation.ts';

/** Subjects remembered per operation; the oldest leave first, so that a long day does not fill the memory. */
const SUBJECTS_KEPT = 300;

export type OperationsState = ByKey<ByKey<OperationState>>;

interface OperationAction extends UnknownAction {
  meta: OperationMeta;
  payload?: { result?: unknown; failure?: Failure };
}

/** The payload is that of the phase (`createOperation`). */
function isLifeCycle(action: UnknownAction): action is OperationAction {
  return isOfOperation(action);
}

function previousOf(state: OperationState): unknown {
  if (state.status === 'succeeded') return state.result;
  return state.status === 'idle' ? null : state.previous;
}

function next(current: OperationState, { meta, payload }: OperationAction): OperationState {
  // Of two requests the response may be that to the first.
  const at = current.status === 'running' ? current.at : meta.at;
  const previous = previousOf(current);
  if (meta.phase === 'requested') return { status: 'running', previous, at };
  if (meta.phase === 'succeeded')
    return { status: 'succeeded', result: meta.isOwned ? null : payload?.result, at };
  if (meta.phase === 'failed' && payload?.failure)
    return { status: 'failed', failure: payload.failure, previous, at };
  return meta.phase === 'abandoned' ? abandoned(current) : IDLE;
}

/** The state after a stopped reading: its last good result, marked as old so that it is read again. */
function abandoned(current: OperationState): OperationState {
  if (current.status !== 'running') return current;
  return current.previous === null ? IDLE : { status: 'succeeded', result: current.previous, at: 0 };
}

/** The life cycle of every operation, by its name and subject. */
const operationsSlice = createSlice({
  name: 'operations',
  initialState: {} as OperationsState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => ({}))
      .addMatcher(isLifeCycle, (state, action) => {
        const { operation, subject } = action.meta;
        const subjects = lookUp(state, operation) ?? {};
        const current = lookUp(subjects, subject) ?? IDLE;
        const changed = next(current, action);
        if (changed === current) return state;
        return withEntry(state, operation, withNewest(subjects, subject, changed, SUBJECTS_KEPT));
      });
  },
});

export const operationsReducer = operationsSlice.reducer;
