import { type AllowedActions, NOTHING_ALLOWED } from '#domain/actions/allowedActions.ts';
import { isForbidden, isNotFound } from '#domain/failure.ts';
import { readPlatform, type Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { settle } from '#sagas/core/settle.ts';
import { actOnItems } from '#store/actions/itemsAction.ts';
import {
  cancelItem,
  cancelOrder,
  changeAddress,
  checkWrite,
  clearAlerts,
  loadAllowedActions,
  loadCallback,
  loadWatch,
  rejectItem,
  resendEvents,
  retryRouting,
  saveCallback,
  saveWatch,
  updateStatus,
} from '#store/actions/orderActions.ts';
import { requestRedirect } from '#store/actions/redirectOperations.ts';
import { fetchCallback, updateCallback } from './callbacks.ts';
import { requestItemCancellation, requestOrderCancellation } from './cancel.ts';
import { requestAddressChange } from './changeAddress.ts';
import { checkSentWrite } from './checkWrite.ts';
import { requestAlertClearing } from './clearAlerts.ts';
import { requestItemRejection, requestRoutingRetry } from './itemActions.ts';
import { actOnEach } from './itemsAction.ts';
import { requestItemRedirect } from './redirect.ts';
import { watchChangedOrders } from './reloadAfterChange.ts';
import { requestEventResend } from './resendEvents.ts';
import { watchSentWrites } from './sentWrites.ts';
import { requestStatusUpdate } from './updateStatus.ts';
import { fetchSubscriptions, saveSubscriptions } from './watch.ts';

/**
 * The allowed actions (S7.10). There are none for a user who is not permitted to read them, or if the
 * platform does not find the order; any other failure is thrown.
 */
function* fetchAllowedActions({ orderId }: { orderId: string }): Saga<AllowedActions> {
  const outcome = yield* readPlatform(({ merchantOrder }, signal) =>
    settle(merchantOrder.actions(orderId, { signal })),
  );
  if ('value' in outcome) return outcome.value;
  if (isForbidden(outcome.failure) || isNotFound(outcome.failure)) return NOTHING_ALLOWED;
  throw outcome.error;
}

export const orderActionSagas: readonly (() => Saga)[] = [
  operate(loadAllowedActions, fetchAllowedActions),
  operate(cancelOrder, requestOrderCancellation),
  operate(cancelItem, requestItemCancellation),
  operate(retryRouting, requestRoutingRetry),
  operate(rejectItem, requestItemRejection),
  operate(actOnItems, actOnEach),
  operate(clearAlerts, requestAlertClearing),
  operate(resendEvents, requestEventResend),
  operate(changeAddress, requestAddressChange),
  operate(updateStatus, requestStatusUpdate),
  operate(requestRedirect, requestItemRedirect),
  operate(loadCallback, fetchCallback),
  operate(saveCallback, updateCallback),
  operate(loadWatch, fetchSubscriptions),
  operate(saveWatch, saveSubscriptions),
  operate(checkWrite, checkSentWrite),
  watchSentWrites,
  watchChangedOrders,
];
