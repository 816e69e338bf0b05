import type { MerchantOrder } from '#domain/merchantOrder.ts';
import type { Order } from '#domain/order.ts';
import { createOperation } from './operation.ts';

/** What the order screen found (S2.85): the order, only the merchant's side of it, nothing, or a closed door. */
export type OrderFound =
  | { kind: 'order'; order: Order; request: MerchantOrder | null }
  | { kind: 'merchantOnly'; request: MerchantOrder }
  | { kind: 'notFound' }
  | { kind: 'forbidden' };

export const loadOrder = createOperation<{ orderId: string }, OrderFound>()(
  'loadOrder',
  ({ orderId }) => orderId,
);
