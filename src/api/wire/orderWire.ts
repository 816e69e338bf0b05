import * as v from 'valibot';
import {
  amount,
  flag,
  id,
  idOrEmpty,
  instant,
  linkedObject,
  localTime,
  namedList,
  number,
  record,
  text,
} from '#api/http/lenient.ts';
import { type Order, withOrderIds } from '#domain/order/order.ts';
import { addressOrNullSchema } from './addressWire.ts';
import { itemSchema } from './itemWire.ts';

const WireGroup = v.object({
  fulfillmentGroupId: idOrEmpty,
  shortFulfillmentGroupId: idOrEmpty,
  items: namedList(id, String),
  promisedArrivalDate: instant,
  localPromisedArrivalDate: localTime,
  destinationAddress: addressOrNullSchema,
});

/**
 * An order in the shape that order-manager and order-service share (docs/platform/order-manager.md): only
 * `orderId` is guaranteed.
 */
const WireOrder = linkedObject({
  orderId: id,
  merchantOrderId: idOrEmpty,
  merchantId: idOrEmpty,
  merchantSalesChannel: text,
  customerName: text,
  createdDate: instant,
  localPromisedArrivalDate: localTime,
  totalPrice: amount,
  currencyCode: text,
  customerPrices: record(number),
  merchantPrices: record(number),
  testingConfiguration: text,
  fakeOrder: flag,
  fulfillmentGroups: namedList(WireGroup, JSON.stringify),
  items: namedList(itemSchema, ({ itemId }) => itemId),
});
export type OrderWire = v.InferInput<typeof WireOrder>;

function toOrder({ _links, fulfillmentGroups, items, ...same }: v.InferOutput<typeof WireOrder>): Order {
  const groups = fulfillmentGroups.map(({ items: itemIds, ...group }) => ({ ...group, itemIds }));
  // Frozen here, because the store would otherwise traverse the whole order to freeze it.
  return Object.freeze({
    ...same,
    items: withOrderIds(same, items),
    fulfillmentGroups: groups,
    links: _links,
  });
}

export const orderSchema = v.pipe(WireOrder, v.transform(toOrder));
