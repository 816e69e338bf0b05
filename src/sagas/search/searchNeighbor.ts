import { entriesOf } from '#domain/byKey.ts';
import { SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import type { Order } from '#domain/order/order.ts';
import { lastPassed, pageAfterLeaving } from '#domain/results/nextOrder.ts';
import type { SearchPage } from '#domain/search/orderSearch.ts';
import type { NeighborPage, SearchSnapshot } from '#domain/search/searchSnapshot.ts';
import { readPlatform, type Saga, select } from '#sagas/core/effects.ts';
import { selectHandledInResults } from '#store/results/handledOrdersSelectors.ts';

/** Reads a page with the criteria and range of the snapshot, so that the list stays consistent. */
function readPage({ criteria, range }: SearchSnapshot, page: number): Saga<SearchPage> {
  const search = { criteria: { ...criteria, page }, range };
  return readPlatform(({ orderManager }, signal) => orderManager.search(search, { signal }));
}

/**
 * Reads the page next to those of the snapshot. If orders have left the results, the next ones have moved to
 * earlier pages (R280). These are read last, so that no order is missed that moves in between, up to the page
 * with orders of the snapshot. Returns no orders if the snapshot has been replaced.
 */
export function* fetchNeighborPage({ takenAt, page }: NeighborPage): Saga<readonly Order[]> {
  const snapshot = yield* select((state) => state.search.snapshot);
  if (snapshot?.takenAt !== takenAt) return [];
  const { orders, total } = yield* readPage(snapshot, page);
  if (!(page - 1 in snapshot.pages)) return orders;
  const handled = entriesOf(yield* select(selectHandledInResults)).length;
  // Other orders can have joined the results meanwhile, so the total alone does not show how many have left.
  const first = pageAfterLeaving(page, Math.max(handled, snapshot.total - total));
  const seen = new Set(Object.values(snapshot.pages).flat());
  const found = [...orders];
  let passed = -1;
  for (let before = page - 1; before >= first && passed < 0; before -= 1) {
    const earlier = (yield* readPage(snapshot, before)).orders;
    const ids = earlier.map(({ orderId }) => orderId);
    passed = lastPassed(ids, seen);
    found.unshift(...earlier.slice(passed + 1));
  }
  const isNew = ({ orderId }: Order) => !seen.has(orderId) && Boolean(seen.add(orderId));
  return found.filter(isNew).slice(0, SEARCH_PAGE_SIZE);
}
