import type { StageName } from '#mocks/data/stages.ts';
import { STAGES, STEPS } from '#mocks/data/stages.ts';
import type {
  AddressDocument,
  ItemDocument,
  LinksDocument,
  OrderDocument,
  StatusDocument,
} from '#mocks/documents.ts';
import { itemHref, merchantOrderHref } from '#mocks/links.ts';
import { type EventDocument, type NewOrder, type OrderRecord, toRecord } from '#mocks/records.ts';

/** Builders of wire documents for `world.addOrder`: minimal, deterministic, each step returns a new builder. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let made = 0;
function nextId(kind: string): string {
  made += 1;
  return `${kind}-${made}`;
}

const ANA: AddressDocument = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  street1: 'Kerkstraat 12',
  city: 'Venlo',
  postalCode: '5911 AB',
  country: 'NL',
  phone: '+31 6 1234 5678',
  email: 'ana.ruiz@mail.example',
};

function status(
  name: string,
  state: StatusDocument['state'],
  more: Partial<StatusDocument> = {},
): StatusDocument {
  return { name, state, detail: '', expectedCloseDate: null, quantity: 1, updatedDate: null, ...more };
}

function instant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

export interface ItemBuilder {
  /** Replaces any field. */
  having(fields: Partial<ItemDocument>): ItemBuilder;
  id(itemId: string): ItemBuilder;
  /** Everything before the stage closed, the stage itself current: `at('producing')`. */
  at(stage: StageName): ItemBuilder;
  current(name: string, more?: Partial<StatusDocument>): ItemBuilder;
  closed(name: string, more?: Partial<StatusDocument>): ItemBuilder;
  /** The status is current and should have been over: an hour ago unless said otherwise. */
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
    at: (name) => {
      const {
        at,
        ended,
        also = [],
        closed = [],
      } = { ended: false, ...STAGES[name] } as {
        at: (typeof STEPS)[number];
        ended: boolean;
        also?: readonly string[];
        closed?: readonly string[];
      };
      const before = STEPS.slice(0, STEPS.indexOf(at) + (ended ? 1 : 0));
      const entries = [
        ...[...before, ...closed].map((one) => status(one, 'closed', { quantity: item.quantity ?? 1 })),
        ...[...also, ...(ended ? [] : [at])].map((one) =>
          status(one, 'current', { quantity: item.quantity ?? 1 }),
        ),
      ];
      return having({ statuses: Object.fromEntries(entries.map((entry) => [entry.name, entry])) });
    },
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

/** One unit of business cards in standardizing, of no fulfiller yet. */
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

export interface OrderBuilder {
  /** Replaces any field of the order itself. */
  having(fields: Partial<OrderDocument>): OrderBuilder;
  id(orderId: string): OrderBuilder;
  of(merchantId: string): OrderBuilder;
  /** Adds items, in a fulfillment group of their own. */
  with(...items: ItemBuilder[]): OrderBuilder;
  linked(rel: string, href: string): OrderBuilder;
  /** Adds an event, of the first item unless it names another. */
  event(eventType: string, more?: Partial<EventDocument>): OrderBuilder;
  /** Replaces any part of what the platform keeps about the order. */
  knowing(parts: Partial<OrderRecord>): OrderBuilder;
  /** Only the merchant's own order is there. */
  merchantOnly(): OrderBuilder;
  build(): NewOrder;
}

function placed(record: OrderRecord): OrderRecord['request'] {
  const { order, items } = record;
  return {
    orderId: record.orderId,
    merchantOrderId: order?.merchantOrderId ?? '',
    merchantCustomerId: 'C-1',
    merchantPlacedDate: order?.createdDate ?? '',
    merchantId: order?.merchantId ?? '',
    merchantSalesChannel: order?.merchantSalesChannel ?? '',
    eventCallbackUrl: record.callback?.url ?? '',
    testingConfiguration: order?.testingConfiguration ?? 'ship',
    fulfillmentGroups: (order?.fulfillmentGroups ?? []).map((group) => ({
      fulfillmentGroupId: group.fulfillmentGroupId,
      destinationAddress: group.destinationAddress,
      promisedArrivalDate: group.promisedArrivalDate,
      localPromisedArrivalDate: group.localPromisedArrivalDate,
      items: items
        .filter((item) => group.items.includes(item.itemId))
        .map((item) => ({
          itemId: item.itemId,
          merchantItemId: item.merchantItemId ?? '',
          skuCode: item.orderedSkuCode ?? '',
          quantity: item.quantity ?? 1,
          merchantProductName: item.merchantProductName ?? '',
          customsInformation: item.customsInformation,
        })),
    })),
  };
}

function withGroup(record: OrderRecord, items: readonly ItemDocument[]): OrderRecord {
  const fulfillmentGroupId = nextId('group');
  const shortFulfillmentGroupId = `F-${fulfillmentGroupId}`;
  const promised = Date.parse(record.order?.createdDate ?? '') + 5 * DAY;
  const group = {
    fulfillmentGroupId,
    shortFulfillmentGroupId,
    items: items.map((item) => item.itemId),
    promisedArrivalDate: instant(promised),
    localPromisedArrivalDate: instant(promised).slice(0, 19),
    destinationAddress: ANA,
  };
  const own = {
    orderId: record.orderId,
    merchantId: record.order?.merchantId ?? '',
    fulfillmentGroupId,
    shortFulfillmentGroupId,
    promisedArrivalDate: group.promisedArrivalDate,
    localPromisedArrivalDate: group.localPromisedArrivalDate,
    destinationAddress: ANA,
  };
  const groups = [...(record.order?.fulfillmentGroups ?? []), group];
  return {
    ...record,
    order: record.order && { ...record.order, fulfillmentGroups: groups },
    items: [...record.items, ...items.map((item) => ({ ...own, ...item }))],
  };
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
    linked: (rel, href) => having({ _links: { ...order._links, [rel]: { href } } }),
    event: (eventType, more) =>
      orderBuilder({
        ...record,
        events: [
          ...record.events,
          {
            eventId: nextId('event'),
            eventType,
            eventDate: order.createdDate ?? '',
            eventSourceId: 'order-platform',
            itemId: record.items[0]?.itemId ?? null,
            fake: false,
            detail: '',
            createdOnBehalfOf: null,
            additionalData: {},
            attempts: [],
            ...more,
          },
        ],
      }),
    knowing: (parts) => orderBuilder({ ...record, ...parts }),
    merchantOnly: () => orderBuilder({ ...record, request: placed(record), order: null, items: [] }),
    build: () => ({ ...record, request: record.request ?? placed(record) }),
  };
}

/** An order of Acme Print for Ana Ruiz, placed two days ago, without items yet. */
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
