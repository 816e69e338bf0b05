import { describe, expect, test } from 'vitest';
import { orderRequestClient } from '#api/services/orderRequest.ts';
import { toPlacementBody } from '#api/wire/placementWire.ts';
import type { PlacedGroup } from '#domain/actions/reorderPlacement.ts';
import { aScene, ended, json, onFakeTime } from './scene.ts';
import { WIRE_ADDRESS } from './wireSamples.ts';

onFakeTime();

const PLACED = {
  orderId: 'order-1',
  merchantOrderId: 'VP-100-7',
  merchantCustomerId: 'C-9',
  merchantPlacedDate: '2026-11-18T09:12:44Z',
  merchantId: 'acme-print',
  merchantSalesChannel: 'web-nl',
  merchantOrderSupportContact: { email: 'help@acme.example' },
  eventCallbackUrl: 'https://merchant.example/callback',
  testingConfiguration: 'ship',
  fulfillmentGroups: [
    {
      destinationAddress: WIRE_ADDRESS,
      promisedArrivalDate: '2026-11-24T17:00:00Z',
      localPromisedArrivalDate: '2026-11-24T18:00:00',
      items: [
        {
          itemId: 'item-1',
          merchantItemId: 'VP-100-7-1',
          skuCode: 'CIM-AB12CD34',
          quantity: 250,
          merchantProductName: 'Standard business cards',
          documentReference: { documentId: 'document-1' },
          documentReferenceUrl: 'https://documents.example/1',
          variableAttributes: [{ name: 'paper', value: 'matte' }],
          customsInformation: { pricePaid: { basePrice: 19, shippingPrice: 4, currencyCode: 'EUR' } },
          _links: { originalItem: { href: 'https://item-service.platform.example/v1/items/0' } },
        },
      ],
    },
  ],
};

const read = async (body: unknown) => {
  const { value, failure } = await ended(orderRequestClient(aScene(json(body)).http).placedOrder('order-1'));
  return value ?? failure?.reason;
};

describe('docs/platform/order-request.md: the order as the merchant placed it', () => {
  test('is read, and kept unchanged for the reorder that repeats it', async () => {
    expect(await read(PLACED)).toEqual({
      orderId: 'order-1',
      merchantOrderId: 'VP-100-7',
      merchantCustomerId: 'C-9',
      merchantId: 'acme-print',
      merchantSalesChannel: 'web-nl',
      merchantPlacedDate: '2026-11-18T09:12:44.000Z',
      eventCallbackUrl: 'https://merchant.example/callback',
      testingConfiguration: 'ship',
      groups: [
        {
          destinationAddress: { ...WIRE_ADDRESS, country: 'NL' },
          promisedArrivalDate: '2026-11-24T17:00:00.000Z',
          localPromisedArrivalDate: '2026-11-24T18:00:00',
          items: [
            {
              itemId: 'item-1',
              merchantItemId: 'VP-100-7-1',
              originalItem: { href: 'https://item-service.platform.example/v1/items/0', name: null },
            },
          ],
        },
      ],
      document: PLACED,
    });
  });

  test('requires only its ID', async () => {
    const document = { orderId: 'order-1', unknownField: { kept: true } };
    expect(await read(document)).toEqual({
      orderId: 'order-1',
      merchantOrderId: '',
      merchantCustomerId: '',
      merchantId: '',
      merchantSalesChannel: '',
      merchantPlacedDate: null,
      eventCallbackUrl: '',
      testingConfiguration: '',
      groups: [],
      document,
    });
  });

  test.each(Object.keys(PLACED).filter((field) => field !== 'orderId'))(
    'a wrong %s affects that field, never the order',
    async (field) => {
      for (const wrong of [null, 7, {}, [null, 7]]) {
        expect(await read({ ...PLACED, [field]: wrong })).toMatchObject({ orderId: 'order-1' });
      }
    },
  );

  test.each([null, '', 7.5])('without an ID it is an unexpected response: %j', async (orderId) => {
    expect(await read({ ...PLACED, orderId })).toBe('unreadable');
  });

  test('an empty item is still an item', async () => {
    const placed = await read({ orderId: 'order-1', fulfillmentGroups: [{ items: [{}] }] });
    expect(placed).toMatchObject({
      groups: [{ items: [{ itemId: '', originalItem: null }] }],
    });
  });
});

test('invalid documents do not shift the others: a reorder sends each one with its own content', async () => {
  const [group] = PLACED.fulfillmentGroups;
  const items = [null, ...(group?.items ?? [])];
  const body = { ...PLACED, fulfillmentGroups: [null, { ...group, items }] };
  const { value: source } = await ended(orderRequestClient(aScene(json(body)).http).placedOrder('order-1'));
  if (!source) throw new Error('Not read');
  const item = { index: 0, merchantItemId: 'new-1', originalItem: null };
  const sent = toPlacementBody({
    source,
    merchantOrderId: 'new',
    merchantCustomerId: 'C-9',
    originalOrder: null,
    groups: [{ index: 0, promisedArrivalDate: null, localPromisedArrivalDate: null, items: [item] }],
  });
  expect(sent.fulfillmentGroups).toMatchObject([
    { destinationAddress: WIRE_ADDRESS, items: [{ merchantItemId: 'new-1', skuCode: 'CIM-AB12CD34' }] },
  ]);
});

describe('R35: a reorder sends unchanged what it does not change', () => {
  const ITEM = { itemId: 'item-1', skuCode: 'CIM-AB12CD34' };

  /** The body of a reorder of an order with one group; `over` contains its changes. */
  async function sentFor(
    group: Record<string, unknown>,
    over: Partial<PlacedGroup> = {},
    item = {},
    order = {},
  ) {
    const fulfillmentGroups = [{ ...group, items: [{ ...ITEM, ...item }] }];
    const placed = { orderId: 'order-1', ...order, fulfillmentGroups };
    const { value: source } = await ended(
      orderRequestClient(aScene(json(placed)).http).placedOrder('order-1'),
    );
    const [read] = source?.groups ?? [];
    const [line] = read?.items ?? [];
    if (!source || !read || !line) throw new Error('Not read');
    const { promisedArrivalDate, localPromisedArrivalDate } = read;
    const items = [{ index: 0, merchantItemId: line.merchantItemId, originalItem: null }];
    const { merchantOrderId, merchantCustomerId } = source;
    const groups = [{ index: 0, promisedArrivalDate, localPromisedArrivalDate, items, ...over }];
    const body = toPlacementBody({
      source,
      merchantOrderId,
      merchantCustomerId,
      originalOrder: null,
      groups,
    });
    return JSON.parse(JSON.stringify(body));
  }

  test.each([
    ['no promise', {}],
    ['an instant without a time', { promisedArrivalDate: '2027-01-05' }],
    ['an instant without a zone', { promisedArrivalDate: '2027-01-05T10:00:00' }],
    ['an instant in whole seconds', { promisedArrivalDate: '2027-01-05T10:00:00Z' }],
    ['a local time that is a number', { localPromisedArrivalDate: 20_270_105 }],
  ])('S9.8: kept dates: %s', async (_title, group) => {
    expect(await sentFor(group)).toEqual({
      fulfillmentGroups: [{ ...group, items: [{ skuCode: 'CIM-AB12CD34' }] }],
    });
  });

  test('identifiers that are not generated stay as they are', async () => {
    const { fulfillmentGroups } = await sentFor({}, {}, { merchantItemId: 47 });
    expect(fulfillmentGroups).toEqual([{ items: [{ skuCode: 'CIM-AB12CD34', merchantItemId: 47 }] }]);
  });

  test('S7.7: what the platform assigns, and every link of the original, is left out', async () => {
    const href = 'https://order-request.platform.example/v1/orders/order-0';
    const given = {
      orderId: 'order-1',
      fulfillmentGroupId: 'group-1',
      itemId: 'item-1',
      _links: { originalOrder: { href }, originalItem: { href } },
      links: { originalOrder: { href }, originalItem: { href } },
    };
    expect(await sentFor(given, {}, given, given)).toEqual({
      fulfillmentGroups: [{ items: [{ skuCode: 'CIM-AB12CD34' }] }],
    });
  });

  test('S9.8: a date that cannot be read is left out if the other one moves, because it would contradict it', async () => {
    const group = { promisedArrivalDate: '2026-11-20', localPromisedArrivalDate: '2026-11-20T10:00:00' };
    const moved = { localPromisedArrivalDate: '2026-11-25T10:00:00' };
    expect((await sentFor(group, moved)).fulfillmentGroups).toEqual([
      { ...moved, items: [{ skuCode: 'CIM-AB12CD34' }] },
    ]);
  });
});
