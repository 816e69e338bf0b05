import type { Claim } from '#domain/order/claim.ts';
import { readPlatform, type Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { withSharedStructure } from '#sagas/core/withSharedStructure.ts';
import { loadClaims, loadComplaints, loadItems, loadOrder } from '#store/order/orderOperations.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { fetchItems, fetchOrder, watchOrderRequests } from './order.ts';

function fetchClaims({ orderId }: { orderId: string }): Saga<Claim[]> {
  return readPlatform(({ claims }, signal) => claims.claimsOfOrder(orderId, { signal }));
}

function fetchComplaints({ orderId }: { orderId: string }): Saga<Claim[]> {
  return readPlatform(({ complaints }, signal) => complaints.complaintsOfOrder(orderId, { signal }));
}

export const orderReadSagas: readonly (() => Saga)[] = [
  watchOrderRequests,
  operate(loadOrder, withSharedStructure(selectOrderLoadResult, fetchOrder), 'latest'),
  operate(loadItems, fetchItems),
  operate(loadClaims, fetchClaims),
  operate(loadComplaints, fetchComplaints),
];
