import { toSearchBody } from '#api/orderManager.ts';
import { canSelect } from '#domain/bulkPermissions.ts';
import { pageNumbers } from '#domain/exportPages.ts';
import { CSV_CONCURRENCY } from '#domain/limits.ts';
import type { SearchResults } from '#store/searchSlice.ts';
import { ordersSelected } from '#store/selectionSlice.ts';
import { selectPermissions } from '#store/selectors.ts';
import { all, context, put, read, type Saga, select } from './effects.ts';

function* pickFrom(queue: number[], { criteria, range }: SearchResults): Saga {
  const platform = yield* context('platform');
  const permissions = yield* select(selectPermissions);
  for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
    const body = toSearchBody({ ...criteria, page }, range);
    const { orders } = yield* read((signal) =>
      platform.orderManager.search(body, { signal, lane: 'background' }),
    );
    yield* put(ordersSelected(orders.filter((order) => canSelect(permissions, order.merchantId))));
  }
}

/** Reads the open search's pages, ten at a time, and picks their orders as they arrive; the page on screen comes too. */
export function* pickResults({ receivedAt }: { receivedAt: number }): Saga<number> {
  const results = yield* select((state) => state.search.results);
  if (results?.receivedAt !== receivedAt) return receivedAt;
  const queue = pageNumbers(results.total);
  yield* all(Array.from({ length: CSV_CONCURRENCY }, () => pickFrom(queue, results)));
  return receivedAt;
}
