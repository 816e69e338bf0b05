import * as v from 'valibot';
import type { SentWritesState } from '#store/sentWritesSlice.ts';
import { readStored } from './storage.ts';

/** Writes without an answer are one person's: only who sent them can look what came of them. */
export function sentWritesKey(sub: string): string {
  return `console.sentWrites:${sub}`;
}

const StoredWrite = v.looseObject({
  params: v.looseObject({ orderId: v.string(), seen: v.record(v.string(), v.looseObject({})) }),
  sentAt: v.number(),
  isLookedAt: v.boolean(),
  refusedItemIds: v.optional(v.array(v.string())),
});

/** What this tab had sent before it was loaded anew; what another build has kept in another shape is left out. */
export function recallSentWrites(storage: Storage, sub: string): SentWritesState {
  const stored = readStored(storage, sentWritesKey(sub));
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter(([, write]) => v.is(StoredWrite, write));
  return Object.fromEntries(entries);
}
