import type { UnknownAction } from '@reduxjs/toolkit';
import {
  cancelItem,
  cancelOrder,
  changeAddress,
  clearAlerts,
  loadAllowedActions,
  rejectItem,
  resendEvents,
  retryRouting,
  updateStatus,
} from '#store/orderActions.ts';
import { loadOrder } from '#store/orderOperations.ts';
import { loadEvents } from '#store/panelReadings.ts';
import { requestRedirect } from '#store/redirectOperations.ts';
import { put, type Saga, takeEvery } from './effects.ts';

const CHANGES = [
  cancelOrder,
  cancelItem,
  rejectItem,
  retryRouting,
  clearAlerts,
  resendEvents,
  changeAddress,
  updateStatus,
  requestRedirect,
];

interface Changed extends UnknownAction {
  payload: { params: { orderId: string } };
}

function isChange(action: unknown): action is Changed {
  return CHANGES.some((operation) => operation.succeeded.match(action));
}

/** After a change the order is read again, and what was not sent because the order had changed shows how it is now. */
function* reload({ payload }: Changed): Saga {
  const { orderId } = payload.params;
  yield* put(loadOrder.requested({ orderId }, true));
  yield* put(loadEvents.requested({ orderId }, true));
  yield* put(loadAllowedActions.requested({ orderId }, true));
}

export function* watchChangedOrders(): Saga {
  yield* takeEvery({ match: isChange }, reload);
}
