import type { Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { operateRead } from '#sagas/core/operateRead.ts';
import { withSharedStructure } from '#sagas/core/withSharedStructure.ts';
import { loadClaims, loadComplaints, loadItems, loadOrder } from '#store/order/orderOperations.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { fetchItems, fetchOrder, watchOrderRequests } from './order.ts';

export const orderReadSagas: readonly (() => Saga)[] = [
  watchOrderRequests,
  operate(
    loadOrder,
    withSharedStructure((state, { orderId }) => selectOrderLoadResult(state, orderId), fetchOrder),
    'latest',
  ),
  operate(loadItems, fetchItems),
  operateRead(loadClaims, ({ claims }, { orderId }, options) => claims.claimsOfOrder(orderId, options)),
  operateRead(loadComplaints, ({ complaints }, { orderId }, options) =>
    complaints.complaintsOfOrder(orderId, options),
  ),
];
