import type { ReadOptions } from '#api/http/call.ts';
import type { Platform } from '#api/platform.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import { eventTracesSince, receiptCount } from '#domain/writes/eventTraces.ts';
import { type SentWrite, type WriteIdentity, writeKey } from '#domain/writes/sentWrite.ts';
import { tracedFacts } from '#domain/writes/tracedFacts.ts';
import { judgeWrite, type WriteEvidence } from '#domain/writes/writeEvidence.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import { call, context, put, type Saga, select } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';
import { writeRecorded, writeSettled, writesChangedElsewhere } from '#store/writes/sentWritesSlice.ts';
import { removeCheckedInput } from './appliedInput.ts';
import { announceDuplicates } from './duplicateWrites.ts';
import { recordOfApplied } from './writeRecord.ts';
import { withEndableWaits } from './writeWaits.ts';

/** Reads the order's current items and events. Throws only if the items cannot be loaded. */
export async function readEvidence(
  platform: Platform,
  { orderId, ...sent }: Pick<SentWrite, 'orderId' | 'trace' | 'sentAt'>,
  now: number,
  options: ReadOptions,
): Promise<WriteEvidence> {
  const [items, events] = await Promise.all([
    platform.itemService.itemsOfOrder(orderId, options),
    settle(platform.events.eventsOfOrder(orderId, options)),
  ]);
  return {
    facts: tracedFacts(factsByItem(items, now)),
    eventTraces: 'value' in events ? eventTracesSince(events.value.events, sent) : null,
  };
}

function recordAfterCheck(sent: SentWrite, result: CheckResult): SentWrite | null {
  if (result === 'cannotTell') return { ...sent, isLookedAt: true };
  return result === 'applied' ? recordOfApplied(sent) : null;
}

/**
 * Records the result of a check, and returns whether the result still holds. `after` is the record to keep;
 * null to keep none. If another tab has sent the write again in the meantime, the newer record stays, and the
 * result no longer holds. If another tab has already checked the write, only `applied` still holds.
 */
function* closeCheckedRecord(sent: SentWrite, after: SentWrite | null, result: CheckResult): Saga<boolean> {
  const { journal, notifyTabs } = yield* context('intents');
  const closed = yield* call(() => settle(journal.closeCheckedWrite(sent, after)));
  if ('value' in closed && closed.value !== 'closed') {
    yield* put(writesChangedElsewhere());
    return closed.value === 'gone' && result === 'applied';
  }
  const isKept = after !== null && writeKey(after) === writeKey(sent);
  yield* put(isKept ? writeRecorded(after) : writeSettled(writeKey(sent)));
  yield* call(notifyTabs, { kind: 'writes', checked: { write: sent, result } });
  return true;
}

/**
 * Checks whether a write with an unknown outcome was applied, and updates its record. The result is also
 * `cannotTell` if the store no longer contains the write, or if another tab has changed its record meanwhile.
 */
export function* checkSentWrite(named: WriteIdentity): Saga<CheckResult> {
  const sent = (yield* select((state) => state.sentWrites[writeKey(named)]))?.write;
  if (!sent) return 'cannotTell';
  const clock = yield* context('clock');
  const platform = yield* context('platform');
  const evidence = yield* withEndableWaits(named, (options) =>
    call(() => readEvidence(platform, sent, clock.now(), options)),
  );
  const result = judgeWrite(sent, evidence);
  if (!(yield* closeCheckedRecord(sent, recordAfterCheck(sent, result), result))) return 'cannotTell';
  yield* removeCheckedInput(sent, result);
  if (evidence.eventTraces)
    yield* announceDuplicates(sent, receiptCount(sent.operation, sent.trace, evidence.eventTraces));
  return result;
}
