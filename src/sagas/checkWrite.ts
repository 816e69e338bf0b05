import { factsOf } from '#domain/staleness.ts';
import {
  happenedSince,
  judgeAddressChange,
  judgeCancellation,
  judgeClearedAlerts,
  judgeRejection,
  judgeResentEvents,
  judgeRetriedRouting,
  judgeStatusUpdate,
  type LookedAgain,
} from '#domain/writeEvidence.ts';
import type { CheckResult } from '#domain/writeResult.ts';
import { type GuardedWrite, type WriteNamed, writeKey } from '#store/orderActions.ts';
import type { SentWrite } from '#store/sentWritesSlice.ts';
import { context, read, type Saga, select } from './effects.ts';
import { settle } from './settle.ts';

/** How each write is recognised; a judge reads the parameters of its own write. */
const JUDGES: Readonly<Record<GuardedWrite, (looked: LookedAgain, sent: never) => CheckResult>> = {
  cancelOrder: judgeCancellation,
  cancelItem: judgeCancellation,
  retryRouting: judgeRetriedRouting,
  rejectItem: judgeRejection,
  clearAlerts: judgeClearedAlerts,
  resendEvents: judgeResentEvents,
  changeAddress: judgeAddressChange,
  updateStatus: judgeStatusUpdate,
  // A redirect cancels the items it moves: that is what a second look can see.
  requestRedirect: judgeCancellation,
};

/** The items and events of the order as they are now; items that cannot be had are a failure of the look itself. */
function* lookAgain({ params, sentAt }: SentWrite): Saga<LookedAgain> {
  const platform = yield* context('platform');
  const clock = yield* context('clock');
  const { orderId, seen } = params;
  return yield* read(async (signal) => {
    const [items, events] = await Promise.all([
      platform.itemService.itemsOfOrder(orderId, { signal }),
      settle(platform.events.eventsOfOrder(orderId, { signal })),
    ]);
    return {
      facts: factsOf(items, clock.now()),
      happened: 'value' in events ? happenedSince(events.value.events, Object.keys(seen), sentAt) : null,
    };
  });
}

/** Where some items were refused, those without an answer are never all of it. */
function besideRefused({ params, refusedItemIds = [] }: SentWrite, result: CheckResult): CheckResult {
  if (result !== 'applied' || refusedItemIds.length === 0) return result;
  return { appliedItemIds: Object.keys(params.seen), rest: 'notApplied' };
}

/** Says whether a write without an answer was applied; of one that has been answered meanwhile nothing can be told. */
export function* checkSentWrite(named: WriteNamed): Saga<CheckResult> {
  const sent = yield* select((state) => state.sentWrites[writeKey(named)]);
  if (!sent) return 'cannotTell';
  const looked = yield* lookAgain(sent);
  return besideRefused(sent, JUDGES[named.operation](looked, sent.params as never));
}
