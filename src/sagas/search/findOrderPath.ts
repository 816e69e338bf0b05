import { orderPath } from '#domain/links/paths.ts';
import { readSearchPlatform, type Saga } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';

/**
 * The path of the order with this ID (S7.3), even if the search index does not include the order yet. Looks
 * for the order in order-manager first, then for the one that the merchant placed (S2.88). Returns null if
 * neither is found. A failed read counts as not found, so that the search itself does not fail.
 */
export function* findOrderPath(id: string): Saga<string | null> {
  const order = yield* readSearchPlatform(({ orderManager }, signal) =>
    settle(orderManager.order(id, { signal })),
  );
  if ('value' in order && order.value) return orderPath(order.value.orderId);
  // A word without a digit is not an ID.
  if (!/\d/.test(id)) return null;
  const placed = yield* readSearchPlatform(({ orderRequest }, signal) =>
    settle(orderRequest.placedOrderId(id, { signal })),
  );
  return 'value' in placed && placed.value ? orderPath(placed.value) : null;
}
