import { createAction, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { GUARDED_WRITES, type SentWrite, writeKey } from '#domain/actions/sentWrite.ts';
import type { Failure } from '#domain/failure.ts';
import { isOfOperation, type OperationMeta } from '#store/operation.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

/** A recorded write as this tab knows it. */
export interface KnownWrite {
  write: SentWrite;
  /** The platform's own words, while the tab that sent it lives; the journal may not hold them. */
  failure: Failure | null;
}

/** By `writeKey`: this person's guarded writes that are being sent or got no response, in any tab of this browser. */
export type SentWritesState = Readonly<Record<string, KnownWrite>>;

const NONE: SentWritesState = {};

/** The journal's records have changed in another tab. */
export const writesChangedElsewhere = createAction('sentWrites/changedElsewhere');

type FailedWrite = UnknownAction & { meta: OperationMeta; payload: { failure: Failure } };

function isFailedWrite(action: UnknownAction): action is FailedWrite {
  return isOfOperation(action, 'failed') && GUARDED_WRITES.some((name) => name === action.meta.operation);
}

function known(state: SentWritesState, write: SentWrite): [string, KnownWrite] {
  const key = writeKey(write);
  const before = state[key];
  const isSame = before?.write.sentAt === write.sentAt;
  return [key, { write, failure: isSame ? before.failure : null }];
}

const sentWritesSlice = createSlice({
  name: 'sentWrites',
  initialState: NONE,
  reducers: {
    /** All records of this person, as the journal has them. */
    writesRead: (state, { payload }: PayloadAction<readonly SentWrite[]>) =>
      Object.fromEntries(
        payload.filter((write) => write.state !== 'done').map((write) => known(state, write)),
      ),
    writeRecorded: (state, { payload }: PayloadAction<SentWrite>) => ({
      ...state,
      ...Object.fromEntries([known(state, payload)]),
    }),
    /** Its outcome is known. */
    writeSettled: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _, ...others } = state;
      return others;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => NONE)
      .addMatcher(isFailedWrite, (state, { meta, payload }) => {
        const key = writeKey(meta);
        const sent = state[key];
        return sent ? { ...state, [key]: { ...sent, failure: payload.failure } } : state;
      });
  },
});

export const { writesRead, writeRecorded, writeSettled } = sentWritesSlice.actions;
export const sentWritesReducer = sentWritesSlice.reducer;
