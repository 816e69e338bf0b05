import type { ReadOptions } from '#api/http/call.ts';
import type { Platform } from '#api/platform.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import { callbackUrlOf, hasEventRecipient } from '#domain/event/eventDelivery.ts';
import { failedEvents } from '#domain/event/eventResend.ts';
import { isForbidden } from '#domain/failure.ts';
import type { Order } from '#domain/order/order.ts';
import { settle } from '#sagas/core/settle.ts';

/**
 * The callback URL of the order: of its callback, or else of its request. Users who read only through a
 * fulfiller are not permitted to read the callback.
 */
async function orderCallbackUrl(
  { callbacks, orderRequest }: Pick<Platform, 'callbacks' | 'orderRequest'>,
  orderId: string,
  options: ReadOptions,
): Promise<string> {
  const read = await settle(callbacks.callback(orderId, options));
  if ('failure' in read && !isForbidden(read.failure)) throw read.error;
  const url = 'value' in read ? read.value?.url : null;
  return url || ((await orderRequest.placedOrder(orderId, options))?.eventCallbackUrl ?? '');
}

/**
 * The failed events of an order that have a recipient (S5.36). `items` are all items of the order. If the item
 * of an event names no callback URL, that of the order applies.
 */
export async function readEventsToResend(
  platform: Pick<Platform, 'events' | 'callbacks' | 'orderRequest'>,
  { orderId, items }: Pick<Order, 'orderId' | 'items'>,
  mockCallbackUrl: string,
  options: ReadOptions,
): Promise<OrderEvent[]> {
  const failed = failedEvents((await platform.events.eventsOfOrder(orderId, options)).events);
  if (failed.length === 0) return failed;
  const named = new Set(items.filter((item) => item.eventCallbackUrl !== '').map(({ itemId }) => itemId));
  const isNamed = failed.every(({ itemId }) => named.has(itemId));
  const orderUrl = isNamed ? '' : await orderCallbackUrl(platform, orderId, options);
  return failed.filter(({ itemId }) =>
    hasEventRecipient(callbackUrlOf(items, orderUrl, itemId), mockCallbackUrl),
  );
}
