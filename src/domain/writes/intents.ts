import type { BulkJob, BulkStep, RunOrder, StepKind } from '#domain/bulk/bulkJob.ts';
import { RECENT_INTENT_MS } from '#domain/limits.ts';
import { isSameId } from '#domain/sameId.ts';
import type { EarlierIntent, IntentKind, IntentState } from './earlierIntent.ts';
import { GUARDED_WRITE_ROWS } from './guardedWrites.ts';
import { type SentWrite, writeKey } from './sentWrite.ts';

/** An intent in the journal, which has its time. */
type RecordedIntent = EarlierIntent & { at: number };

/** The orders of runs and the single writes that this browser recorded for some orders. */
export interface RecordedIntents {
  runOrders: { job: BulkJob; runOrder: RunOrder }[];
  writes: SentWrite[];
}

/**
 * The intent that the console compares with earlier ones. `runOrder` or `write` identifies its own record, which
 * does not count as an earlier intent unless it is a write that was applied.
 */
export interface OwnIntent {
  orderId: string;
  /** The items that the intent concerns; empty for the whole order. Others do not conflict with it. */
  itemIds: readonly string[];
  /** The run, and the index of its order in the run; absent for a single write. */
  runOrder?: { jobId: string; index: number };
  /** The key of a single write (see `writeKey`); absent in a run. */
  write?: string;
}

/** Null for steps that never conflict with earlier intents. */
export function intentKindOfStep(kind: StepKind): IntentKind | null {
  if (kind === 'create') return 'placing';
  return kind === 'cancelOrder' || kind === 'cancelItem' ? 'cancelling' : null;
}

/** The name of the lock that a tab holds while it compares and records intents on an order (R640). */
export function intentLock(orderId: string): string {
  return `intent:${orderId.toLowerCase()}`;
}

/** Whether the time is recent, or in the future, because the clock may have been set back. */
function isYoung(at: number, now: number): boolean {
  return now - at < RECENT_INTENT_MS;
}

function concernsSameItems(itemIds: readonly string[], { itemIds: own }: OwnIntent): boolean {
  // An empty list of items means the whole order. R433: a run has the IDs of the search, a dialog those of the items.
  const isOwn = (itemId: string) => own.some((id) => isSameId(id, itemId));
  return itemIds.length === 0 || own.length === 0 || itemIds.some(isOwn);
}

function stateOf(steps: readonly BulkStep[], isClosed: boolean): IntentState | null {
  const some = (state: BulkStep['state']) => steps.some((step) => step.state === state);
  if (some('duplicate')) return 'duplicate';
  if (some('unknown')) return 'unknown';
  if (some('sending')) return 'open';
  if (some('confirmed'))
    return steps.every(({ state }) => state === 'confirmed' || state === 'needless') ? 'done' : 'partly';
  return some('planned') && !isClosed ? 'waiting' : null;
}

/**
 * Whether an earlier intent conflicts with a new one. If the earlier one was applied, even in part, only a
 * recent placement conflicts: a second one duplicates the order, but a second cancellation changes nothing.
 */
function conflicts(kind: IntentKind, { state, at }: RecordedIntent, now: number): boolean {
  if (state === 'done' || state === 'partly' || state === 'duplicate')
    return kind === 'placing' && isYoung(at, now);
  return true;
}

export function runOrderIntentKey({ jobId, index }: { jobId: string; index: number }): string {
  return `${jobId}/${index}`;
}

function ofRunOrder(
  kind: IntentKind,
  { job, runOrder }: RecordedIntents['runOrders'][number],
  own: OwnIntent,
): RecordedIntent[] {
  const isOwn = own.runOrder?.jobId === runOrder.jobId && own.runOrder.index === runOrder.index;
  if (isOwn || !isSameId(runOrder.orderId, own.orderId)) return [];
  const steps = runOrder.steps.filter(
    (step) => intentKindOfStep(step.kind) === kind && concernsSameItems(step.itemIds, own),
  );
  const state = stateOf(steps, job.isClosed);
  if (state === null) return [];
  const sent = steps.flatMap(({ sentAt }) => sentAt ?? []);
  const isSelection = job.scope === 'selection';
  const source = kind === 'placing' ? (isSelection ? 'bulkReorder' : 'reorder') : 'bulkCancel';
  return [
    {
      key: runOrderIntentKey(runOrder),
      source,
      jobId: runOrder.jobId,
      at: sent.length > 0 ? Math.max(...sent) : job.createdAt,
      state,
      created: steps.flatMap(({ created }) => created),
    },
  ];
}

function ofWrite(kind: IntentKind, write: SentWrite, own: OwnIntent): RecordedIntent[] {
  if (!isSameId(write.orderId, own.orderId)) return [];
  if (GUARDED_WRITE_ROWS[write.operation].intent !== kind) return [];
  // A request conflicts with its own earlier attempt only if that was applied: the next is another order.
  if (writeKey(write) === own.write && write.state !== 'done') return [];
  if (!concernsSameItems(Object.keys(write.trace.seen), own)) return [];
  // An applied placement is recorded under another subject, so the key uses the order ID, which stays.
  const named = kind === 'placing' ? write.orderId : write.subject;
  return [
    {
      key: `${write.operation} ${named} ${write.sentAt}`,
      source: write.operation === 'requestRedirect' ? 'redirect' : 'cancel',
      jobId: null,
      at: write.sentAt,
      state: write.state,
      created: [],
    },
  ];
}

/** The recorded intents of the kind on the same order and items as `own`, whether or not they conflict. */
export function otherIntents(
  kind: IntentKind,
  { runOrders, writes }: RecordedIntents,
  own: OwnIntent,
): RecordedIntent[] {
  return [
    ...runOrders.flatMap((one) => ofRunOrder(kind, one, own)),
    ...writes.flatMap((write) => ofWrite(kind, write, own)),
  ];
}

/**
 * The earlier intents of the same kind on the same order and items that conflict with `own`, newest first.
 * `now` is in epoch milliseconds.
 */
export function earlierIntents(
  kind: IntentKind,
  recorded: RecordedIntents,
  own: OwnIntent,
  now: number,
): EarlierIntent[] {
  return otherIntents(kind, recorded, own)
    .filter((intent) => conflicts(kind, intent, now))
    .sort((a, b) => b.at - a.at);
}

/** The earlier intents that block the request: they may have been applied, and the user accepted none. */
export function blockingIntents(
  earlier: readonly EarlierIntent[],
  accepted: readonly string[],
): EarlierIntent[] {
  return earlier.filter(({ key, state }) => state !== 'waiting' && !accepted.includes(key));
}

/** The known IDs of the orders that the recorded runs placed for the order. */
export function recordedOrderIds({ runOrders }: RecordedIntents, orderId: string): Set<string> {
  const own = runOrders.filter(({ runOrder }) => isSameId(runOrder.orderId, orderId));
  return new Set(own.flatMap(({ runOrder }) => runOrder.steps.flatMap(({ created }) => created)));
}
