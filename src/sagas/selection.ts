import { toSearchBody } from '#api/orderManager.ts';
import { SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import { DEFAULT_CRITERIA } from '#domain/searchCriteria.ts';
import { searchRange } from '#domain/searchRange.ts';
import { selectionRecalled } from '#store/selectionRecall.ts';
import { ordersSelected } from '#store/selectionSlice.ts';
import { selectTimezone } from '#store/selectors.ts';
import { context, put, read, type Saga, select, takeEvery } from './effects.ts';
import { settle } from './settle.ts';

/**
 * A selection that a reload or a fresh sign-in has cost is brought back by the ids that the tab remembers. What
 * cannot be had any more is no longer selected.
 */
function* bringBack({ payload }: ReturnType<typeof selectionRecalled>): Saga {
  const { orderManager } = yield* context('platform');
  const clock = yield* context('clock');
  const range = searchRange(DEFAULT_CRITERIA, clock.now(), yield* select(selectTimezone));
  for (let start = 0; start < payload.orderIds.length; start += SEARCH_PAGE_SIZE) {
    const ids = payload.orderIds.slice(start, start + SEARCH_PAGE_SIZE);
    const body = { ...toSearchBody(DEFAULT_CRITERIA, range), ids };
    const found = yield* read((signal) => settle(orderManager.search(body, { signal, lane: 'background' })));
    if (!('value' in found)) continue;
    yield* put(ordersSelected(found.value.orders.filter(({ orderId }) => ids.includes(orderId))));
  }
}

export function* watchSelection(): Saga {
  yield* takeEvery(selectionRecalled, bringBack);
}
