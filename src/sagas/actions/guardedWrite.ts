import { ApiError } from '#api/http/apiError.ts';
import type { WriteOptions } from '#api/http/call.ts';
import type { Platform } from '#api/platform.ts';
import { knownTraces } from '#domain/actions/eventTraces.ts';
import { GUARDED_WRITE_ROWS } from '#domain/actions/guardedWrites.ts';
import { toRecordedFailure } from '#domain/actions/recordedFailure.ts';
import {
  appliedPlacement,
  type GuardedWrite,
  type SentWrite,
  subjectOfWrite,
  type WriteTrace,
  writeKey,
} from '#domain/actions/sentWrite.ts';
import { tracedFacts } from '#domain/actions/tracedFacts.ts';
import { isNotWanted, writeOutcome } from '#domain/actions/writeOutcome.ts';
import type { WriteResult } from '#domain/actions/writeResult.ts';
import { byKey, entriesOf } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import {
  changedFacts,
  type FactChange,
  type FactName,
  type FactsByItem,
  factsByItem,
  type GroupAddressOf,
} from '#domain/order/staleness.ts';
import { call, context, put, type Saga, select, spawn } from '#sagas/core/effects.ts';
import { type SettledResult, settle } from '#sagas/core/settle.ts';
import { writeRecorded, writeSettled } from '#store/actions/sentWritesSlice.ts';
import type { GuardedParams } from '#store/actions/writeOperations.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { latestResult, selectOperation, selectUserId } from '#store/selectors.ts';
import { removeAppliedInput } from './appliedInput.ts';
import { checkForDuplicates } from './duplicateWrites.ts';
import { type IntentsOfOthersFinder, reserveWrite } from './reserveWrite.ts';
import { withEndableWaits } from './writeWaits.ts';

/** In a write with several calls: the items whose outcome is unknown, and those for which it failed. */
export interface UncertainPart {
  unknownItemIds: readonly string[];
  refusedItemIds: readonly string[];
}

interface GuardedCall<P extends GuardedParams, T> {
  operation: { name: GuardedWrite };
  params: P & { itemId?: string };
  /** The facts that the write depends on. If one has changed since it was shown, nothing is sent. */
  facts: readonly FactName[];
  /** Reads the addresses of the order's groups. Only for a write that depends on `groupAddress`. */
  readGroupAddresses?: (platform: Platform, options: WriteOptions) => Promise<GroupAddressOf>;
  /** The data that a later check needs in addition to the items. */
  trace?: Omit<WriteTrace, 'seen'>;
  /** The items that the write changes; defaults to all items that it depends on. */
  itemIds?: readonly string[];
  /** Reads the platform right before sending. Returns a function that finds conflicting intents of others. */
  readOthers?: (
    platform: Platform,
    items: readonly Item[],
    now: number,
    options: WriteOptions,
  ) => Promise<IntentsOfOthersFinder>;
  /** Sends the write with the current items. It is never cancelled once it has started. */
  write: (platform: Platform, items: readonly Item[], options: WriteOptions) => Promise<T>;
  /** Returns the items whose outcome is unknown; null if every outcome is known. */
  uncertainPart?: (value: T) => UncertainPart | null;
  /** In a write with several calls: the items to which it was applied. */
  appliedItemIds?: (value: T) => readonly string[];
}

/**
 * Reads the item that the user's decision was based on, or all items of the order if it was based on none or
 * on several. The result omits items that no longer exist.
 */
async function readCurrentItems(
  { itemService }: Platform,
  { orderId, seenFacts }: GuardedParams,
  options: WriteOptions,
): Promise<Item[]> {
  const [only, ...others] = Object.keys(seenFacts);
  if (only === undefined || others.length > 0) return itemService.itemsOfOrder(orderId, options);
  const item = await itemService.item(only, options);
  return item ? [item] : [];
}

interface Fresh {
  items: Item[];
  currentFacts: FactsByItem;
  changes: FactChange[];
}

function* refresh<P extends GuardedParams, T>(
  guardedCall: GuardedCall<P, T>,
  options: WriteOptions,
): Saga<Fresh> {
  const { params, facts, readGroupAddresses } = guardedCall;
  const platform = yield* context('platform');
  const clock = yield* context('clock');
  const items = yield* call(() => readCurrentItems(platform, params, options));
  const groupAddressOf = yield* call(async () => readGroupAddresses?.(platform, options));
  const currentFacts = factsByItem(items, clock.now(), groupAddressOf);
  return { items, currentFacts, changes: changedFacts(params.seenFacts, currentFacts, facts) };
}

function* recordOf<P extends GuardedParams, T>(guardedCall: GuardedCall<P, T>): Saga<SentWrite> {
  const { operation, params, itemIds, trace = {} } = guardedCall;
  const touched = entriesOf(params.seenFacts).filter(([itemId]) => itemIds?.includes(itemId) ?? true);
  const clock = yield* context('clock');
  const sentAt = clock.now();
  const sub = yield* select(selectUserId);
  const events = yield* select((state) => latestResult(selectOperation(state, loadEvents, params.orderId)));
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

function onlyItems(record: SentWrite, isIncluded: (itemId: string) => boolean): SentWrite {
  const seen = Object.entries(record.trace.seen).filter(([itemId]) => isIncluded(itemId));
  return { ...record, trace: { ...record.trace, seen: Object.fromEntries(seen) } };
}

/** The record to keep after the write has ended; null to keep none. */
function recordAfterSending<P extends GuardedParams, T>(
  { uncertainPart }: GuardedCall<P, T>,
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
function* closeWriteRecord(record: SentWrite, after: SentWrite | null): Saga {
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

function* removeSentInput<P extends GuardedParams, T>(
  { operation, params: { dialogKey }, appliedItemIds }: GuardedCall<P, T>,
  value: T,
): Saga {
  const isDone = writeOutcome(operation.name, { kind: 'done', value }) === 'done';
  const write = { operation: operation.name, ...(dialogKey && { dialogKey }) };
  yield* removeAppliedInput(write, isDone ? 'all' : (appliedItemIds?.(value) ?? []));
}

function* sendOnce<P extends GuardedParams, T>(
  guardedCall: GuardedCall<P, T>,
  options: WriteOptions,
): Saga<WriteResult<T>> {
  const platform = yield* context('platform');
  const { notifyTabs } = yield* context('intents');
  const { items, currentFacts, changes } = yield* refresh(guardedCall, options);
  if (changes.length > 0) return { kind: 'stale', changes, current: currentFacts };
  const record = yield* recordOf(guardedCall);
  const readOthers = guardedCall.readOthers ?? (async () => () => []);
  const ofOthers = yield* call(() => readOthers(platform, items, record.sentAt, options));
  if (options.signal?.aborted) return { kind: 'calledOff' };
  const reserved = yield* reserveWrite(record, guardedCall.params.accepted ?? [], ofOthers);
  if (reserved.kind !== 'reserved') return reserved;
  yield* call(notifyTabs, { kind: 'writes' });
  const settled = yield* call(() => settle(guardedCall.write(platform, items, options)));
  yield* closeWriteRecord(record, recordAfterSending(guardedCall, record, settled) ?? reserved.replaced);
  if ('failure' in settled) throw settled.error;
  yield* removeSentInput(guardedCall, settled.value);
  // Items with an unknown outcome are omitted, because a later check looks for their duplicates.
  const uncertainIds = guardedCall.uncertainPart?.(settled.value)?.unknownItemIds ?? [];
  yield* spawn(() => checkForDuplicates(onlyItems(record, (itemId) => !uncertainIds.includes(itemId))));
  return { kind: 'done', value: settled.value };
}

function* sendUnlessCalledOff<P extends GuardedParams, T>(
  guardedCall: GuardedCall<P, T>,
  options: WriteOptions,
): Saga<WriteResult<T>> {
  try {
    return yield* sendOnce(guardedCall, options);
  } catch (error) {
    if (error instanceof ApiError && isNotWanted(error.failure)) return { kind: 'calledOff' };
    throw error;
  }
}

/**
 * Every guarded write goes through this saga (R12). A lock ensures that no other dialog or tab sends the same
 * write meanwhile. The items are read again, and nothing is sent if a relevant fact has changed, an earlier
 * attempt is unchecked, or another intent conflicts. The write is recorded before it is sent.
 */
export function* guardedWrite<P extends GuardedParams, T>(
  guardedCall: GuardedCall<P, T>,
): Saga<WriteResult<T>> {
  const { operation, params } = guardedCall;
  const locks = yield* context('locks');
  const write = { operation: operation.name, subject: subjectOfWrite(params) };
  const release = yield* call(locks.take, writeKey(write));
  if (!release) return { kind: 'elsewhere' };
  try {
    return yield* withEndableWaits(write, (options) => sendUnlessCalledOff(guardedCall, options));
  } finally {
    release();
  }
}
