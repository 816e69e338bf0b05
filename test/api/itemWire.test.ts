import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { itemSchema } from '#api/wire/itemWire.ts';
import { lookUp } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { WIRE_ADDRESS, WIRE_ITEM } from './wireSamples.ts';

const read = (wire: unknown): Item => v.parse(itemSchema, wire);
const changed = (over: Record<string, unknown>) => read({ ...WIRE_ITEM, ...over });
const WHOLE = read(WIRE_ITEM);
const ADDRESS = { ...WIRE_ADDRESS, country: 'NL' };

test('an item is frozen, so that the store does not traverse it', () => {
  expect(Object.isFrozen(WHOLE)).toBe(true);
});

test('S3.11 to S3.24, S3.26, S3.27: every field of an item is read', () => {
  const {
    merchantProductName,
    documentReference,
    productManufacturingData,
    customsInformation,
    linkedData,
    unmetExpectations,
    _links,
    ...same
  } = WIRE_ITEM;
  expect(WHOLE).toEqual({
    ...same,
    productName: 'Standard business cards',
    documentId: 'document-1',
    variableAttributes: [{ name: 'paper', value: 'matte', attributeClass: 'substrate' }],
    manufacturingAttributes: productManufacturingData,
    statuses: {
      documentReview: { ...same.statuses.documentReview, updatedDate: '2026-11-18T10:00:00.000Z' },
      production: {
        ...same.statuses.production,
        expectedCloseDate: '2026-11-21T08:00:00.000Z',
        updatedDate: '2026-11-19T10:00:00.000Z',
      },
    },
    itemPricing: { basePrice: 20, shippingPrice: 4.5, currencyCode: 'EUR' },
    customsPricePaid: { basePrice: 19, shippingPrice: 4, currencyCode: 'USD' },
    deliveryConfigurations: [
      {
        quantity: 250,
        isSample: true,
        expectedShipDate: '2026-11-22T08:00:00.000Z',
        expectedCarrier: 'recs:ups-ground',
        shipmentPlanHref: 'https://plans.example/1',
        lateArrival: true,
        deliveryRequestHref: 'https://delivery.example/1',
        destinationAddress: ADDRESS,
      },
    ],
    destinationAddress: ADDRESS,
    consigneeAddress: ADDRESS,
    shipmentDestinationAddresses: [ADDRESS],
    fulfillerName: 'Printworks Venlo',
    shipments: [
      {
        shipmentId: 's-1',
        shipmentCreationDateTime: '2026-11-20T08:00:00.000Z',
        carrierServiceKey: 'recs:ups-ground',
      },
    ],
    claims: linkedData.claims,
    complaints: linkedData.complaints,
    claimReorders: linkedData.reorderClaim,
    complaintReorders: linkedData.reorderComplaint,
    unmetExpectations: [
      {
        expectationCode: 'supportOrderCancellations',
        name: 'Cancellation',
        failedReason: 'not offered',
        links: { self: [{ href: 'https://expectations.example/1', name: null }] },
      },
    ],
    promisedArrivalDate: '2026-11-24T17:00:00.000Z',
    links: { self: [{ href: _links.self.href, name: null }] },
  });
});

test.each(['', '   ', '\u0000\u200B', '\u00A0\u202E'])(
  'R448: the name %j shows nothing, so it counts as missing',
  (name) => {
    const item = changed({ merchantProductName: name, linkedData: { fulfiller: { name } } });
    expect(item).toMatchObject({ productName: '', fulfillerName: '' });
    expect(changed({ merchantProductName: ' Ünïcode ' }).productName).toBe(' Ünïcode ');
  },
);

test('docs/platform/item-service.md: all fields except `itemId` may be missing', () => {
  expect(read({ itemId: 'item-1' })).toEqual({
    ...(Object.fromEntries(
      Object.entries(WHOLE).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? []
          : typeof value === 'string'
            ? ''
            : typeof value === 'boolean'
              ? false
              : null,
      ]),
    ) as unknown as Item),
    itemId: 'item-1',
    quantity: 0,
    statuses: {},
    links: {},
    promisedArrivalDate: null,
    localPromisedArrivalDate: null,
  });
});

test.each([undefined, null, '', 7.5, {}])('an item with the ID %j is not an item', (itemId) => {
  expect(v.safeParse(itemSchema, { ...WIRE_ITEM, itemId }).success).toBe(false);
});

/** By wire field, the domain fields that come from it, if their names differ. */
const BEHIND: Record<string, readonly (keyof Item)[]> = {
  merchantProductName: ['productName'],
  documentReference: ['documentId'],
  productManufacturingData: ['manufacturingAttributes'],
  customsInformation: ['customsPricePaid'],
  linkedData: ['fulfillerName', 'shipments', 'claims', 'complaints', 'claimReorders', 'complaintReorders'],
  _links: ['links'],
};

describe('a null or wrongly typed field affects that field, never the item', () => {
  const fields = Object.keys(WIRE_ITEM).filter((field) => field !== 'itemId');

  test.each(fields)('%s', (field) => {
    const own = BEHIND[field] ?? [field as keyof Item];
    for (const wrong of [null, undefined, 7, 'x', true, [], {}, [null, 7, 'x', {}], { x: null, y: [] }]) {
      const found = changed({ [field]: wrong });
      const others = Object.keys(WHOLE).filter((name) => !own.includes(name as keyof Item)) as (keyof Item)[];
      expect(others.filter((name) => JSON.stringify(found[name]) !== JSON.stringify(WHOLE[name]))).toEqual(
        [],
      );
      expect(Object.keys(found).sort()).toEqual(Object.keys(WHOLE).sort());
    }
  });
});

describe('statuses (S3.15, S4.1)', () => {
  test.each([
    ['current', 'current'],
    ['closed', 'closed'],
    ['notStarted', 'notStarted'],
    ['paused', 'notStarted'],
    ['CURRENT', 'notStarted'],
    [null, 'notStarted'],
  ])('the state %j is read as %s', (state, expected) => {
    expect(lookUp(changed({ statuses: { routing: { state } } }).statuses, 'routing')?.state).toBe(expected);
  });

  test('a status is named by its key, and an unknown name is kept', () => {
    const { statuses } = changed({ statuses: { brandNew: { name: 'other', state: 'current' } } });
    expect(statuses).toEqual({
      brandNew: {
        name: 'brandNew',
        state: 'current',
        detail: '',
        expectedCloseDate: null,
        quantity: null,
        updatedDate: null,
      },
    });
  });

  test('an invalid entry is dropped', () => {
    expect(
      Object.keys(changed({ statuses: { a: null, b: 'current', c: { state: 'closed' } } }).statuses),
    ).toEqual(['c']);
  });
});

describe('attributes', () => {
  test.each([
    ['a text', 'matte', 'matte'],
    ['a number', 3, '3'],
    ['a flag', false, 'false'],
    ['null', null, ''],
    ['nothing', undefined, ''],
    ['an object', { a: 1 }, ''],
    ['a list', ['a'], ''],
  ])('the value %s is read as text', (_title, value, expected) => {
    const [attribute] = changed({ variableAttributes: [{ name: 'paper', value }] }).variableAttributes;
    expect(attribute).toEqual({ name: 'paper', value: expected, attributeClass: '' });
  });

  test('an attribute without a name is dropped', () => {
    expect(changed({ variableAttributes: [{ value: 'x' }] }).variableAttributes).toEqual([]);
  });
});

test('only linked resources without an ID are dropped', () => {
  const found = changed({
    linkedData: {
      claims: [{ href: 'x' }, { id: 'c-2' }],
      fulfiller: 7,
    },
  });
  expect(found.claims).toEqual([{ id: 'c-2', href: '' }]);
  expect([found.shipments, found.complaints, found.fulfillerName]).toEqual([[], [], '']);
});

test('S3.24: a shipment without an ID keeps its date and carrier service; an empty one is dropped', () => {
  const created = '2026-11-18T10:00:00.000Z';
  const shipments = [{ shipmentCreationDateTime: created }, { carrierServiceKey: 'k' }, {}, { other: 1 }];
  expect(changed({ linkedData: { shipments } }).shipments).toEqual([
    { shipmentId: '', shipmentCreationDateTime: created, carrierServiceKey: '' },
    { shipmentId: '', shipmentCreationDateTime: null, carrierServiceKey: 'k' },
  ]);
});

test('S5.54: a delivery request without a URL is dropped', () => {
  const [delivery] = WIRE_ITEM.deliveryConfigurations;
  const { deliveryConfigurations } = changed({
    deliveryConfigurations: [{ ...delivery, deliveryRequestLink: { href: '' } }],
  });
  expect(deliveryConfigurations[0]?.deliveryRequestHref).toBeNull();
});

test('R344: destinations of shipments without any filled field are dropped', () => {
  const found = changed({ shipmentDestinationAddresses: [{}, WIRE_ADDRESS, null, { city: '' }] });
  expect(found.shipmentDestinationAddresses).toEqual([ADDRESS]);
});

test.each([
  ['9999-12-31T23:59:59', null],
  ['0001-01-01T00:00:00', null],
  ['1969-12-31', null],
  ['1970-01-01T00:00:00', '1970-01-01T00:00:00'],
  ['9998-12-31T23:59:59', '9998-12-31T23:59:59'],
  ['early next week', 'early next week'],
])('R342: the local promise date %s is read as %s', (localPromisedArrivalDate, expected) => {
  expect(changed({ localPromisedArrivalDate }).localPromisedArrivalDate).toBe(expected);
});
