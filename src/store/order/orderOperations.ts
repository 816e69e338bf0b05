import { createAction } from '@reduxjs/toolkit';
import type { Failure } from '#domain/failure.ts';
import type { Item } from '#domain/item/item.ts';
import type { Claim } from '#domain/order/claim.ts';
import type { MerchantOrder } from '#domain/order/merchantOrder.ts';
import type { Order } from '#domain/order/order.ts';
import { createOperation } from '#store/operation.ts';

export interface OrderWithItems {
  order: Order;
  /**
   * The reason why some or all items could not be loaded; null if all were loaded. The order still contains
   * the items that were loaded earlier.
   */
  itemsFailure: Failure | null;
}

/** The result of loading an order (S2.85). */
export type OrderLoadResult =
  | ({ kind: 'order'; request: MerchantOrder | null } & OrderWithItems)
  | { kind: 'merchantOnly'; request: MerchantOrder }
  /** The requested ID belongs to an item. `orderId` is the order that contains the item. */
  | { kind: 'item'; orderId: string; itemId: string }
  | { kind: 'notFound' }
  | { kind: 'forbidden' };

/** The items that could be read, and the reason why others could not; `failure` is null if all were read. */
export interface ItemsLoadResult {
  items: Item[];
  failure: Failure | null;
}

interface OrderNamed {
  orderId: string;
}
interface LoadOrderParams extends OrderNamed {
  /** Whether the console reads the order before the user has opened it. */
  isInAdvance?: boolean;
}
export const loadOrder = createOperation<LoadOrderParams, OrderLoadResult>()('loadOrder', 'orderId', {
  isOwned: true,
});
/** Loads the items again after the order was loaded without some or all of them. */
export const loadItems = createOperation<OrderNamed, ItemsLoadResult>()('loadItems', 'orderId', {
  isOwned: true,
});
export const loadClaims = createOperation<OrderNamed, Claim[]>()('loadClaims', 'orderId');
export const loadComplaints = createOperation<OrderNamed, Claim[]>()('loadComplaints', 'orderId');

export const orderOpened = createAction<OrderNamed>('orders/opened');
/** Reads the order in advance, because the user will probably open it next. */
export const orderPrefetched = createAction<OrderNamed>('orders/prefetched');
/** The console has read these orders again, so every list updates its rows. */
export const ordersRefreshed = createAction<readonly Order[]>('orders/refreshed');
/** The order has arrived without its items, which is enough for the header and the summary. */
export const orderLoadedWithoutItems = createAction<Order>('orders/loadedWithoutItems');
/**
 * The order has arrived with its items, but not yet as the merchant placed it, which only the plan of a reorder
 * shows.
 */
export const orderLoadedWithoutRequest = createAction(
  'orders/loadedWithoutRequest',
  (orderId: string, result: OrderLoadResult) => ({
    payload: { result },
    meta: { subject: orderId, at: Date.now() },
  }),
);
