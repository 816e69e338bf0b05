import { isForbidden } from '#domain/failure.ts';
import type { Item } from '#domain/item.ts';
import type { MerchantOrder } from '#domain/merchantOrder.ts';
import type { Order } from '#domain/order.ts';
import type { OrderFound } from '#store/orderOperations.ts';
import { context, read, type Saga } from './effects.ts';
import { type Outcome, settle } from './settle.ts';

/** A settled call's value, or its failure thrown on. */
function valueOrThrow<T>(outcome: Outcome<T>): T {
  if ('failure' in outcome) throw outcome.error;
  return outcome.value;
}

/** The table of contract section 4: what the two order services say together. */
function combine(
  order: Outcome<Order | null>,
  request: Outcome<MerchantOrder | null>,
  items: Outcome<Item[]>,
): OrderFound {
  if ('failure' in order && isForbidden(order.failure)) return { kind: 'forbidden' };
  const found = valueOrThrow(order);
  if (found) {
    // What only order-request knows is left out if it failed; an order without its items is not an order.
    return {
      kind: 'order',
      order: { ...found, items: valueOrThrow(items) },
      request: 'value' in request ? request.value : null,
    };
  }
  const placed = valueOrThrow(request);
  return placed ? { kind: 'merchantOnly', request: placed } : { kind: 'notFound' };
}

/** The order as the platform runs it, as the merchant placed it, and its items: asked together, never in turn. */
export function* fetchOrder({ orderId }: { orderId: string }): Saga<OrderFound> {
  const platform = yield* context('platform');
  return yield* read(async (signal) => {
    const [order, request, items] = await Promise.all([
      settle(platform.orderService.order(orderId, { signal })),
      settle(platform.orderRequest.placedOrder(orderId, { signal })),
      settle(platform.itemService.itemsOfOrder(orderId, { signal })),
    ]);
    return combine(order, request, items);
  });
}
