import { byKey, entriesOf } from '#domain/byKey.ts';
import { knownTraces } from '#domain/writes/eventTraces.ts';
import { GUARDED_WRITE_ROWS } from '#domain/writes/guardedWrites.ts';
import { toRecordedFailure } from '#domain/writes/recordedFailure.ts';
import { appliedPlacement, type SentWrite, subjectOfWrite, writeKey } from '#domain/writes/sentWrite.ts';
import { tracedFacts } from '#domain/writes/tracedFacts.ts';
import { call, context, put, type Saga, select } from '#sagas/core/effects.ts';
import { type SettledResult, settle } from '#sagas/core/settle.ts';
import { selectLatestResult } from '#store/operation.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { selectUserId } from '#store/people/userSelectors.ts';
import { writeRecorded, writeSettled } from '#store/writes/sentWritesSlice.ts';
import type { GuardedCall } from './guardedCall.ts';

/** The record of the write that is about to be sent. */
export function* recordOf<T>(guardedCall: GuardedCall<T>): Saga<SentWrite> {
  const { operation, params, itemIds, trace = {} } = guardedCall;
  const touched = entriesOf(params.seenFacts).filter(([itemId]) => itemIds?.includes(itemId) ?? true);
  const clock = yield* context('clock');
  const sentAt = clock.now();
  const sub = yield* select(selectUserId);
  const events = yield* select((state) => selectLatestResult(state, loadEvents, params.orderId));
  const known = events && { known: knownTraces(events.events, sentAt) };
  return {
    operation: operation.name,
    subject: subjectOfWrite(params),
    ...(params.dialogKey && { dialogKey: params.dialogKey, chosen: params.chosen ?? [] }),
    sub,
    orderId: params.orderId,
    trace: { ...trace, ...known, seen: tracedFacts(byKey(touched)) },
    sentAt,
    state: 'open',
    failure: null,
    refusedItemIds: [],
    isLookedAt: false,
  };
}

/** The part of the record that is about these items. */
export function onlyItems(record: SentWrite, isIncluded: (itemId: string) => boolean): SentWrite {
  const seen = Object.entries(record.trace.seen).filter(([itemId]) => isIncluded(itemId));
  return { ...record, trace: { ...record.trace, seen: Object.fromEntries(seen) } };
}

/** The record to keep after the write has ended; null to keep none. */
export function recordAfterSending<T>(
  { uncertainPart }: GuardedCall<T>,
  record: SentWrite,
  settled: SettledResult<T>,
): SentWrite | null {
  if ('failure' in settled) {
    if (settled.failure.outcome !== 'unknown') return null;
    return { ...record, state: 'unknown', failure: toRecordedFailure(settled.failure) };
  }
  const uncertain = uncertainPart?.(settled.value);
  if (uncertain) {
    const part = onlyItems(record, (itemId) => uncertain.unknownItemIds.includes(itemId));
    return { ...part, state: 'unknown', refusedItemIds: uncertain.refusedItemIds };
  }
  return recordOfApplied(record);
}

/** The record to keep after a write was applied; null to keep none. */
export function recordOfApplied(record: SentWrite): SentWrite | null {
  return GUARDED_WRITE_ROWS[record.operation].intent === 'placing' ? appliedPlacement(record) : null;
}

/**
 * Records the end of a write. `after` is the record to keep; null to keep none. If the journal fails, its
 * record stays open, and the next visit treats the outcome as unknown.
 */
export function* closeWriteRecord(record: SentWrite, after: SentWrite | null): Saga {
  const { journal, notifyTabs } = yield* context('intents');
  const isReplaced = after !== null && writeKey(after) === writeKey(record);
  const note = async () => {
    if (after) await journal.saveWrite(after);
    if (!isReplaced) await journal.removeWrite(record);
  };
  yield* call(() => settle(note()));
  yield* put(after && isReplaced ? writeRecorded(after) : writeSettled(writeKey(record)));
  yield* call(notifyTabs, { kind: 'writes' });
}
