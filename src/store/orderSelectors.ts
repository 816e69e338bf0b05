import { lookUp } from '#domain/byKey.ts';
import type { Failure } from '#domain/failure.ts';
import type { RootState } from './rootReducer.ts';

/** Why the order's items could not be had with it; null where they could. */
export function selectItemsFailure(state: RootState, orderId: string): Failure | null {
  const found = lookUp(state.orders.seen, orderId)?.found;
  return found?.kind === 'order' ? found.itemsFailure : null;
}
