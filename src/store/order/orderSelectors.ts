import { lookUp } from '#domain/byKey.ts';
import type { Failure } from '#domain/failure.ts';
import { itemName } from '#domain/item/itemName.ts';
import type { MessageSubject } from '#store/console/messagesSlice.ts';
import type { RootState } from '#store/rootReducer.ts';
import type { OrderLoadResult } from './orderOperations.ts';

export function selectOrderLoadResult(state: RootState, orderId: string): OrderLoadResult | null {
  return lookUp(state.orders.loaded, orderId)?.found ?? null;
}

/** The reason why some or all of the order's items could not be loaded, or null. */
export function selectItemsFailure(state: RootState, orderId: string): Failure | null {
  const loadResult = selectOrderLoadResult(state, orderId);
  return loadResult?.kind === 'order' ? loadResult.itemsFailure : null;
}

export function selectHaveItemsFailed(state: RootState, orderId: string): boolean {
  return selectItemsFailure(state, orderId) !== null;
}

/** An order and some of its items, for a message. Items that are not in the store are omitted. */
export function selectMessageSubject(
  state: RootState,
  orderId: string,
  itemIds: readonly string[],
): MessageSubject {
  const loadResult = selectOrderLoadResult(state, orderId);
  const items = loadResult?.kind === 'order' ? loadResult.order.items : [];
  return {
    orderId,
    items: items
      .filter(({ itemId }) => itemIds.includes(itemId))
      .map((item) => ({ itemId: item.itemId, name: itemName(item), quantity: item.quantity })),
  };
}
