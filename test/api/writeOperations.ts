import type { Placement } from '#domain/actions/reorderPlacement.ts';
import { ADDRESS, CALLBACK, LINK, type Operation, PLACED } from './operation.ts';

const PLACEMENT = {
  source: { document: PLACED, groups: [] },
  merchantOrderId: 'new-1',
  merchantCustomerId: 'customer-1',
  groups: [
    {
      index: 0,
      promisedArrivalDate: null,
      localPromisedArrivalDate: null,
      items: [{ index: 0, merchantItemId: 'new-1-1', originalItem: LINK }],
    },
  ],
  originalOrder: null,
} as unknown as Placement;
const PARCEL = {
  items: [{ itemId: 'M4K7Q2P9XD', quantity: 1 }],
  carrierService: 'ups',
  trackingId: '1Z',
  trackingUrl: '',
  externalShipmentId: '',
  deliveryDetailsUrl: '',
};
const NOTHING = { value: undefined };

const write = (service: string, ask: Operation['ask'], body?: unknown): Operation => ({
  service,
  kind: 'write',
  ask,
  body,
});
const idempotent = (
  service: string,
  ask: Operation['ask'],
  body?: unknown,
  absent?: Operation['absent'],
): Operation => ({ service, kind: 'idempotentWrite', ask, body, ...(absent && { absent }) });
/** Every write operation, as `service.operation`. */
export const WRITES: Readonly<Record<string, Operation>> = {
  'backend.endSession': idempotent('backend', (p) => p.backend.endSession(), undefined, NOTHING),
  'callbacks.saveCallback': idempotent(
    'backend',
    (p) =>
      p.callbacks.saveCallback(
        { url: 'https://a.example', version: 3, document: CALLBACK },
        'https://b.example',
      ),
    CALLBACK,
  ),
  'customizr.saveSettings': {
    ...idempotent('customizr', (p) => p.customizr.saveSettings('n', { a: 1 }), { a: 1 }),
    isTold: true,
  },
  'discrepancies.clearAlerts': write(
    'backend',
    (p) => p.discrepancies.clearAlerts('m', [{ itemId: '1', status: 'rejected', comment: '' }]),
    { results: [{ itemId: '1', status: 'rejected', success: true, message: '' }] },
  ),
  'events.resendEvents': write('backend', (p) => p.events.resendEvents('1', ['101']), {
    results: [{ eventId: '101', success: true, message: '' }],
  }),
  'fulfillmentOrderManager.startProduction': write('fulfillment-order-manager', (p) =>
    p.fulfillmentOrderManager.startProduction(PARCEL.items),
  ),
  'fulfillmentOrderManager.rejectItems': write('fulfillment-order-manager', (p) =>
    p.fulfillmentOrderManager.rejectItems(PARCEL.items, { reason: 'Torn', code: 'artworkProblem' }),
  ),
  'fulfillmentOrderManager.accept': write('fulfillment-order-manager', (p) =>
    p.fulfillmentOrderManager.accept('n', '1', true),
  ),
  'fulfillmentOrderManager.reject': write('fulfillment-order-manager', (p) =>
    p.fulfillmentOrderManager.reject('n', '1', 'broken'),
  ),
  'fulfillmentOrderManager.ship': write('fulfillment-order-manager', (p) =>
    p.fulfillmentOrderManager.ship(PARCEL),
  ),
  'itemService.clearAlert': idempotent(
    'item-service',
    (p) => p.itemService.clearAlert('1', 'rejected'),
    undefined,
    NOTHING,
  ),
  'merchantOrder.createOrder': write('merchant-order', (p) => p.merchantOrder.createOrder(PLACEMENT), {
    orderId: 'order-2',
    merchantOrderId: 'new-1',
  }),
  'merchantOrder.cancelOrder': write('merchant-order', (p) => p.merchantOrder.cancelOrder('1')),
  'merchantOrder.cancelItem': write('merchant-order', (p) => p.merchantOrder.cancelItem('1', '2')),
  'merchantOrder.changeDelivery': {
    ...write(
      'merchant-order',
      (p) =>
        p.merchantOrder.changeDelivery('1', [
          { fulfillmentGroupId: 'g', destinationAddress: ADDRESS as never },
        ]),
      { changeRequestId: 'c' },
    ),
    isTold: true,
  },
  'merchantOrder.requestRedirect': write('merchant-order', (p) =>
    p.merchantOrder.requestRedirect('1', {
      waitForFulfiller: true,
      redirects: [{ fulfillableItemHref: LINK, fulfillmentConfigurationHref: LINK }],
    }),
  ),
  'merchantOrder.retryRouting': write('merchant-order', (p) => p.merchantOrder.retryRouting('1', '2')),
  'subscriptions.subscribe': write('subscriptions', (p) => p.subscriptions.subscribe('1', 'fulfillment')),
  'subscriptions.unsubscribe': idempotent(
    'subscriptions',
    (p) => p.subscriptions.unsubscribe('s'),
    undefined,
    NOTHING,
  ),
};
