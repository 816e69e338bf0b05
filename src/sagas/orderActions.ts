import { type AllowedActions, NOTHING_ALLOWED } from '#domain/allowedActions.ts';
import { isForbidden, isNotFound } from '#domain/failure.ts';
import { actOnItems } from '#store/itemsAction.ts';
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
} from '#store/orderActions.ts';
import { requestRedirect } from '#store/redirectOperations.ts';
import { fetchCallback, putCallback } from './callbacks.ts';
import { requestItemCancellation, requestOrderCancellation } from './cancel.ts';
import { requestAddress } from './changeAddress.ts';
import { checkSentWrite } from './checkWrite.ts';
import { clear } from './clearAlerts.ts';
import { context, read, type Saga } from './effects.ts';
import { reject, requestRouting } from './itemActions.ts';
import { actOnEach } from './itemsAction.ts';
import { operate } from './operate.ts';
import { redirect } from './redirect.ts';
import { watchChangedOrders } from './reloadAfterChange.ts';
import { resend } from './resendEvents.ts';
import { watchSentWrites } from './sentWrites.ts';
import { settle } from './settle.ts';
import { postStatus } from './updateStatus.ts';
import { fetchWatch, putWatch } from './watch.ts';

/**
 * A person who cannot request the allowed actions (S7.10) has none; after any other failure they are unknown.
 */
function* fetchAllowedActions({ orderId }: { orderId: string }): Saga<AllowedActions> {
  const { merchantOrder } = yield* context('platform');
  const outcome = yield* read((signal) => settle(merchantOrder.actions(orderId, { signal })));
  if ('value' in outcome) return outcome.value;
  if (isForbidden(outcome.failure) || isNotFound(outcome.failure)) return NOTHING_ALLOWED;
  throw outcome.error;
}

/** Everything that can be done to an order or one of its items. */
export const orderActions: readonly (() => Saga)[] = [
  operate(loadAllowedActions, fetchAllowedActions),
  operate(cancelOrder, requestOrderCancellation),
  operate(cancelItem, requestItemCancellation),
  operate(retryRouting, requestRouting),
  operate(rejectItem, reject),
  operate(actOnItems, actOnEach),
  operate(clearAlerts, clear),
  operate(resendEvents, resend),
  operate(changeAddress, requestAddress),
  operate(updateStatus, postStatus),
  operate(requestRedirect, redirect),
  operate(loadCallback, fetchCallback),
  operate(saveCallback, putCallback),
  operate(loadWatch, fetchWatch),
  operate(saveWatch, putWatch),
  operate(checkWrite, checkSentWrite),
  watchSentWrites,
  watchChangedOrders,
];
