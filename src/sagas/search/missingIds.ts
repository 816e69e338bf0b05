import type { Order } from '#domain/order/order.ts';
import { pageCount } from '#domain/pages.ts';
import { missingIds } from '#domain/search/missingIds.ts';
import { readPlatform, type Saga, select } from '#sagas/core/effects.ts';

/**
 * Reads the other pages of the open search and returns the requested IDs that belong to none of its orders.
 * Returns no IDs if an order could not be read, because its IDs are then unknown, or if other results have
 * been displayed in the meantime.
 */
export function* fetchMissingIds({ receivedAt }: { receivedAt: number }): Saga<string[]> {
  const results = yield* select((state) => state.search.results);
  if (results?.receivedAt !== receivedAt) return [];
  const { criteria, range, total } = results;
  let { repeated } = results;
  const found: Order[] = [...results.orders];
  for (let page = 1; page <= pageCount(total); page += 1) {
    if (page === criteria.page) continue;
    const search = { criteria: { ...criteria, page }, range };
    const read = yield* readPlatform(({ orderManager }, signal) => orderManager.search(search, { signal }));
    found.push(...read.orders);
    repeated += read.repeated;
  }
  return found.length + repeated < total ? [] : missingIds(criteria.searchTerm, found);
}
