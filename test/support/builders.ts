import type { StageName } from '#mocks/data/stages.ts';
import type { ItemDocument, LinksDocument, OrderDocument, StatusDocument } from '#mocks/documents.ts';
import { itemHref, merchantOrderHref } from '#mocks/links.ts';
import { type EventDocument, type NewOrder, type OrderRecord, toRecord } from '#mocks/records.ts';
import {
  DAY,
  eventOf,
  HOUR,
  instant,
  nextId,
  placed,
  status,
  statusesAt,
  withGroup,
} from './simulatedDocuments.ts';

/**
 * Builds a minimal document of an item for `OrderBuilder.with`. Each method except `build` returns a new
 * builder.
 */
export interface ItemBuilder {
  having(fields: Partial<ItemDocument>): ItemBuilder;
  id(itemId: string): ItemBuilder;
  /** Closes every status before the stage and makes the stage's status current: `at('producing')`. */
  at(stage: StageName): ItemBuilder;
  current(name: string, more?: Partial<StatusDocument>): ItemBuilder;
  closed(name: string, more?: Partial<StatusDocument>): ItemBuilder;
  /** Makes the status current and overdue, by an hour unless `hours` is given. */
  late(name: string, hours?: number): ItemBuilder;
  by(fulfillerId: string): ItemBuilder;
  quantity(quantity: number): ItemBuilder;
  priced(basePrice: number, currencyCode?: string): ItemBuilder;
  sku(skuCode: string): ItemBuilder;
  linked(rel: string, href: string): ItemBuilder;
  build(): ItemDocument;
}

function itemBuilder(item: ItemDocument): ItemBuilder {
  const having = (fields: Partial<ItemDocument>) => itemBuilder({ ...item, ...fields });
  const put = (entry: StatusDocument) =>
    having({
      statuses: {
        ...item.statuses,
        [entry.name]: { ...entry, quantity: entry.quantity ?? item.quantity ?? 1 },
      },
    });
  const builder: ItemBuilder = {
    having,
    id: (itemId) => having({ itemId, _links: { ...item._links, self: { href: itemHref(itemId) } } }),
    at: (stage) => having({ statuses: statusesAt(stage, item.quantity ?? 1) }),
    current: (name, more) => put(status(name, 'current', { quantity: item.quantity ?? 1, ...more })),
    closed: (name, more) => put(status(name, 'closed', { quantity: item.quantity ?? 1, ...more })),
    late: (name, hours = 1) =>
      builder.current(name, {
        expectedCloseDate: instant(Date.now() - hours * HOUR),
        detail: `${name} is late`,
      }),
    by: (fulfillerId) => having({ fulfillerId, globalFulfillerId: fulfillerId }),
    quantity: (quantity) => having({ quantity }),
    priced: (basePrice, currencyCode = 'EUR') =>
      having({
        itemPricing: { basePrice, shipping: 0, currencyCode },
        customsInformation: { pricePaid: { basePrice, shippingPrice: 0, currencyCode } },
      }),
    sku: (skuCode) => having({ skuCode, orderedSkuCode: skuCode }),
    linked: (rel, href) => having({ _links: { ...item._links, [rel]: { href } } }),
    build: () => item,
  };
  return builder;
}

/** One unit of business cards that is being standardized and has no fulfiller. */
export function anItem(): ItemBuilder {
  const itemId = nextId('item');
  return itemBuilder({
    itemId,
    merchantItemId: `merchant-${itemId}`,
    fulfillerItemId: `fulfiller-${itemId}`,
    shortItemId: `M-${itemId}`,
    merchantProductName: 'Standard business cards',
    skuCode: 'VIP-12000',
    orderedSkuCode: 'VIP-12000',
    quantity: 1,
    fulfillerId: '',
    globalFulfillerId: '',
    statuses: { standardizingOrder: status('standardizingOrder', 'current') },
    _links: { self: { href: itemHref(itemId) } },
  });
}

/** Builds a minimal order for `world.addOrder`. Each method except `build` returns a new builder. */
export interface OrderBuilder {
  /** Replaces any fields of the order itself. */
  having(fields: Partial<OrderDocument>): OrderBuilder;
  id(orderId: string): OrderBuilder;
  of(merchantId: string): OrderBuilder;
  /** Adds items in a new fulfillment group. */
  with(...items: ItemBuilder[]): OrderBuilder;
  /** Replaces the promise of the order and of the items so far, with their groups. */
  promised(local: string | null, instant?: string | null): OrderBuilder;
  linked(rel: string, href: string): OrderBuilder;
  /** Adds an event. It concerns the first item unless `more` names another one. */
  event(eventType: string, more?: Partial<EventDocument>): OrderBuilder;
  /** Replaces any parts of the platform's data about the order. */
  knowing(parts: Partial<OrderRecord>): OrderBuilder;
  /** Removes the order and its items, and leaves only the order that the merchant placed. */
  merchantOnly(): OrderBuilder;
  build(): NewOrder;
}

function orderBuilder(record: OrderRecord): OrderBuilder {
  const order = record.order ?? { orderId: record.orderId };
  const having = (fields: Partial<OrderDocument>) =>
    orderBuilder({ ...record, order: { ...order, ...fields } });
  return {
    having,
    id: (orderId) => {
      const links: LinksDocument = { ...order._links, merchantOrder: { href: merchantOrderHref(orderId) } };
      const callback = record.callback && { ...record.callback, orderId };
      const items = record.items.map((item) => ({ ...item, orderId }));
      return orderBuilder({
        ...record,
        orderId,
        callback,
        items,
        order: { ...order, orderId, _links: links },
      });
    },
    of: (merchantId) =>
      orderBuilder({
        ...record,
        order: { ...order, merchantId },
        items: record.items.map((item) => ({ ...item, merchantId })),
        callback: record.callback && { ...record.callback, merchantId },
      }),
    with: (...items) =>
      orderBuilder(
        withGroup(
          record,
          items.map((item) => item.build()),
        ),
      ),
    promised: (localPromisedArrivalDate, promisedArrivalDate: string | null = null) => {
      const promise = { localPromisedArrivalDate, promisedArrivalDate };
      const fulfillmentGroups = (order.fulfillmentGroups ?? []).map((group) => ({ ...group, ...promise }));
      return orderBuilder({
        ...record,
        order: { ...order, localPromisedArrivalDate, fulfillmentGroups },
        items: record.items.map((item) => ({ ...item, ...promise })),
      });
    },
    linked: (rel, href) => having({ _links: { ...order._links, [rel]: { href } } }),
    event: (eventType, more) =>
      orderBuilder({ ...record, events: [...record.events, { ...eventOf(record, eventType), ...more }] }),
    knowing: (parts) => orderBuilder({ ...record, ...parts }),
    merchantOnly: () => orderBuilder({ ...record, request: placed(record), order: null, items: [] }),
    build: () => ({ ...record, request: record.request ?? placed(record) }),
  };
}

/** An order of Acme Print for Ana Ruiz, placed two days ago, with no items yet. */
export function anOrder(): OrderBuilder {
  const orderId = nextId('order');
  return orderBuilder(
    toRecord({
      orderId,
      order: {
        orderId,
        merchantOrderId: `merchant-${orderId}`,
        merchantId: 'acme-print',
        merchantSalesChannel: 'web-nl',
        customerName: 'Ana Ruiz',
        createdDate: instant(Date.now() - 2 * DAY),
        localPromisedArrivalDate: instant(Date.now() + 3 * DAY).slice(0, 19),
        totalPrice: 41.5,
        currencyCode: 'EUR',
        customerPrices: { EUR: 41.5 },
        merchantPrices: { EUR: 30.1 },
        testingConfiguration: 'ship',
        fakeOrder: false,
        fulfillmentGroups: [],
        _links: { merchantOrder: { href: merchantOrderHref(orderId) } },
      },
      callback: {
        orderId,
        merchantId: 'acme-print',
        url: 'https://events.acme-print.example/events',
        version: 1,
      },
    }),
  );
}
