import type { UnknownAction } from '@reduxjs/toolkit';
import { GUARDED_WRITES } from '#domain/actions/sentWrite.ts';
import type { Failure } from '#domain/failure.ts';
import { put, type Saga, takeEvery } from '#sagas/core/effects.ts';
import { actOnItems } from '#store/actions/itemsAction.ts';
import { checkWrite, saveCallback } from '#store/actions/orderActions.ts';
import { isOperationAction } from '#store/operation.ts';
import { loadOrder } from '#store/order/orderOperations.ts';

const CHANGES: readonly string[] = [...GUARDED_WRITES, actOnItems.name, saveCallback.name, checkWrite.name];

/**
 * The status of a write that the platform rejects because the order has changed; the screen is then outdated.
 */
const CONFLICT = 409;

interface Ended extends UnknownAction {
  meta: { operation: string };
  payload: { params: { orderId: string }; failure?: Failure };
}

function isChange(action: unknown): action is Ended {
  if (!isOperationAction(action, 'succeeded', 'failed') || !CHANGES.includes(action.meta.operation))
    return false;
  const { payload } = action as Partial<Ended>;
  return action.meta.phase === 'succeeded' || payload?.failure?.status === CONFLICT;
}

/** Reloads the order after a change. `useOrderReadOperation` then reloads the dependent data on screen. */
function* reload({ payload }: Ended): Saga {
  yield* put(loadOrder.requested({ orderId: payload.params.orderId }));
}

export function* watchChangedOrders(): Saga {
  yield* takeEvery({ match: isChange }, reload);
}
