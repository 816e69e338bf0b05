import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { type Failure, isForbidden, isUnauthorized } from '#domain/failure.ts';
import { GUARDED_WRITES } from '#domain/writes/sentWrite.ts';
import { put, type Saga, take, takeEvery } from '#sagas/core/effects.ts';
import { actOnItems } from '#store/actions/itemsAction.ts';
import { checkWrite, saveCallback } from '#store/actions/writeOperations.ts';
import { isOperationEnd, type OperationEnd } from '#store/operation.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

const CHANGES: readonly string[] = [...GUARDED_WRITES, actOnItems.name, saveCallback.name, checkWrite.name];

/** Whether a use case has ended that may have changed an order, also if its outcome is unknown. */
export function mayHaveChangedOrder(action: unknown): action is OperationEnd {
  return isOperationEnd(action) && CHANGES.includes(action.meta.operation);
}

/** R368: the platform has rejected the write for a reason that the order as it is now may show. */
function isRejectedForOrder(failure: Failure): boolean {
  const isAnswer = failure.outcome === 'rejected' && failure.reason === 'answered';
  return isAnswer && !isUnauthorized(failure) && !isForbidden(failure);
}

/** Whether the order must be read again. */
function isChange(action: unknown): action is OperationEnd {
  if (!mayHaveChangedOrder(action)) return false;
  const { failure } = action.payload;
  return failure === undefined || isRejectedForOrder(failure);
}

const endsRead = isAnyOf(loadOrder.succeeded, loadOrder.failed, loadOrder.abandoned);

/** Matches the end of a read of the order, or the end of the session. */
export function endsReadOf(orderId: string) {
  return (action: unknown): action is UnknownAction =>
    signedOut.match(action) || (endsRead(action) && action.meta.subject === orderId);
}

/**
 * Reloads the order after a change. `useOrderReadOperation` then reloads the dependent data on screen. If the
 * user leaves the order before it has been read, it is read again for its row in the results.
 */
export function* reloadOrder(orderId: string): Saga {
  let isAbandoned = true;
  while (isAbandoned) {
    yield* put(loadOrder.requested({ orderId }));
    isAbandoned = loadOrder.abandoned.match(yield* take(endsReadOf(orderId)));
  }
}

export function* watchChangedOrders(): Saga {
  yield* takeEvery({ match: isChange }, ({ payload }) =>
    reloadOrder((payload.params as { orderId: string }).orderId),
  );
}
