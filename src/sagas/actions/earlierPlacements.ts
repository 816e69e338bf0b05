import type { Order } from '#domain/order/order.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { earlierIntents } from '#domain/writes/intents.ts';
import { context, readPlatform, type Saga, select } from '#sagas/core/effects.ts';
import { readIntents } from '#sagas/writes/readIntents.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { selectUserId } from '#store/people/userSelectors.ts';
import { readReordersOfOthers } from './reordersOfOthers.ts';

/**
 * The earlier reorders and redirects of the order that a new reorder would conflict with, as recorded by this
 * browser or shown by the platform.
 */
export function* fetchEarlierPlacements({ order }: { order: Order }): Saga<EarlierIntent[]> {
  const { journal } = yield* context('intents');
  const locks = yield* context('locks');
  const clock = yield* context('clock');
  const sub = yield* select(selectUserId);
  const { orderId } = order;
  const now = clock.now();
  // `order` contains only the items to place again.
  const loadResult = yield* select((state) => selectOrderLoadResult(state, orderId));
  const allItems = loadResult?.kind === 'order' ? loadResult.order.items : [];
  return yield* readPlatform(async (platform, signal) => {
    const [recorded, others] = await Promise.all([
      readIntents({ journal, locks }, sub, [orderId]),
      readReordersOfOthers(platform, { ...order, allItems }, { plannedAt: now, now, signal }),
    ]);
    const own = { orderId, itemIds: order.items.map(({ itemId }) => itemId) };
    return [...earlierIntents('placing', recorded, own, now), ...others.missingIn(recorded)];
  });
}
