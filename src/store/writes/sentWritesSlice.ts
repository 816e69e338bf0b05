import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '#domain/failure.ts';
import { GUARDED_WRITES, type SentWrite, subjectOfWrite, writeKey } from '#domain/writes/sentWrite.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import type { GuardedParams } from '#store/actions/writeOperations.ts';
import { isOperationEnd, type OperationEnd } from '#store/operation.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

/** A recorded write with the data that only this tab has. */
export interface KnownWrite {
  write: SentWrite;
  /**
   * The failure with the platform's own message; null if the write has not failed in this tab. Other tabs do
   * not have it, because the journal must not store the message.
   */
  failure: Failure | null;
}

/**
 * The user's guarded writes that are being sent or have an unknown outcome, by `writeKey`, from all tabs of
 * this browser.
 */
export type SentWritesState = Readonly<Record<string, KnownWrite>>;

const NONE: SentWritesState = {};

/** A write whose outcome was unknown, and the result of its check. */
export interface CheckedWrite {
  write: SentWrite;
  result: CheckResult;
}

/** Another tab has changed the records in the journal; with the write if it has checked one. */
export const writesChangedElsewhere = createAction<CheckedWrite | undefined>('sentWrites/changedElsewhere');

function isWriteEnd(action: unknown): action is OperationEnd {
  return isOperationEnd(action) && GUARDED_WRITES.some((name) => name === action.meta.operation);
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
    /** Replaces the writes with the user's records from the journal, without those that are done. */
    writesLoaded: (state, { payload }: PayloadAction<readonly SentWrite[]>) =>
      Object.fromEntries(
        payload.filter((write) => write.state !== 'done').map((write) => known(state, write)),
      ),
    writeRecorded: (state, { payload }: PayloadAction<SentWrite>) => ({
      ...state,
      ...Object.fromEntries([known(state, payload)]),
    }),
    /** The outcome of the write is known, so its entry is removed. */
    writeSettled: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _, ...others } = state;
      return others;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => NONE)
      .addMatcher(isWriteEnd, (state, { meta, payload: { params, failure } }) => {
        const subject = subjectOfWrite(params as GuardedParams);
        const key = writeKey({ operation: meta.operation, subject });
        const sent = state[key];
        return sent && failure ? { ...state, [key]: { ...sent, failure } } : state;
      });
  },
});

export const { writesLoaded, writeRecorded, writeSettled } = sentWritesSlice.actions;
export const sentWritesReducer = sentWritesSlice.reducer;
