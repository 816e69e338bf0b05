import type { AllowedActions } from '#domain/actions/allowedActions.ts';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import type { BulkStep } from '#domain/bulk/bulkJob.ts';
import type { DeliveryConfiguration, Item, StatusEntry } from '#domain/item/item.ts';
import type { FulfillmentGroup, Order } from '#domain/order/order.ts';
import type { SearchPage } from '#domain/search/orderSearch.ts';
import {
  DEFAULT_CRITERIA,
  type Filters,
  NO_FILTERS,
  type SearchCriteria,
} from '#domain/search/searchCriteria.ts';
import type { SentWrite } from '#domain/writes/sentWrite.ts';
import { keyed } from './keyed.ts';

/**
 * Builders of domain objects. Each call creates a new plain object, and a test sets only the fields that
 * matter to it.
 */

/** A status entry, which is current by default. */
export function aStatus(name: string, over: Partial<StatusEntry> = {}): StatusEntry {
  return {
    name,
    state: 'current',
    detail: '',
    expectedCloseDate: null,
    quantity: null,
    updatedDate: null,
    ...over,
  };
}

export function statusesOf(...entries: StatusEntry[]): Item['statuses'] {
  return Object.fromEntries(entries.map((entry) => [entry.name, entry]));
}

/** An item without statuses. Use `statusesOf` to create its `statuses`. */
export function anItem(over: Partial<Item> = {}): Item {
  return {
    itemId: 'item-1',
    orderId: 'order-1',
    merchantItemId: 'VP-100-7-1',
    fulfillerItemId: 'F-55',
    fulfillerOrderId: 'FO-9',
    shortItemId: 'M4K7Q2P9XD',
    fulfillmentGroupId: 'group-1',
    shortFulfillmentGroupId: 'F8K2M4P6Q1',
    merchantId: 'acme-print',
    fulfillerId: 'k3vd81mq0z',
    globalFulfillerId: 'k3vd81mq0z',
    fulfillerName: 'Printworks Venlo',
    productName: 'Standard business cards',
    merchantSalesChannel: 'web-nl',
    skuCode: 'CIM-AB12CD34',
    orderedSkuCode: 'VIP-12345',
    quantity: 250,
    languageId: 'nl-NL',
    documentReferenceUrl: '',
    documentId: '',
    manufacturingReadyDataUrl: '',
    variableAttributes: [],
    manufacturingAttributes: [],
    statuses: {},
    itemPricing: null,
    customsPricePaid: null,
    transferPrice: null,
    deliveryConfigurations: [],
    destinationAddress: null,
    consigneeAddress: null,
    shipmentDestinationAddresses: [],
    hasDeliveryChange: false,
    hasFulfillerCorrectedAddress: false,
    shipments: [],
    claims: [],
    complaints: [],
    claimReorders: [],
    complaintReorders: [],
    printJob: null,
    unmetExpectations: [],
    eventCallbackUrl: '',
    promisedArrivalDate: null,
    localPromisedArrivalDate: null,
    links: {},
    ...over,
  };
}

/** An item with a single current status, such as `anItemIn('routing')`. */
export function anItemIn(status: string, over: Partial<Item> = {}): Item {
  return anItem({ statuses: statusesOf(aStatus(status)), ...over });
}

export function aDelivery(over: Partial<DeliveryConfiguration> = {}): DeliveryConfiguration {
  return {
    quantity: 1,
    isSample: false,
    expectedShipDate: null,
    expectedCarrier: '',
    shipmentPlanHref: null,
    lateArrival: false,
    deliveryRequestHref: null,
    destinationAddress: null,
    ...over,
  };
}

export function aGroup(over: Partial<FulfillmentGroup> = {}): FulfillmentGroup {
  return {
    fulfillmentGroupId: 'group-1',
    shortFulfillmentGroupId: 'F8K2M4P6Q1',
    itemIds: ['item-1'],
    promisedArrivalDate: null,
    localPromisedArrivalDate: null,
    destinationAddress: { ...EMPTY_ADDRESS },
    ...over,
  };
}

/** An order with one item in one group. Pass `items` and `fulfillmentGroups` if they matter to the test. */
export function anOrder(over: Partial<Order> = {}): Order {
  return {
    orderId: 'order-1',
    merchantOrderId: 'VP-100-7',
    merchantId: 'acme-print',
    merchantSalesChannel: 'web-nl',
    customerName: 'Ana Ruiz',
    createdDate: '2026-11-18T09:12:44.000Z',
    localPromisedArrivalDate: '2026-11-24T18:00:00',
    totalPrice: 41.5,
    currencyCode: 'EUR',
    customerPrices: keyed({ EUR: 41.5 }),
    merchantPrices: keyed({ EUR: 30.1 }),
    testingConfiguration: 'ship',
    fakeOrder: false,
    fulfillmentGroups: [aGroup()],
    items: [anItem()],
    links: {},
    ...over,
  };
}

/** A search with the given criteria, and default values for all others. */
export function aSearch(
  over: Partial<Omit<SearchCriteria, 'filters'>> & { filters?: Partial<Filters> } = {},
): SearchCriteria {
  return { ...DEFAULT_CRITERIA, ...over, filters: { ...NO_FILTERS, ...over.filters } };
}

/** A page of results: by default, the only one. */
export function aPage(orders: readonly Order[], total = orders.length): SearchPage {
  return { orders, total, repeated: 0 };
}

/** One step of a bulk run that has not been sent yet. */
export function aBulkStep(over: Partial<BulkStep> = {}): BulkStep {
  return {
    key: over.kind ?? 'create',
    kind: 'create',
    state: 'planned',
    itemIds: [],
    status: '',
    generatedIds: null,
    planFingerprint: null,
    placementFingerprint: null,
    sentAt: null,
    created: [],
    checks: 0,
    failure: null,
    ...over,
  };
}

export function aSentWrite(over: Partial<SentWrite> = {}): SentWrite {
  return {
    operation: 'cancelOrder',
    subject: 'order-1',
    sub: 'auth0|me',
    orderId: 'order-1',
    trace: { seen: {} },
    sentAt: 1_000,
    state: 'open',
    failure: null,
    refusedItemIds: [],
    isLookedAt: false,
    ...over,
  };
}

export const NOTHING_ALLOWED: AllowedActions = { order: [], groups: {}, items: {} };
