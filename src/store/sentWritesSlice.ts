import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '#domain/failure.ts';
import type { UpdateOutcome } from '#domain/statusUpdate.ts';
import type { OperationMeta } from './operation.ts';
import {
  checkWrite,
  GUARDED_WRITES,
  type Guarded,
  type GuardedWrite,
  type UpdateStatus,
  updateStatus,
  writeKey,
} from './orderActions.ts';
import { signedOut } from './sessionSlice.ts';

/** A guarded write that is on its way, or was sent and never answered for certain. */
export interface SentWrite {
  /** What was sent, with the facts as they were shown. */
  params: Guarded;
  /** Epoch milliseconds. */
  sentAt: number;
  /** Why it is not known what came of it; null while it is on its way, or when the page was left before. */
  failure: Failure | null;
  /** Of an update, the items that were refused while others have no answer: they are left to report in any case. */
  refusedItemIds?: readonly string[];
  /** Somebody looked again and could not tell: from then on a person decides. */
  isLookedAt: boolean;
}

/** By `writeKey`. It outlives a reload: that something was sent is never forgotten before one knows what came of it. */
export type SentWritesState = Readonly<Record<string, SentWrite>>;

const NONE: SentWritesState = {};

type WriteAction = UnknownAction & {
  meta: OperationMeta & { operation: GuardedWrite };
  payload: { params: Guarded; failure?: Failure };
};

function isGuardedWrite(action: UnknownAction): action is WriteAction {
  const name = action.type.split('/')[0];
  return GUARDED_WRITES.some((write) => write === name) && typeof action.payload === 'object';
}

function without(state: SentWritesState, key: string): SentWritesState {
  const { [key]: _, ...others } = state;
  return others;
}

const idsOf = (outcomes: readonly UpdateOutcome[]) => outcomes.map(({ itemId }) => itemId);

/** What is kept of an update: the items of which no answer says what became of them; null when there is none. */
function unansweredPart(action: UnknownAction): Pick<SentWrite, 'params' | 'refusedItemIds'> | null {
  if (!updateStatus.succeeded.match(action)) return null;
  const { params, result } = action.payload;
  const failed = result.kind === 'done' ? result.value.filter(({ succeeded }) => !succeeded) : [];
  const ids = idsOf(failed.filter(({ isUnknown }) => isUnknown));
  if (ids.length === 0) return null;
  const seen = Object.entries(params.seen).filter(([itemId]) => ids.includes(itemId));
  const items = params.update.items.filter(({ itemId }) => ids.includes(itemId));
  const part: UpdateStatus = {
    ...params,
    seen: Object.fromEntries(seen),
    update: { ...params.update, items },
  };
  return { params: part, refusedItemIds: idsOf(failed.filter(({ isUnknown }) => !isUnknown)) };
}

function next(state: SentWritesState, action: WriteAction): SentWritesState {
  const { meta, payload, type } = action;
  const key = writeKey(meta);
  if (type.endsWith('/requested')) {
    const { params } = payload;
    return { ...state, [key]: { params, sentAt: meta.at, failure: null, isLookedAt: false } };
  }
  const sent = state[key];
  if (!sent) return state;
  if (payload.failure?.outcome === 'unknown')
    return { ...state, [key]: { ...sent, failure: payload.failure } };
  const unanswered = unansweredPart(action);
  return unanswered ? { ...state, [key]: { ...sent, ...unanswered } } : without(state, key);
}

/** Every guarded write from the moment it is sent until it is known what came of it. */
const sentWritesSlice = createSlice({
  name: 'sentWrites',
  initialState: NONE,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => NONE)
      .addMatcher(checkWrite.succeeded.match, (state, { payload, meta }) => {
        const sent = state[meta.subject];
        if (!sent) return state;
        if (payload.result !== 'cannotTell') return without(state, meta.subject);
        return { ...state, [meta.subject]: { ...sent, isLookedAt: true } };
      })
      .addMatcher(isGuardedWrite, next);
  },
});

export const sentWritesReducer = sentWritesSlice.reducer;
