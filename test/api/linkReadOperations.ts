import { ADDRESS, LINK, type Operation } from './operation.ts';

const AT_LINK = { service: 'item-service.platform.example', kind: 'read' } as const;
const followed = (ask: Operation['ask'], body: unknown): Operation => ({ ...AT_LINK, ask, body });

/** The read operations that follow a link. */
export const LINK_READS: Readonly<Record<string, Operation>> = {
  'changeRequestRouter.deliveryRequest': followed((p, o) => p.changeRequestRouter.deliveryRequest(LINK, o), {
    destinationAddress: { ...ADDRESS, addressType: 'Street' },
  }),
  'changeRequestRouter.pickupPoint': followed((p, o) => p.changeRequestRouter.pickupPoint(LINK, o), {
    ...ADDRESS,
    url: 'https://pickup.example/1',
  }),
  'fulfillmentExpectations.expectation': {
    ...followed((p, o) => p.fulfillmentExpectations.expectation(LINK, o), {
      expectationCode: 'e',
      name: 'n',
    }),
    absent: { value: null },
  },
  'itemLinks.relatedItem': followed((p, o) => p.itemLinks.relatedItem(LINK, o), {
    itemId: '2',
    orderId: 'order-2',
  }),
  'itemLinks.productConfiguration': followed((p, o) => p.itemLinks.productConfiguration(LINK, o), {
    productVersion: 7,
    mcpSku: 'CIM-1',
  }),
  'itemLinks.routing': followed((p, o) => p.itemLinks.routing(LINK, o), {
    routingRequestId: 'r',
    _embedded: { routingResult: { selectedFulfillerId: 'f', options: [{ fulfillerId: 'f', rank: 1 }] } },
  }),
  'itemLinks.buyerPrice': followed((p, o) => p.itemLinks.buyerPrice(LINK, o), {
    amount: 20,
    currency: 'EUR',
  }),
  'itemLinks.printJob': followed((p, o) => p.itemLinks.printJob(LINK, o), {
    status: 'accepted',
    shortId: 'PJ-7',
  }),
  'itemLinks.document': followed((p, o) => p.itemLinks.document(LINK, o), { any: ['thing'] }),
  'shipments.shipment': followed((p, o) => p.shipments.shipment(LINK, o), {
    shipmentId: 's',
    status: 'IN-TRANSIT',
  }),
};
