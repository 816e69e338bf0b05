import type { Address } from '#domain/address.ts';
import type { AllowedActions } from '#domain/allowedActions.ts';
import type { Callback } from '#domain/callback.ts';
import type { ResentEvent } from '#domain/eventResend.ts';
import type { RejectionCode } from '#domain/rejection.ts';
import type { FactsByItem } from '#domain/staleness.ts';
import type { StatusUpdate, UpdateOutcome } from '#domain/statusUpdate.ts';
import type { WatchOptionId, WatchState } from '#domain/watch.ts';
import type { WriteResult } from '#domain/writeResult.ts';
import { createOperation } from './operation.ts';

/** What a write touches, and the facts of its items as they were shown when the person decided. */
export interface Guarded {
  orderId: string;
  seen: FactsByItem;
}
interface OnItem extends Guarded {
  itemId: string;
}
const byOrder = ({ orderId }: { orderId: string }) => orderId;
const byItem = ({ itemId }: { itemId: string }) => itemId;

/** What the platform allows on the order now (S7.10); nobody who may not ask is told why. */
export const loadAllowedActions = createOperation<{ orderId: string }, AllowedActions>()(
  'loadAllowedActions',
  byOrder,
);

export const cancelOrder = createOperation<Guarded, WriteResult>()('cancelOrder', byOrder);
export const cancelItem = createOperation<OnItem, WriteResult>()('cancelItem', byItem);
export const retryRouting = createOperation<OnItem, WriteResult>()('retryRouting', byItem);

export interface RejectItem extends OnItem {
  shortItemId: string;
  code: RejectionCode;
  reason: string;
}
export const rejectItem = createOperation<RejectItem, WriteResult>()('rejectItem', byItem);

export interface ClearAlerts extends Guarded {
  merchantId: string;
  comment: string;
  alerts: { itemId: string; status: string }[];
}
/** The alerts that could not be cleared, in the platform's words. */
export const clearAlerts = createOperation<ClearAlerts, WriteResult<string[]>>()('clearAlerts', byOrder);

export interface ResendEvents extends Guarded {
  eventIds: string[];
}
export const resendEvents = createOperation<ResendEvents, WriteResult<ResentEvent[]>>()(
  'resendEvents',
  byOrder,
);

export interface ChangeAddress extends Guarded {
  fulfillmentGroupIds: string[];
  address: Address;
}
export const changeAddress = createOperation<ChangeAddress, WriteResult>()('changeAddress', byOrder);

export interface UpdateStatus extends Guarded {
  update: StatusUpdate;
}
export const updateStatus = createOperation<UpdateStatus, WriteResult<UpdateOutcome[]>>()(
  'updateStatus',
  byOrder,
);

export const loadCallback = createOperation<{ orderId: string }, Callback | null>()('loadCallback', byOrder);
export const saveCallback = createOperation<{ orderId: string; callback: Callback; url: string }, Callback>()(
  'saveCallback',
  byOrder,
);

export const loadWatch = createOperation<{ orderId: string }, WatchState>()('loadWatch', byOrder);
export const saveWatch = createOperation<{ orderId: string; wanted: WatchOptionId[] }, WatchState>()(
  'saveWatch',
  byOrder,
);

/** The items as they are now and what happened to them since: shows whether a write without an answer was applied. */
export interface Evidence {
  facts: FactsByItem;
  /** Types of the order's events since then; null where they could not be had. */
  eventTypes: string[] | null;
}
export const checkWrite = createOperation<{ orderId: string; itemIds: string[]; since: number }, Evidence>()(
  'checkWrite',
  byOrder,
);
