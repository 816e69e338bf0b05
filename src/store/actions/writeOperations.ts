import type { AlertIdentity, ClearAlertsResult } from '#domain/actions/clearedAlerts.ts';
import type { RedirectRequest } from '#domain/actions/redirect.ts';
import type { RejectionCode } from '#domain/actions/rejection.ts';
import type { ItemWithUpdateResult, StatusUpdate } from '#domain/actions/statusUpdate.ts';
import type { WatchOptionId, WatchState } from '#domain/actions/watch.ts';
import type { Address } from '#domain/address/address.ts';
import type { Callback, CallbackSaveResult } from '#domain/delivery/callback.ts';
import type { EventResendResult } from '#domain/event/eventResend.ts';
import type { FactsByItem } from '#domain/order/staleness.ts';
import { type SendingDialog, type WriteIdentity, writeKey } from '#domain/writes/sentWrite.ts';
import type { CheckResult, WriteResult } from '#domain/writes/writeResult.ts';
import { createOperation } from '#store/operation.ts';

/**
 * The order that a write changes. `seenFacts` contains the facts about each item that the write depends on,
 * as the user saw them.
 */
export interface GuardedParams extends Partial<SendingDialog> {
  orderId: string;
  seenFacts: FactsByItem;
  /** Keys of the earlier intents on the order that the user has accepted. */
  accepted?: readonly string[];
}
/** The parameters of a write on one item. */
export interface GuardedItemParams extends GuardedParams {
  itemId: string;
}
type Sender = Pick<GuardedParams, 'orderId' | 'dialogKey'> & { itemId?: string };
/** R240: the result of a write belongs to the dialog that sent it, and not to one about other items. */
export const sendingSubject = ({ dialogKey, itemId, orderId }: Sender) => dialogKey ?? itemId ?? orderId;

export interface CancelOrderParams extends GuardedParams {
  /** The items that can still be cancelled. The write depends on all items of the order (R221). */
  itemIds: readonly string[];
}
export const cancelOrder = createOperation<CancelOrderParams, WriteResult>()('cancelOrder', sendingSubject);
export const cancelItem = createOperation<GuardedItemParams, WriteResult>()('cancelItem', sendingSubject);
export const retryRouting = createOperation<GuardedItemParams, WriteResult>()('retryRouting', sendingSubject);

export interface RejectItemParams extends GuardedItemParams {
  /** The ID that the fulfillment order manager uses for the item. */
  itemIdForFulfiller: string;
  code: RejectionCode;
  reason: string;
}
export const rejectItem = createOperation<RejectItemParams, WriteResult>()('rejectItem', sendingSubject);

export interface ClearAlertsParams extends GuardedParams {
  merchantId: string;
  comment: string;
  alerts: AlertIdentity[];
}
export const clearAlerts = createOperation<ClearAlertsParams, WriteResult<ClearAlertsResult>>()(
  'clearAlerts',
  sendingSubject,
);

export interface ResendEventsParams extends GuardedParams {
  /** The items that the events concern; none if they concern only the order. */
  itemIds: readonly string[];
  eventIds: string[];
}
export const resendEvents = createOperation<ResendEventsParams, WriteResult<EventResendResult[]>>()(
  'resendEvents',
  sendingSubject,
);

export interface ChangeAddressParams extends GuardedParams {
  fulfillmentGroupIds: string[];
  address: Address;
}
export const changeAddress = createOperation<ChangeAddressParams, WriteResult>()(
  'changeAddress',
  sendingSubject,
);

export interface UpdateStatusParams extends GuardedParams {
  update: StatusUpdate;
}
export const updateStatus = createOperation<UpdateStatusParams, WriteResult<ItemWithUpdateResult[]>>()(
  'updateStatus',
  sendingSubject,
);

export interface RequestRedirectParams extends GuardedParams {
  request: RedirectRequest;
  itemIds: readonly string[];
  merchantOrderId: string;
}

/** Requests that the platform move items of an order to other fulfillers (S7.12). */
export const requestRedirect = createOperation<RequestRedirectParams, WriteResult>()(
  'requestRedirect',
  sendingSubject,
);

/** Reads the order again to find out whether a write with an unknown outcome was applied. */
export const checkWrite = createOperation<WriteIdentity & { orderId: string }, CheckResult>()(
  'checkWrite',
  writeKey,
);

export interface SaveCallbackParams {
  orderId: string;
  callback: Callback;
  url: string;
}
export const saveCallback = createOperation<SaveCallbackParams, CallbackSaveResult>()(
  'saveCallback',
  'orderId',
);

export interface SaveWatchParams {
  orderId: string;
  wanted: WatchOptionId[];
}
export const saveWatch = createOperation<SaveWatchParams, WatchState>()('saveWatch', 'orderId');
