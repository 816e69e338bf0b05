import { weakMapMemoize } from '@reduxjs/toolkit';
import { lookUp } from '#domain/byKey.ts';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import type { Item } from '#domain/item/item.ts';
import { itemName } from '#domain/item/itemName.ts';
import { missingItemIds, type Order } from '#domain/order/order.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import type { MessageSubject } from '#store/console/messagesSlice.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import type { RootState } from '#store/rootReducer.ts';
import type { OrderLoadResult } from './orderOperations.ts';

const ITEMS_MISSING: Failure = { ...consoleFailure(''), reason: 'unreadable', service: 'item-service' };

export function selectOrderLoadResult(state: RootState, orderId: string): OrderLoadResult | null {
  return lookUp(state.orders.loaded, orderId)?.found ?? null;
}

function loadedItems(state: RootState, orderId: string): readonly Item[] {
  const loadResult = selectOrderLoadResult(state, orderId);
  return loadResult?.kind === 'order' ? loadResult.order.items : [];
}

export function selectLoadedItem(state: RootState, orderId: string, itemId: string): Item | undefined {
  return loadedItems(state, orderId).find((item) => item.itemId === itemId);
}

/**
 * Remembered for each order, because several components ask after every action. In an order of 130 items,
 * that took a tenth of the time until its rows were shown.
 */
const missingOf = weakMapMemoize(missingItemIds);
const NONE: readonly string[] = [];

/**
 * The items that the order's groups list but that could not be loaded. R372: a user who can read only the items
 * of a fulfiller does not miss the others.
 */
export function selectMissingItemIds(state: RootState, order: Order): readonly string[] {
  return canReadMerchant(selectPermissions(state), order.merchantId) ? missingOf(order) : NONE;
}

/** The reason why some or all of the order's items could not be loaded, or null. */
export function selectItemsFailure(state: RootState, orderId: string): Failure | null {
  const loadResult = selectOrderLoadResult(state, orderId);
  if (loadResult?.kind !== 'order') return null;
  const { itemsFailure, order } = loadResult;
  return itemsFailure ?? (selectMissingItemIds(state, order).length > 0 ? ITEMS_MISSING : null);
}

export function selectHaveItemsFailed(state: RootState, orderId: string): boolean {
  return selectItemsFailure(state, orderId) !== null;
}

/** Whether the order and all of its items that the user can read are loaded. */
function selectHasAllItems(state: RootState, orderId: string): boolean {
  return selectOrderLoadResult(state, orderId)?.kind === 'order' && !selectHaveItemsFailed(state, orderId);
}

/**
 * Whether the status of the order is known. R147, R388: not while no item is known, unless it is certain that
 * the order has none.
 */
export function selectIsStatusKnown(state: RootState, { orderId, items }: Order): boolean {
  return items.length > 0 || selectHasAllItems(state, orderId);
}

/** An order and some of its items, for a message. Items that are not in the store are omitted. */
export function selectMessageSubject(
  state: RootState,
  orderId: string,
  itemIds: readonly string[],
): MessageSubject {
  return {
    orderId,
    items: loadedItems(state, orderId)
      .filter(({ itemId }) => itemIds.includes(itemId))
      .map((item) => ({ itemId: item.itemId, name: itemName(item), quantity: item.quantity })),
  };
}
