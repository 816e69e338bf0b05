import { lookUp } from '#domain/byKey.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { ReadOperation } from '#store/operation.ts';
import { useReadOperation } from '#store/useReadOperation.ts';
import { useOrderId } from './useOrderId.ts';

/**
 * Reads data that belongs to the open order, and reads it again whenever the order is reloaded, or if it was
 * read before `since` (epoch milliseconds). The previous result remains available until the new one has
 * arrived. Reads nothing while `isEnabled` is false.
 */
export function useOrderReadOperation<Params, Result>(
  operation: ReadOperation<Params, Result>,
  params: Params,
  { isEnabled = true, since = 0 }: { isEnabled?: boolean; since?: number } = {},
) {
  const orderId = useOrderId();
  const requestedAt = useAppSelector((state) => lookUp(state.orders.requestedAt, orderId) ?? 0);
  return useReadOperation(operation, params, Math.max(requestedAt, since), isEnabled);
}
