import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { type WriteIdentity, writeKey } from '#domain/writes/sentWrite.ts';
import { createOperation } from '#store/operation.ts';

/** Earlier intents on an order, as they were when they blocked an intent on these items (all if empty). */
export interface ShownIntents {
  orderId: string;
  itemIds: readonly string[];
  earlier: readonly EarlierIntent[];
}

/** Reads these intents as they are once none of them is being sent any more. */
export const followIntents = createOperation<ShownIntents, readonly EarlierIntent[]>()(
  'followIntents',
  ({ orderId, earlier }) => [orderId, ...earlier.map(({ key }) => key)].join(' '),
);

/** Waits until no dialog or tab is sending this write on the order. */
export const awaitSameWrite = createOperation<WriteIdentity & { orderId: string }, null>()(
  'awaitSameWrite',
  writeKey,
);
