import { canActForFulfiller } from '#domain/permissions.ts';
import { fulfillerIdOf } from '../access.ts';
import type { ItemDocument } from '../documents.ts';
import { forbidden, HttpError, notFound } from '../httpError.ts';
import { readItem, textOrEmpty } from '../readableRecords.ts';
import type { NotificationDocument, OrderRecord } from '../records.ts';
import { noContent, type ReceivedCall, type Reply } from '../route.ts';
import { cancelItem } from './cancellation.ts';
import { addEvent, recordWrite } from './events.ts';
import { fulfillerFacts, orderedPieces, rejectPieces } from './fulfillment.ts';
import { moveToStep, setStatus } from './itemStatus.ts';
import { completeRedirect, consumeWaitingRedirect } from './redirect.ts';

type Verb = 'accept' | 'reject';

function bodyOf(call: ReceivedCall): Record<string, unknown> {
  return typeof call.body === 'object' && call.body !== null ? { ...call.body } : {};
}

function acceptOrder(call: ReceivedCall, record: OrderRecord, item: ItemDocument): void {
  moveToStep(item, 'productionAccepted', call.world.now());
  const data = { ...fulfillerFacts(item), costsIncurred: bodyOf(call).costsIncurred === true };
  addEvent(call, record, 'productionAccepted', item, data);
}

function acceptCancellation(call: ReceivedCall, record: OrderRecord, item: ItemDocument): void {
  const costsIncurred = bodyOf(call).costsIncurred === true;
  cancelItem(call, record, item, { cancelledBy: 'fulfiller', handledByPlatform: false, costsIncurred });
  const configuration = consumeWaitingRedirect(call, item);
  if (configuration !== null) call.world.save(completeRedirect(call, record, [{ item, configuration }]));
}

function rejectCancellation(call: ReceivedCall, record: OrderRecord, item: ItemDocument): void {
  const now = call.world.now();
  consumeWaitingRedirect(call, item);
  setStatus(item, 'pendingCancellation', 'closed', now);
  setStatus(item, 'cancellationRejected', 'closed', now, {
    detail: textOrEmpty(bodyOf(call).rejectionReason),
  });
  const data = { ...fulfillerFacts(item), reason: textOrEmpty(bodyOf(call).rejectionReason) };
  addEvent(call, record, 'nothingCancelled', item, data);
}

function carryOut(
  call: ReceivedCall,
  type: string,
  verb: Verb,
  record: OrderRecord,
  item: ItemDocument,
): void {
  if (type === 'CancellationRequest') {
    if (verb === 'accept') acceptCancellation(call, record, item);
    else rejectCancellation(call, record, item);
  } else if (verb === 'accept') acceptOrder(call, record, item);
  else {
    const reason = textOrEmpty(bodyOf(call).rejectionReason);
    rejectPieces(call, { record, item, quantity: orderedPieces(item) }, { reason });
  }
}

function findNotification(record: OrderRecord, call: ReceivedCall): NotificationDocument {
  const notificationId = call.parameter('notificationId');
  const found = record.notifications.find((one) => one.notificationId === notificationId);
  if (!found) throw notFound(`Notification ${notificationId}`);
  return found;
}

/**
 * Handles `POST …/items/{itemId}/accept` and `…/reject`, the responses of a fulfiller to a request. Throws
 * 409 for a second response.
 */
export function respondToNotification(call: ReceivedCall, verb: Verb): Reply {
  const { record, item } = readItem(call);
  if (!canActForFulfiller(call.person.permissions, fulfillerIdOf(item))) throw forbidden();
  const notification = findNotification(record, call);
  const asked = notification.items.find((one) => one.itemId === item.shortItemId);
  if (!asked) throw notFound(`Item ${call.parameter('itemId')}`);
  if (asked.status !== 'NEW') throw new HttpError(409, 'This notification was answered before.');
  carryOut(call, notification.type, verb, record, item);
  asked.status = verb === 'accept' ? 'ACCEPTED' : 'REJECTED';
  if (notification.items.every((one) => one.status !== 'NEW')) notification.status = asked.status;
  recordWrite(call, `${verb}${notification.type}`, item.itemId, record);
  return noContent();
}
