import { DAY_MS, toIso } from '#domain/time/time.ts';
import { fulfillerIdOf } from '../access.ts';
import type { ItemDocument } from '../documents.ts';
import { HttpError } from '../httpError.ts';
import type { OrderRecord } from '../records.ts';
import type { ReceivedCall } from '../route.ts';
import { addEvent, recordWrite } from './events.ts';
import { closeAllStatuses, isCancellable, isSentToFulfiller, setStatus } from './itemStatus.ts';

function requestData(call: ReceivedCall, item: ItemDocument) {
  return {
    requestedBy: call.person.sub,
    quantity: item.quantity,
    handledByPlatform: !isSentToFulfiller(item),
  };
}

export function cancelItem(
  call: ReceivedCall,
  record: OrderRecord,
  item: ItemDocument,
  response: Record<string, unknown>,
): void {
  const now = call.world.now();
  closeAllStatuses(item, now);
  setStatus(item, 'cancelled', 'current', now, { detail: 'Cancelled on request' });
  if (item.printJob) item.printJob = { ...item.printJob, status: 'cancelled' };
  addEvent(call, record, 'cancellationResponse', item, { quantity: item.quantity, ...response });
}

export function cancelByPlatform(call: ReceivedCall, record: OrderRecord, item: ItemDocument): void {
  const response = { cancelledBy: 'platform', handledByPlatform: true, costsIncurred: false };
  cancelItem(call, record, item, response);
}

/**
 * Asks the fulfiller to cancel the item. If no fulfiller has the item yet, the platform cancels it
 * immediately.
 */
export function requestItemCancellation(call: ReceivedCall, record: OrderRecord, item: ItemDocument): void {
  const now = call.world.now();
  addEvent(call, record, 'cancellationRequestReceived', item, requestData(call, item));
  if (!isSentToFulfiller(item)) {
    cancelByPlatform(call, record, item);
    return;
  }
  setStatus(item, 'pendingCancellation', 'current', now, {
    detail: 'Waiting for the fulfiller',
    expectedCloseDate: toIso(now + DAY_MS),
  });
  record.notifications.push({
    notificationId: call.world.random.uuid(),
    type: 'CancellationRequest',
    status: 'NEW',
    createdDate: toIso(now),
    fulfillerId: fulfillerIdOf(item),
    order: { orderId: item.shortFulfillmentGroupId ?? '' },
    items: [{ itemId: item.shortItemId ?? '', status: 'NEW', quantity: item.quantity ?? 1 }],
  });
}

/** Requests the cancellation of those items that can be cancelled. Throws 409 if none can. */
export function requestCancellation(
  call: ReceivedCall,
  record: OrderRecord,
  items: readonly ItemDocument[],
  subject: string,
): void {
  const open = items.filter(isCancellable);
  if (open.length === 0) throw new HttpError(409, 'Nothing of this can be cancelled any more.');
  for (const item of open) requestItemCancellation(call, record, item);
  recordWrite(call, 'requestCancellation', subject, record);
}
