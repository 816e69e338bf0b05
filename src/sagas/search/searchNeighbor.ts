import type { Order } from '#domain/order/order.ts';
import type { NeighborPage } from '#domain/search/searchSnapshot.ts';
import { abortableRead, context, type Saga, select } from '#sagas/core/effects.ts';

/**
 * Reads the page next to those of the snapshot, with the same criteria and range, so that the list stays
 * consistent. Returns no orders if the snapshot has been replaced.
 */
export function* fetchNeighborPage({ takenAt, page }: NeighborPage): Saga<Order[]> {
  const snapshot = yield* select((state) => state.search.snapshot);
  if (snapshot?.takenAt !== takenAt) return [];
  const platform = yield* context('platform');
  const search = { criteria: { ...snapshot.criteria, page }, range: snapshot.range };
  const { orders } = yield* abortableRead((signal) => platform.orderManager.search(search, { signal }));
  return orders;
}
