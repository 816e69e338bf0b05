import { orderPath } from '#domain/paths.ts';
import { abortableRead, context, type Saga } from './effects.ts';
import { settle } from './settle.ts';

/**
 * The path of the order with this ID (S7.3), even if the search index does not include the order yet. Looks
 * for the order in order-manager first, then for the one that the merchant placed (S2.88). Returns null if
 * neither is found. A failed read counts as not found, so that the search itself does not fail.
 */
export function* findOrderPath(id: string): Saga<string | null> {
  const { orderManager, orderRequest } = yield* context('searchPlatform');
  const order = yield* abortableRead((signal) => settle(orderManager.order(id, { signal })));
  if ('value' in order && order.value) return orderPath(order.value.orderId);
  // A word without a digit is not an ID.
  if (!/\d/.test(id)) return null;
  const placed = yield* abortableRead((signal) => settle(orderRequest.placedOrderId(id, { signal })));
  return 'value' in placed && placed.value ? orderPath(placed.value) : null;
}
