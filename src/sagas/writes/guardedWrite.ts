import { ApiError } from '#api/http/apiError.ts';
import type { WriteOptions } from '#api/http/call.ts';
import type { Platform } from '#api/platform.ts';
import type { Item } from '#domain/item/item.ts';
import { changedFacts, type FactChange, type FactsByItem, factsByItem } from '#domain/order/staleness.ts';
import { subjectOfWrite, writeKey } from '#domain/writes/sentWrite.ts';
import { isNotWanted, writeOutcome } from '#domain/writes/writeOutcome.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import { call, context, type Saga, spawn } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';
import { removeAppliedInput } from './appliedInput.ts';
import { checkForDuplicates } from './duplicateWrites.ts';
import type { GuardedCall } from './guardedCall.ts';
import { reserveWrite } from './reserveWrite.ts';
import { closeWriteRecord, onlyItems, recordAfterSending, recordOf } from './writeRecord.ts';
import { withEndableWaits } from './writeWaits.ts';

/**
 * Reads the item that the user's decision was based on, or all items of the order if it was based on none or
 * on several, or if added items matter. The result omits items that no longer exist.
 */
async function readCurrentItems<T>(
  { itemService }: Platform,
  { params: { orderId, seenFacts }, affectsAddedItems }: GuardedCall<T>,
  options: WriteOptions,
): Promise<Item[]> {
  const [only, ...others] = Object.keys(seenFacts);
  if (only === undefined || others.length > 0 || affectsAddedItems) {
    return itemService.itemsOfOrder(orderId, options);
  }
  const item = await itemService.item(only, options);
  return item ? [item] : [];
}

interface Fresh {
  items: Item[];
  currentFacts: FactsByItem;
  changes: FactChange[];
}

function* refresh<T>(guardedCall: GuardedCall<T>, options: WriteOptions): Saga<Fresh> {
  const { params, facts, affectsAddedItems, readGroupAddresses } = guardedCall;
  const platform = yield* context('platform');
  const clock = yield* context('clock');
  const items = yield* call(() => readCurrentItems(platform, guardedCall, options));
  const groupAddressOf = yield* call(async () => readGroupAddresses?.(platform, options));
  const currentFacts = factsByItem(items, clock.now(), groupAddressOf);
  const changes = changedFacts(params.seenFacts, currentFacts, facts, affectsAddedItems);
  return { items, currentFacts, changes };
}

function* removeSentInput<T>(
  { operation, params: { dialogKey }, appliedItemIds }: GuardedCall<T>,
  value: T,
): Saga {
  const isDone = writeOutcome(operation.name, { kind: 'done', value }) === 'done';
  const write = { operation: operation.name, ...(dialogKey && { dialogKey }) };
  yield* removeAppliedInput(write, isDone ? 'all' : (appliedItemIds?.(value) ?? []));
}

function* sendOnce<T>(guardedCall: GuardedCall<T>, options: WriteOptions): Saga<WriteResult<T>> {
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

function* sendUnlessCalledOff<T>(guardedCall: GuardedCall<T>, options: WriteOptions): Saga<WriteResult<T>> {
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
export function* guardedWrite<T>(guardedCall: GuardedCall<T>): Saga<WriteResult<T>> {
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
