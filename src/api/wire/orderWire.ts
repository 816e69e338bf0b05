import * as v from 'valibot';
import {
  amount,
  flag,
  id,
  idIfAny,
  instant,
  links,
  list,
  number,
  record,
  text,
  textOrNull,
} from '#api/http/lenient.ts';
import type { Order } from '#domain/order/order.ts';
import { addressOrNull } from './addressWire.ts';
import { item } from './itemWire.ts';

const WireGroup = v.object({
  fulfillmentGroupId: idIfAny,
  shortFulfillmentGroupId: idIfAny,
  items: list(id),
  promisedArrivalDate: instant,
  localPromisedArrivalDate: textOrNull,
  destinationAddress: addressOrNull,
});

/**
 * An order in the shape that order-manager and order-service share (docs/platform/order-manager.md): only
 * `orderId` is guaranteed.
 */
const WireOrder = v.object({
  orderId: id,
  merchantOrderId: idIfAny,
  merchantId: idIfAny,
  merchantSalesChannel: text,
  customerName: text,
  createdDate: instant,
  localPromisedArrivalDate: textOrNull,
  totalPrice: amount,
  currencyCode: text,
  customerPrices: record(number),
  merchantPrices: record(number),
  testingConfiguration: text,
  fakeOrder: flag,
  fulfillmentGroups: list(WireGroup),
  items: list(item),
  _links: links,
});
export type OrderWire = v.InferInput<typeof WireOrder>;

function toOrder({ _links, fulfillmentGroups, ...same }: v.InferOutput<typeof WireOrder>): Order {
  const groups = fulfillmentGroups.map(({ items, ...group }) => ({ ...group, itemIds: items }));
  // Frozen here, because the store would otherwise traverse the whole order to freeze it.
  return Object.freeze({ ...same, fulfillmentGroups: groups, links: _links });
}

export const order = v.pipe(WireOrder, v.transform(toOrder));
