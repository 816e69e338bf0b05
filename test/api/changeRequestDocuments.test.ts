import { describe, expect, test } from 'vitest';
import { readAs } from './readAs.ts';
import { onFakeTime } from './scene.ts';

onFakeTime();

const LINK = 'https://fulfillment-order-manager.platform.example/v1/shipments/SH-1';

describe('change requests', () => {
  const changes = (...wire: unknown[]) =>
    readAs(({ changeRequestRouter }) => changeRequestRouter.changesOfItem('1'), {
      _embedded: { changeRequests: wire },
    });

  test('S3.38: every field is read, and the document is kept', async () => {
    const wire = {
      changeRequestId: 'c-1',
      changeDetails: { changeType: 'delivery' },
      changeFrom: 'merchant',
      requestStatus: { state: 'preparing', itemStatus: { 'item-1': 'accepted', 'item-2': 7 } },
      createdAt: '2026-11-18T09:00:00Z',
      modifiedAt: '2026-11-18T10:00:00Z',
      createdOnBehalfOf: 'auth0|1',
      requested: {
        destinationAddress: { street1: 'Kade 7' },
        localPromisedArrivalDate: '2026-11-25T18:00:00',
        deliveryConstraints: { deliverFrom: '09:00', callBefore: true, none: null },
        documentReferenceUrl: 'https://d.example/1',
        _links: {
          deliveryRequest: { href: 'https://r.example/1' },
          pickupPoint: { href: 'https://r.example/2' },
        },
      },
      previous: null,
      _links: { preferredOrder: { href: 'https://o.example/1', name: 'O-1' } },
      _embedded: { items: [{ itemId: 'item-1' }, {}] },
    };
    const [request] = await changes(wire);
    expect(request).toMatchObject({
      changeRequestId: 'c-1',
      changeType: 'delivery',
      state: 'preparing',
      itemStates: { 'item-1': 'accepted' },
      requested: {
        localPromisedArrivalDate: '2026-11-25T18:00:00',
        deliveryConstraints: [
          { name: 'deliverFrom', value: '09:00' },
          { name: 'callBefore', value: 'true' },
        ],
        deliveryRequestHref: 'https://r.example/1',
        pickupPointHref: 'https://r.example/2',
      },
      previous: { destinationAddress: null, deliveryConstraints: [] },
      preferredOrder: { href: 'https://o.example/1', name: 'O-1' },
      itemIds: ['item-1'],
      document: wire,
    });
    expect(request?.requested.destinationAddress?.street1).toBe('Kade 7');
  });

  test('R374: a previous constraint that is requested as null is a removal', async () => {
    const [request] = await changes({
      requested: { deliveryConstraints: { saturday: null, never: null, callBefore: null } },
      previous: { deliveryConstraints: { saturday: true, callBefore: null } },
    });
    expect(request?.requested.deliveryConstraints).toEqual([{ name: 'saturday', value: null }]);
    expect(request?.previous.deliveryConstraints).toEqual([{ name: 'saturday', value: 'true' }]);
  });

  test('R568: a constraint with the same fields in another sequence has the same text', async () => {
    const [request] = await changes({
      requested: { deliveryConstraints: { window: { to: '12:00', from: '08:00', days: [{ b: 1, a: 2 }] } } },
      previous: { deliveryConstraints: { window: { days: [{ a: 2, b: 1 }], from: '08:00', to: '12:00' } } },
    });
    expect(request?.requested.deliveryConstraints).toEqual(request?.previous.deliveryConstraints);
    expect(request?.previous.deliveryConstraints).toHaveLength(1);
  });

  test('an almost empty one is kept with its document, and an invalid one dropped', async () => {
    const found = await changes({ changeDetails: 'delivery' }, 'nonsense', null);
    expect(found).toMatchObject([{ changeType: '', state: '', document: { changeDetails: 'delivery' } }]);
  });

  test('R310: one that the platform repeats counts once, and those without an ID stay apart', async () => {
    const first = { changeRequestId: 'c-1' };
    const found = await changes(first, {}, { changeRequestId: 'c-2' }, { ...first, changeFrom: 'x' }, {});
    expect(found.map(({ changeRequestId }) => changeRequestId)).toEqual(['c-1', '', 'c-2', '']);
  });

  const delivery = (body: unknown) =>
    readAs(
      ({ changeRequestRouter }) =>
        changeRequestRouter.deliveryRequest('https://change-request-router.platform.example/1'),
      body,
    );

  test('S7.21: a delivery request names an address and its kind', async () => {
    const found = await delivery({
      destinationAddress: {
        addressType: 'PickupPoint',
        addressLine1: 'Kade 7',
        city: 'Venlo',
        countryCode: 'nl',
      },
    });
    expect(found).toMatchObject({
      addressType: 'PickupPoint',
      address: { street1: 'Kade 7', country: 'NL' },
    });
  });

  test.each([
    [{}],
    [{ destinationAddress: null }],
    [{ destinationAddress: {} }],
    [{ destinationAddress: 'Kade 7' }],
  ])('S8.26: %j contains no address', async (body) => {
    expect(await delivery(body)).toBeNull();
  });
});

test('S3.37: a shipment is read, with a size only if all edges are known', async () => {
  const dimensions = { x: 12, y: 8, z: 2.125, unit: 'cm' };
  const wire = {
    shipmentId: 'SH-1',
    status: 'IN-TRANSIT',
    shipmentCreationDateTime: '2026-11-18T09:00:00Z',
    carrierServiceKey: 'recs:ups',
    destinationAddress: { name: 'Ana Ruiz' },
    items: [{ itemId: 'item-1', quantity: 2 }],
    packages: [
      { trackingId: 'T-1', dimensions, weight: { value: 1.5, unit: 'kg' }, items: [{ mcpItemId: 'M-1' }] },
      { dimensions: { ...dimensions, z: null }, weight: { unit: 'kg' } },
    ],
  };
  expect(await readAs(({ shipments }) => shipments.shipment(LINK), wire)).toMatchObject({
    shipmentId: 'SH-1',
    recipient: 'Ana Ruiz',
    packedDateTime: null,
    packages: [
      {
        trackingId: 'T-1',
        dimensions,
        weight: { value: 1.5, unit: 'kg' },
        items: [{ itemId: 'M-1', quantity: null }],
      },
      { trackingId: '', trackingUrl: '', dimensions: null, weight: null, items: [] },
    ],
  });
});
