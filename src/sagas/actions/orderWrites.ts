import { type ClearAlertsResult, toClearAlertsResult } from '#domain/actions/clearedAlerts.ts';
import type { EventResendResult } from '#domain/event/eventResend.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { guardedWrite } from '#sagas/writes/guardedWrite.ts';
import {
  type CancelOrderParams,
  type ClearAlertsParams,
  cancelItem,
  cancelOrder,
  clearAlerts,
  type GuardedItemParams,
  type RejectItemParams,
  type ResendEventsParams,
  rejectItem,
  resendEvents,
  retryRouting,
} from '#store/actions/writeOperations.ts';

const FACTS = ['status', 'isPendingCancellation', 'fulfillerId', 'quantity'] as const;

/** Requests the cancellation of the order (S7.8). */
export function requestOrderCancellation(params: CancelOrderParams): Saga<WriteResult> {
  const { orderId, itemIds } = params;
  return guardedWrite({
    operation: cancelOrder,
    params,
    facts: FACTS,
    affectsAddedItems: true,
    itemIds,
    write: ({ merchantOrder }, _items, options) => merchantOrder.cancelOrder(orderId, options),
  });
}

/** Requests the cancellation of one item (S7.9). */
export function requestItemCancellation(params: GuardedItemParams): Saga<WriteResult> {
  const { orderId, itemId } = params;
  return guardedWrite({
    operation: cancelItem,
    params,
    facts: FACTS,
    write: ({ merchantOrder }, _items, options) => merchantOrder.cancelItem(orderId, itemId, options),
  });
}

/** Rejects the item (S7.19). */
export function requestItemRejection(params: RejectItemParams): Saga<WriteResult> {
  const { itemIdForFulfiller, reason, code } = params;
  return guardedWrite({
    operation: rejectItem,
    params,
    facts: ['status', 'isRejected', 'fulfillerId'],
    write: ({ fulfillmentOrderManager }, _items, options) =>
      fulfillmentOrderManager.rejectItems([{ itemId: itemIdForFulfiller }], { reason, code }, options),
  });
}

/** Retries routing (S4.20). This is possible only while the item is suspended in routing. */
export function requestRoutingRetry(params: GuardedItemParams): Saga<WriteResult> {
  const { orderId, itemId } = params;
  return guardedWrite({
    operation: retryRouting,
    params,
    facts: ['status', 'isSuspended'],
    write: ({ merchantOrder }, _items, options) => merchantOrder.retryRouting(orderId, itemId, options),
  });
}

/** Clears the alerts (S7.16). */
export function requestAlertClearing(params: ClearAlertsParams): Saga<WriteResult<ClearAlertsResult>> {
  const { merchantId, alerts, comment } = params;
  return guardedWrite({
    operation: clearAlerts,
    params,
    facts: ['alerts'],
    trace: { alerts: alerts.map(({ itemId, status }) => ({ itemId, status })) },
    write: async ({ discrepancies }, items, options) => {
      const requested = alerts.map(({ itemId, status }) => ({ itemId, status, comment }));
      const results = await discrepancies.clearAlerts(merchantId, requested, options);
      return toClearAlertsResult(alerts, results, items);
    },
  });
}

/** Resends events (S7.17). Events are resent unchanged, so only the callback URL is checked. */
export function requestEventResend(params: ResendEventsParams): Saga<WriteResult<EventResendResult[]>> {
  const { orderId, eventIds } = params;
  return guardedWrite({
    operation: resendEvents,
    params,
    facts: ['callbackUrl'],
    trace: { eventIds },
    write: ({ events }, _items, options) => events.resendEvents(orderId, eventIds, options),
  });
}
