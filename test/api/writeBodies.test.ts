import { expect, test } from 'vitest';
import { createPlatform } from '#api/platform.ts';
import type { Placement } from '#domain/actions/reorderPlacement.ts';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import type { Ask } from './ask.ts';
import { PLACED } from './operation.ts';
import { answers, aScene, ended, onFakeTime } from './scene.ts';

onFakeTime();

const HREF = 'https://item-service.platform.example/v1/items/item-1';
const CONFIGURATION = 'https://fulfillment-expectations.platform.example/v4/fulfillmentConfigurations/f.sku';
const ORIGINAL = 'https://merchant-order.platform.example/v1/orders/order-1';
const ADDRESS = {
  ...EMPTY_ADDRESS,
  lastName: 'Ruiz',
  street1: 'Kerkstraat 12',
  city: 'Venlo',
  country: 'NL',
};
const CALLBACK = { orderId: 'o', merchantId: 'm', url: 'https://old.example', version: 3, later: true };
const ITEMS = [{ itemId: 'M4K7Q2P9XD', quantity: 2 }];
const SHIPMENT = {
  items: ITEMS,
  carrierService: 'recs:ups-ground',
  trackingId: '1Z9',
  trackingUrl: 'https://track.example/1Z9',
  externalShipmentId: 'SH-1',
  deliveryDetailsUrl: 'https://delivery.example/1',
};

/**
 * Writes of docs/platform: the rule, the call, the request as `METHOD URL`, and the body; undefined for none.
 */
const WRITES: readonly (readonly [string, Ask, string, unknown])[] = [
  [
    'S7.7',
    (p) =>
      p.merchantOrder.createOrder({
        source: { document: PLACED, groups: [] } as unknown as Placement['source'],
        merchantOrderId: 'VP-100-7-R',
        merchantCustomerId: 'customer-2',
        groups: [
          {
            index: 0,
            promisedArrivalDate: '2026-11-25T17:00:00.000Z',
            localPromisedArrivalDate: '2026-11-25T18:00:00',
            items: [{ index: 0, merchantItemId: 'VP-100-7-R-1', originalItem: HREF }],
          },
        ],
        originalOrder: ORIGINAL,
      }),
    'POST https://merchant-order.platform.example/v1/orders?disallowDuplicateOrderItems=false',
    {
      merchantId: 'acme-print',
      merchantPlacedDate: '2026-11-18T09:00:00Z',
      merchantOrderId: 'VP-100-7-R',
      merchantCustomerId: 'customer-2',
      fulfillmentGroups: [
        {
          destinationAddress: PLACED.fulfillmentGroups[0]?.destinationAddress,
          promisedArrivalDate: '2026-11-25T17:00:00.000Z',
          localPromisedArrivalDate: '2026-11-25T18:00:00',
          items: [
            { quantity: 250, merchantItemId: 'VP-100-7-R-1', _links: { originalItem: { href: HREF } } },
          ],
        },
      ],
      _links: { originalOrder: { href: ORIGINAL } },
    },
  ],
  [
    'S7.8',
    (p) => p.merchantOrder.cancelOrder('o'),
    'POST https://merchant-order.platform.example/v1/orders/o/cancelrequest',
    undefined,
  ],
  [
    'S7.9',
    (p) => p.merchantOrder.cancelItem('o', 'i'),
    'POST https://merchant-order.platform.example/v1/orders/o/items/i/cancelrequest',
    undefined,
  ],
  [
    'S5.29',
    (p) => p.merchantOrder.retryRouting('o', 'i'),
    'POST https://merchant-order.platform.example/v1/orders/o/items/i/retryrouting',
    undefined,
  ],
  [
    'S7.11',
    (p) => p.merchantOrder.changeDelivery('o', [{ fulfillmentGroupId: 'g', destinationAddress: ADDRESS }]),
    'POST https://merchant-order.platform.example/v1/orders/o/deliverychangerequests',
    { fulfillmentGroupChangeRequests: [{ fulfillmentGroupId: 'g', destinationAddress: ADDRESS }] },
  ],
  [
    'S7.12',
    (p) =>
      p.merchantOrder.requestRedirect('o', {
        waitForFulfiller: true,
        redirects: [{ fulfillmentConfigurationHref: CONFIGURATION, fulfillableItemHref: HREF }],
      }),
    'POST https://merchant-order.platform.example/v1/orders/o/redirectRequest',
    {
      waitForFulfiller: true,
      redirects: [
        { _links: { fulfillmentConfiguration: { href: CONFIGURATION }, fulfillableItem: { href: HREF } } },
      ],
    },
  ],
  [
    'S7.15',
    (p) => p.itemService.clearAlert('i', 'preparing'),
    'DELETE https://item-service.platform.example/v1/items/i/statuses/preparing/expectedCloseDate',
    undefined,
  ],
  [
    'S3.40, S7.16',
    (p) => p.discrepancies.clearAlerts('m', [{ itemId: 'i', status: 'preparing', comment: '' }]),
    'POST https://console.example/api/v1/discrepancies',
    { merchantId: 'm', discrepancies: [{ itemId: 'i', status: 'preparing', comment: '' }] },
  ],
  [
    'S7.17',
    (p) => p.events.resendEvents('o', ['e1', 'e2']),
    'POST https://console.example/api/v1/events/attempts',
    { ids: ['e1', 'e2'], orderId: 'o' },
  ],
  [
    'S7.19',
    (p) =>
      p.fulfillmentOrderManager.rejectItems([{ itemId: 'M4K7Q2P9XD' }], {
        reason: 'Torn',
        code: 'artworkProblem',
      }),
    'POST https://fulfillment-order-manager.platform.example/v1/notifications',
    {
      notificationType: 'ItemsRejected',
      items: [{ itemId: 'M4K7Q2P9XD' }],
      rejectionDetails: { reason: 'Torn', code: 'artworkProblem' },
    },
  ],
  [
    'S7.20',
    (p) => p.fulfillmentOrderManager.startProduction(ITEMS),
    'POST https://fulfillment-order-manager.platform.example/v1/notifications',
    { notificationType: 'ProductionStarted', items: ITEMS },
  ],
  [
    'S5.44',
    (p) => p.fulfillmentOrderManager.accept('n', 'M4K7Q2P9XD', false),
    'POST https://fulfillment-order-manager.platform.example/v1/notifications/n/items/M4K7Q2P9XD/accept',
    { costsIncurred: false },
  ],
  [
    'S5.47',
    (p) => p.fulfillmentOrderManager.reject('n', 'M4K7Q2P9XD', 'Printed already'),
    'POST https://fulfillment-order-manager.platform.example/v1/notifications/n/items/M4K7Q2P9XD/reject',
    { rejectionReason: 'Printed already' },
  ],
  [
    'S5.45',
    (p) => p.fulfillmentOrderManager.ship(SHIPMENT),
    'POST https://fulfillment-order-manager.platform.example/v1/shipments',
    SHIPMENT,
  ],
  [
    'S7.28',
    (p) =>
      p.callbacks.saveCallback({ url: CALLBACK.url, version: 3, document: CALLBACK }, 'https://new.example'),
    'PUT https://console.example/api/v1/callbacks',
    { ...CALLBACK, url: 'https://new.example' },
  ],
  [
    'S3.47',
    (p) => p.subscriptions.subscribe('o', 'fulfillment'),
    'POST https://subscriptions.platform.example/v1/subscriptions',
    {
      resourceId: 'o',
      resourceType: 'opaOrder',
      resourceFilters: [{ path: 'eventType', value: 'fulfillment', operator: 'equals' }],
      alertInfo: { channel: 'email' },
    },
  ],
  [
    'S7.28',
    (p) => p.subscriptions.unsubscribe('s'),
    'DELETE https://subscriptions.platform.example/v1/subscriptions/s',
    undefined,
  ],
  ['S7.32', (p) => p.backend.endSession(), 'DELETE https://console.example/api/v1/session', undefined],
];

test.each(WRITES)(
  '%s: a write sends exactly the body in docs/platform: %#',
  async (_spec, ask, expected, body) => {
    const scene = aScene(answers(400));
    await ended(ask(createPlatform(scene.http)).catch(() => undefined));
    const [sent] = scene.seen;
    expect(scene.seen).toHaveLength(1);
    expect(`${sent?.method} ${sent?.url.href}`).toBe(expected);
    expect(sent?.body === null ? undefined : JSON.parse(sent?.body ?? '')).toEqual(body);
    expect(sent?.headers.get('content-type')).toBe(body === undefined ? null : 'application/json');
  },
);
