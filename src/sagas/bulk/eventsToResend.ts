import type { ReadOptions } from '#api/http/call.ts';
import type { Platform } from '#api/platform.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import { callbackUrlOf, hasEventRecipient } from '#domain/event/eventDelivery.ts';
import { failedEvents } from '#domain/event/eventResend.ts';
import type { Order } from '#domain/order/order.ts';

/**
 * The failed events of an order that have a recipient (S5.36). `items` are all items of the order. If the item
 * of an event names no callback URL, that of the order's request applies.
 */
export async function readEventsToResend(
  { events, orderRequest }: Pick<Platform, 'events' | 'orderRequest'>,
  { orderId, items }: Pick<Order, 'orderId' | 'items'>,
  mockCallbackUrl: string,
  options: ReadOptions,
): Promise<OrderEvent[]> {
  const failed = failedEvents((await events.eventsOfOrder(orderId, options)).events);
  if (failed.length === 0) return failed;
  const named = new Set(items.filter((item) => item.eventCallbackUrl !== '').map(({ itemId }) => itemId));
  const isNamed = failed.every(({ itemId }) => named.has(itemId));
  const request = isNamed ? null : await orderRequest.placedOrder(orderId, options);
  const requestUrl = request?.eventCallbackUrl ?? '';
  return failed.filter(({ itemId }) =>
    hasEventRecipient(callbackUrlOf(items, requestUrl, itemId), mockCallbackUrl),
  );
}
