import { orderPath } from '#domain/paths.ts';
import { context, read, type Saga } from './effects.ts';
import { settle } from './settle.ts';

/**
 * The path of the order with this id, which the index may not know yet (S7.3): as the platform runs it, or else as its
 * merchant placed it (S2.88). Null where neither is found or can be read: the search itself must not fail.
 */
export function* findById(id: string): Saga<string | null> {
  const { orderManager, orderRequest } = yield* context('searchPlatform');
  const running = yield* read((signal) => settle(orderManager.find(id, { signal })));
  if ('value' in running && running.value) return orderPath(running.value.orderId);
  // A word without a digit is no id.
  if (!/\d/.test(id)) return null;
  const placed = yield* read((signal) => settle(orderRequest.placedOrder(id, { signal })));
  return 'value' in placed && placed.value ? orderPath(placed.value.orderId) : null;
}
