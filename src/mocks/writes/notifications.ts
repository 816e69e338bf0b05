import { toIso } from '#domain/time/time.ts';
import { fulfillerIdOf } from '../access.ts';
import type { ItemDocument } from '../documents.ts';
import type { NotificationDocument, OrderRecord } from '../records.ts';
import type { ReceivedCall } from '../route.ts';

/** Sends a request to the item's fulfiller. Its status is NEW until the fulfiller responds. */
export function notifyFulfiller(
  call: ReceivedCall,
  record: OrderRecord,
  item: ItemDocument,
  type: string,
): void {
  const notification: NotificationDocument = {
    notificationId: call.world.random.uuid(),
    type,
    status: 'NEW',
    createdDate: toIso(call.world.now()),
    fulfillerId: fulfillerIdOf(item),
    order: { orderId: item.shortFulfillmentGroupId ?? '' },
    items: [{ itemId: item.shortItemId ?? '', status: 'NEW', quantity: item.quantity ?? 1 }],
  };
  record.notifications.push(notification);
}
