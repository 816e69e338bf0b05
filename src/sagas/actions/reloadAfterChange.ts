import { GUARDED_WRITES } from '#domain/actions/sentWrite.ts';
import { put, type Saga, takeEvery } from '#sagas/core/effects.ts';
import { actOnItems } from '#store/actions/itemsAction.ts';
import { checkWrite, saveCallback } from '#store/actions/writeOperations.ts';
import { isOperationEnd, type OperationEnd } from '#store/operation.ts';
import { loadOrder } from '#store/order/orderOperations.ts';

const CHANGES: readonly string[] = [...GUARDED_WRITES, actOnItems.name, saveCallback.name, checkWrite.name];

/** The HTTP status of a write that the platform rejects because the order has changed. */
const CONFLICT = 409;

function isChange(action: unknown): action is OperationEnd {
  if (!isOperationEnd(action) || !CHANGES.includes(action.meta.operation)) return false;
  return action.meta.phase === 'succeeded' || action.payload.failure?.status === CONFLICT;
}

/** Reloads the order after a change. `useOrderReadOperation` then reloads the dependent data on screen. */
function* reload({ payload }: OperationEnd): Saga {
  const { orderId } = payload.params as { orderId: string };
  yield* put(loadOrder.requested({ orderId }));
}

export function* watchChangedOrders(): Saga {
  yield* takeEvery({ match: isChange }, reload);
}
