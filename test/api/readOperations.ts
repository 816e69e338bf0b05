import { aSearch } from '#test/domainBuilders.ts';
import { LINK_READS } from './linkReadOperations.ts';
import { ADDRESS, CALLBACK, LINK, type Operation, PLACED } from './operation.ts';
import { WIRE_ITEM, WIRE_ORDER } from './wireSamples.ts';

const SEARCH = { criteria: aSearch(), range: { start: '', end: '' } };

const CLAIMS = { results: [{ id: 'c-1', complaintId: '', items: [{ itemId: 'item-1' }], reorders: [] }] };
const ABOUT = { fulfillerId: 'f', itemId: 'M4K7Q2P9XD', orderId: 'F8K2M4P6Q1' };
const NONE = { value: null };
const NO_ENTRIES = { value: [] };

const read = (
  service: string,
  ask: Operation['ask'],
  body: unknown,
  absent?: Operation['absent'],
): Operation => ({
  service,
  kind: 'read',
  ask,
  body,
  ...(absent && { absent }),
});

/** Every read operation, as `service.operation`. */
export const READS: Readonly<Record<string, Operation>> = {
  ...LINK_READS,
  'accessManagement.permissions': {
    ...read('access-management', (p, o) => p.accessManagement.permissions('s', o), {
      merchants: [{ identifier: '*', permissions: ['read:order'] }],
      fulfillers: [],
    }),
    retriesForbidden: true,
  },
  'accessManagement.groups': {
    ...read('access-management', (p, o) => p.accessManagement.groups('s', o), {
      groups: [{ name: 'developers' }],
    }),
    retriesForbidden: true,
  },
  'accessManagement.principalName': {
    ...read(
      'access-management',
      (p, o) => p.accessManagement.principalName('s', o),
      { profile: { name: 'Ana' } },
      { value: '' },
    ),
    retriesForbidden: true,
  },
  'callbacks.callback': read('backend', (p, o) => p.callbacks.callback('1', o), CALLBACK, NONE),
  'carriers.carrierService': read(
    'carriers',
    (p, o) => p.carriers.carrierService('recs:ups', o),
    { key: 'recs:ups', name: 'UPS' },
    NONE,
  ),
  'carriers.carrierServices': read('carriers', (p, o) => p.carriers.carrierServices(o), {
    _embedded: { carrierServices: [{ key: 'recs:ups', name: 'UPS' }] },
  }),
  'changeRequestRouter.changesOfItem': read(
    'change-request-router',
    (p, o) => p.changeRequestRouter.changesOfItem('1', o),
    { _embedded: { changeRequests: [{ changeRequestId: 'r', changeDetails: { changeType: 'delivery' } }] } },
  ),
  'claims.claimsOfOrder': read('claims', (p, o) => p.claims.claimsOfOrder('1', o), CLAIMS),
  'clientDirectory.clientName': read(
    'client-directory',
    (p, o) => p.clientDirectory.clientName('c', o),
    { name: 'Importer' },
    { value: '' },
  ),
  'complaints.complaintsOfOrder': read(
    'complaints',
    (p, o) => p.complaints.complaintsOfOrder('1', o),
    CLAIMS,
  ),
  'customizr.settings': read(
    'customizr',
    (p, o) => p.customizr.settings('OOPs-appSettings', o),
    { idFormat: 'short' },
    NONE,
  ),
  'events.eventsOfOrder': read('backend', (p, o) => p.events.eventsOfOrder('1', o), {
    events: [
      {
        eventId: 'e',
        eventType: 'fulfillment',
        eventDate: '2026-11-18T09:00:00Z',
        attempts: [{ success: true }],
      },
    ],
  }),
  'fulfillerIdentity.fulfillers': read('fulfiller-identity', (p, o) => p.fulfillerIdentity.fulfillers(o), [
    { fulfillerId: 'f', internalFulfillerId: 'i', name: 'Venlo' },
  ]),
  'fulfillerIdentity.fulfiller': read(
    'fulfiller-identity',
    (p, o) => p.fulfillerIdentity.fulfiller('f', o),
    { fulfillerId: 'f', name: 'Venlo', supportDoNotShip: true },
    NONE,
  ),
  'fulfillmentExpectations.support': read(
    'fulfillment-expectations',
    (p, o) => p.fulfillmentExpectations.support(LINK, o),
    { _embedded: { processes: [{ expectationCode: 'supportDoNotShip', supported: true, used: false }] } },
    NO_ENTRIES,
  ),
  'fulfillmentExpectations.remediationSteps': read(
    'fulfillment-expectations',
    (p, o) => p.fulfillmentExpectations.remediationSteps('e', o),
    { expectationCode: 'e', steps: [{ title: 't', description: 'd' }] },
    NO_ENTRIES,
  ),
  'fulfillmentOrderManager.notifications': read(
    'fulfillment-order-manager',
    (p, o) => p.fulfillmentOrderManager.notifications(ABOUT, o),
    { notifications: [{ notificationId: 'n', type: 'OrderRequest', status: 'NEW', items: [] }], count: 1 },
  ),
  'fulfillmentOrderManager.order': read(
    'fulfillment-order-manager',
    (p, o) => p.fulfillmentOrderManager.order('F8K2M4P6Q1', o),
    {
      orderId: 'F8K2M4P6Q1',
      createdDate: '2026-11-18T09:00:00Z',
      promisedArrivalDate: '2026-11-24T17:00:00Z',
      merchantInformation: {
        id: 'm',
        orderId: 'VP-1',
        support: { email: 'a@b.example', phoneNumber: '+31 1' },
      },
      destinationAddress: ADDRESS,
    },
    NONE,
  ),
  'itemHistory.historyOfItem': read('item-history', (p, o) => p.itemHistory.historyOfItem('1', o), {
    itemId: '1',
    statuses: [{ name: 'routing', state: 'closed', startDate: '2026-11-18T09:00:00Z' }],
  }),
  'itemService.itemsOfOrder': read('item-service', (p, o) => p.itemService.itemsOfOrder('1', o), {
    _embedded: { item: [WIRE_ITEM] },
    total: 1,
  }),
  'itemService.readableItems': read('item-service', (p, o) => p.itemService.readableItems('1', o), {
    _embedded: { item: [WIRE_ITEM] },
    total: 1,
  }),
  'itemService.item': read('item-service', (p, o) => p.itemService.item('1', o), WIRE_ITEM, NONE),
  'itemService.document': read('item-service', (p, o) => p.itemService.document('1', o), WIRE_ITEM),
  'manufacturingData.attributes': read(
    'manufacturing-data',
    (p, o) => p.manufacturingData.attributes(LINK, o),
    { productManufacturingData: [{ name: 'bleed', value: '3mm', source: 'sku' }] },
    NO_ENTRIES,
  ),
  'merchantConfig.merchants': read('merchant-config', (p, o) => p.merchantConfig.merchants(o), [
    { merchantId: 'm', displayName: 'Acme' },
  ]),
  'merchantConfig.merchant': read('merchant-config', (p, o) => p.merchantConfig.merchant('m', o), {
    merchantId: 'm',
    displayName: 'Acme',
    defaultOrderSupportContact: { phone: '1', email: 'a@b.example' },
  }),
  'merchantOrder.actions': read('merchant-order', (p, o) => p.merchantOrder.actions('1', o), {
    actions: [{ actionType: 'orderCancellation' }],
    fulfillmentGroups: [{ fulfillmentGroupId: 'g', actions: [], items: [{ itemId: '1', actions: [] }] }],
  }),
  'notifications.list': {
    ...read('notifications', (p, o) => p.notifications.list('https://news.example/channel.json', o), [
      { id: 'n', publishedAt: '2026-11-18T09:00:00Z', title: 't', body: 'b', severity: 'info' },
    ]),
    isPublic: true,
  },
  'orderManager.search': read('order-manager', (p, o) => p.orderManager.search(SEARCH, o), {
    totalResults: 1,
    results: [{ order: WIRE_ORDER, query: {} }],
  }),
  'orderManager.count': read('order-manager', (p, o) => p.orderManager.count(SEARCH, o), {
    totalResults: 1,
    results: [],
  }),
  'orderManager.searchByIds': read(
    'order-manager',
    (p, o) => p.orderManager.searchByIds(['1'], SEARCH.range, o),
    { totalResults: 1, results: [{ order: WIRE_ORDER, query: {} }] },
  ),
  'orderManager.availableFilters': read('order-manager', (p, o) => p.orderManager.availableFilters(o), {
    merchantIds: ['m'],
    fulfillerIds: ['f'],
    merchantSalesChannels: [],
    productCategories: [],
  }),
  'orderManager.order': read('order-manager', (p, o) => p.orderManager.order('1', o), WIRE_ORDER, NONE),
  'orderRequest.placedOrderId': read(
    'order-request',
    (p, o) => p.orderRequest.placedOrderId('1', o),
    { orderId: '1' },
    NONE,
  ),
  'orderRequest.placedOrder': read(
    'order-request',
    (p, o) => p.orderRequest.placedOrder('1', o),
    PLACED,
    NONE,
  ),
  'orderService.order': read('order-service', (p, o) => p.orderService.order('1', o), WIRE_ORDER, NONE),
  'orderService.document': read('order-service', (p, o) => p.orderService.document('1', o), WIRE_ORDER),
  'productCatalog.surfaceSetHref': read(
    'product-catalog',
    (p, o) => p.productCatalog.surfaceSetHref('sku', o),
    { mcpSku: 'sku', _links: { calculatedSurfaceSet: { href: LINK } } },
    NONE,
  ),
  'productCategories.tree': read('product-categories', (p, o) => p.productCategories.tree(o), {
    categories: [{ id: '1', name: 'Cards', children: [{ id: '2', name: 'Business cards', children: [] }] }],
  }),
  'subscriptions.isAuthorized': read(
    'subscriptions',
    (p, o) => p.subscriptions.isAuthorized('s', o),
    undefined,
    {
      value: false,
    },
  ),
  'subscriptions.subscriptionsOn': read('subscriptions', (p, o) => p.subscriptions.subscriptionsOn('1', o), {
    subscriptions: [{ id: 's', resourceFilters: [{ path: 'eventType', value: 'fulfillment' }] }],
  }),
  'surfaces.surfaceSet': read(
    'surfaces',
    (p, o) => p.surfaces.surfaceSet(LINK, o),
    { surfaceGroups: [{ surfaces: [{ id: 's', name: 'front' }] }] },
    NO_ENTRIES,
  ),
};

/** Platform functions that make no call, so that no fault can reach them. */
export const ASKS_NOBODY: readonly string[] = ['rendering.previewUrl'];
