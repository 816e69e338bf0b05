import { SEARCH_WINDOW_DAYS } from '#domain/limits.ts';
import type { Order } from '#domain/order/order.ts';
import { widenedRange } from '#domain/search/widenedRange.ts';
import { DAY_MS } from '#domain/time/time.ts';
import { context, readPlatform, type Saga } from '#sagas/core/effects.ts';
import type { ReadQueue } from '#sagas/core/readQueue.ts';
import { type SettledResult, settle } from '#sagas/core/settle.ts';

/**
 * Reads at most one page of orders by their IDs, in the background. The result omits orders that no longer
 * exist. `inTurn` runs the read, in a queue if it has to wait for its turn.
 */
export function* ordersByIds(
  ids: readonly string[],
  inTurn: ReadQueue = readPlatform,
): Saga<SettledResult<Order[]>> {
  const clock = yield* context('clock');
  const range = widenedRange(clock.now() - SEARCH_WINDOW_DAYS * DAY_MS, clock.now());
  const page = yield* inTurn(({ orderManager }, signal) =>
    settle(orderManager.searchByIds(ids, range, { signal, lane: 'background' })),
  );
  if ('failure' in page) return page;
  return { value: page.value.orders.filter(({ orderId }) => ids.includes(orderId)) };
}
