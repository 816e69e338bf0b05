import type { Claim } from '#domain/claim.ts';
import { loadClaims, loadComplaints, loadItems, loadOrder } from '#store/orderOperations.ts';
import { selectFoundOrder } from '#store/orderSelectors.ts';
import { quickSearch } from '#store/quickSearch.ts';
import { context, read, type Saga } from './effects.ts';
import { watchFreshRows } from './freshRows.ts';
import { operate } from './operate.ts';
import { fetchItems, fetchOrder, watchOrderWanted } from './order.ts';
import { searchQuickly } from './quickSearch.ts';
import { sharing } from './sharing.ts';

function* fetchClaims({ orderId }: { orderId: string }): Saga<Claim[]> {
  const { claims } = yield* context('platform');
  return yield* read((signal) => claims.claimsOfOrder(orderId, { signal }));
}

function* fetchComplaints({ orderId }: { orderId: string }): Saga<Claim[]> {
  const { complaints } = yield* context('platform');
  return yield* read((signal) => complaints.complaintsOfOrder(orderId, { signal }));
}

/** The order and the data of the whole order. */
export const orderReadings: readonly (() => Saga)[] = [
  watchOrderWanted,
  watchFreshRows,
  operate(loadOrder, sharing(selectFoundOrder, fetchOrder), 'latest'),
  operate(loadItems, fetchItems),
  operate(loadClaims, fetchClaims),
  operate(loadComplaints, fetchComplaints),
  operate(quickSearch, searchQuickly, 'latest'),
];
