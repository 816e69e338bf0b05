import type { Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { checkSentWrite } from '#sagas/writes/checkWrite.ts';
import { awaitFreeWrite, awaitIntents } from '#sagas/writes/followIntents.ts';
import { watchChangedOrders } from '#sagas/writes/reloadAfterChange.ts';
import { watchSentWrites } from '#sagas/writes/sentWrites.ts';
import { actOnItems } from '#store/actions/itemsAction.ts';
import {
  cancelItem,
  cancelOrder,
  changeAddress,
  checkWrite,
  clearAlerts,
  rejectItem,
  requestRedirect,
  resendEvents,
  retryRouting,
  saveCallback,
  saveWatch,
  updateStatus,
} from '#store/actions/writeOperations.ts';
import { awaitSameWrite, followIntents } from '#store/writes/followIntents.ts';
import { actOnEach } from './actOnItems.ts';
import { requestAddressChange } from './changeAddress.ts';
import {
  requestAlertClearing,
  requestEventResend,
  requestItemCancellation,
  requestItemRejection,
  requestOrderCancellation,
  requestRoutingRetry,
} from './orderWrites.ts';
import { requestItemRedirect } from './requestRedirect.ts';
import { updateCallback } from './saveCallback.ts';
import { saveSubscriptions } from './saveWatch.ts';
import { requestStatusUpdate } from './updateStatus.ts';

export const writeSagas: readonly (() => Saga)[] = [
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
  operate(saveCallback, updateCallback),
  operate(saveWatch, saveSubscriptions),
  operate(checkWrite, checkSentWrite),
  operate(followIntents, awaitIntents),
  operate(awaitSameWrite, awaitFreeWrite),
  watchSentWrites,
  watchChangedOrders,
];
