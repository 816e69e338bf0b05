import { lookUp } from '#domain/byKey.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { ReadOperation } from '#store/operation.ts';
import { useReading } from '#store/useReading.ts';
import { useOrderId } from './useOrderId.ts';

/**
 * Reads data that belongs to the open order, and reads it again whenever the order is reloaded. The previous
 * result remains available until the new one has arrived.
 */
export function useOrderReading<Params, Result>(operation: ReadOperation<Params, Result>, params: Params) {
  const orderId = useOrderId();
  const askedAt = useAppSelector((state) => lookUp(state.orders.askedAt, orderId) ?? 0);
  return useReading(operation, params, askedAt);
}
