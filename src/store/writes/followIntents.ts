import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { type WriteIdentity, writeKey } from '#domain/writes/sentWrite.ts';
import { createOperation } from '#store/operation.ts';

/** Earlier intents on an order, as they were when they blocked an intent on these items (all if empty). */
export interface ShownIntents {
  orderId: string;
  itemIds: readonly string[];
  earlier: readonly EarlierIntent[];
}

/** The state that is followed: planned in a run (`waiting`), or being sent (`open`). */
export interface FollowedIntents extends ShownIntents {
  leaving: 'waiting' | 'open';
}

/** Reads these intents as they are once none of them is in the followed state any more. */
export const followIntents = createOperation<FollowedIntents, readonly EarlierIntent[]>()(
  'followIntents',
  ({ orderId, earlier, leaving }) => [orderId, leaving, ...earlier.map(({ key }) => key)].join(' '),
);

/** Waits until no dialog or tab is sending this write on the order, and until the order is read again. */
export const awaitSameWrite = createOperation<WriteIdentity & { orderId: string }, null>()(
  'awaitSameWrite',
  writeKey,
);
