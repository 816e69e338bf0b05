import { ApiError } from '#api/http/apiError.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { GUARDED_WRITE_ROWS } from '#domain/writes/guardedWrites.ts';
import { blockingIntents, earlierIntents, intentLock, type RecordedIntents } from '#domain/writes/intents.ts';
import { type SentWrite, writeKey } from '#domain/writes/sentWrite.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import { call, context, put, type Saga } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';
import { writeRecorded } from '#store/writes/sentWritesSlice.ts';
import { readIntents } from './readIntents.ts';

/** Returns conflicting intents of others that the platform shows but `recorded` does not contain. */
export type IntentsOfOthersFinder = (recorded: RecordedIntents) => EarlierIntent[];

type Reserved =
  | {
      kind: 'reserved';
      /** The record of an earlier placement with an unknown outcome that this one replaces, or null. */
      replaced: SentWrite | null;
    }
  | Extract<WriteResult, { kind: 'unchecked' | 'earlier' }>;

interface Compared {
  /** The record of the same request with an unknown and unchecked outcome, or null. */
  same: SentWrite | null;
  replaced: SentWrite | null;
  earlier: EarlierIntent[];
}

function compare(
  record: SentWrite,
  recorded: RecordedIntents,
  accepted: readonly string[],
  ofOthers: IntentsOfOthersFinder,
): Compared {
  const { orderId, operation, sentAt } = record;
  const key = writeKey(record);
  const same = recorded.writes.find((write) => writeKey(write) === key && write.state !== 'done') ?? null;
  if (same && !same.isLookedAt) return { same, replaced: null, earlier: [] };
  const kind = GUARDED_WRITE_ROWS[operation].intent;
  const own = { orderId, itemIds: Object.keys(record.trace.seen), write: key };
  const found = kind === null ? [] : earlierIntents(kind, recorded, own, sentAt);
  const earlier = blockingIntents([...found, ...ofOthers(recorded)], accepted);
  return { same: null, replaced: kind === 'placing' ? same : null, earlier };
}

/**
 * Records the write before it is sent. The order's lock is held meanwhile, so that the same intent in another
 * tab finds the record. Records nothing if an earlier attempt of the same request has an unknown outcome that
 * was not checked, or if an earlier intent blocks the write. Throws if the journal cannot be read or written.
 */
export function* reserveWrite(
  record: SentWrite,
  accepted: readonly string[],
  ofOthers: IntentsOfOthersFinder,
): Saga<Reserved> {
  const { journal } = yield* context('intents');
  const locks = yield* context('locks');
  const { sub, orderId } = record;
  const work = async (): Promise<Compared> => {
    const recorded = await readIntents({ journal, locks }, sub, [orderId]);
    const compared = compare(record, recorded, accepted, ofOthers);
    if (!compared.same && compared.earlier.length === 0) await journal.saveWrite(record);
    return compared;
  };
  const settled = yield* call(() => settle(locks.exclusively(intentLock(orderId), work)));
  if ('failure' in settled) throw new ApiError({ ...settled.failure, reason: 'unrecorded' });
  const { same, replaced, earlier } = settled.value;
  if (same) {
    // This tab holds the lock of the write, so no other tab is still sending it.
    yield* put(writeRecorded({ ...same, state: 'unknown' }));
    return { kind: 'unchecked' };
  }
  if (earlier.length > 0) return { kind: 'earlier', earlier };
  yield* put(writeRecorded(record));
  return { kind: 'reserved', replaced };
}
