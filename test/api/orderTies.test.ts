import { describe, expect, test } from 'vitest';
import { createPlatform, type Platform } from '#api/platform.ts';
import { platformSaying, valueFrom } from './platformSaying.ts';
import { answers, aScene, ended, failureOf, json, onFakeTime } from './scene.ts';

onFakeTime();

const LINK = 'https://order-service.platform.example/v1/anything/1';

describe('the requests of the calls', () => {
  const CONFIGURATION = 'https://catalog.example/v3/productConfigurations/1';

  test.each<readonly [string, (platform: Platform) => Promise<unknown>, string]>([
    [
      'S7.27',
      ({ claims }) => claims.claimsOfOrder('1'),
      'https://claims.platform.example/v1/claims?orderId=1',
    ],
    [
      'S7.27',
      ({ complaints }) => complaints.complaintsOfOrder('1'),
      'https://complaints.platform.example/v1/complaints?orderId=1',
    ],
    [
      'S7.24',
      ({ manufacturingData }) => manufacturingData.attributes(CONFIGURATION),
      `https://manufacturing-data.platform.example/v1/productmanufacturingdatarequest/product?productConfigurationUrl=${encodeURIComponent(CONFIGURATION)}&showAttributeSource=true`,
    ],
    [
      'S7.25',
      ({ fulfillerIdentity }) => fulfillerIdentity.fulfiller('f/1'),
      'https://fulfiller-identity.platform.example/v1/fulfillers/f%2F1',
    ],
    ['S7.22', ({ itemLinks }) => itemLinks.relatedItem(LINK), LINK],
    ['S7.22', ({ itemLinks }) => itemLinks.document(LINK), LINK],
    [
      'S2.83',
      ({ orderService }) => orderService.document('1'),
      'https://order-service.platform.example/v1/orders/1',
    ],
    [
      'S2.83',
      ({ itemService }) => itemService.document('1'),
      'https://item-service.platform.example/v1/items/1',
    ],
  ])('%s: %s → GET %s', async (_spec, ask, expected) => {
    const scene = aScene(answers(400));
    await failureOf(ask(createPlatform(scene.http)));
    expect(scene.seen.map(({ method, url }) => `${method} ${url.href}`)).toEqual([`GET ${expected}`]);
  });

  test('a link to a host outside the platform is never followed', async () => {
    const scene = aScene(json({ itemId: '1' }));
    const failure = await failureOf(
      createPlatform(scene.http).itemLinks.relatedItem('https://evil.example/1'),
    );
    expect(failure.reason).toBe('unexpectedHost');
    expect(scene.seen).toEqual([]);
  });
});

describe('S3.29, S7.22: the links of an item', () => {
  test('another item, with the page that shows it', async () => {
    const page = 'https://console.example/orders/o-1?itemId=i-1';
    const body = { itemId: 'i-1', orderId: 'o-1', _links: { orderOperations: { href: page } } };
    expect(await valueFrom(platformSaying(body).itemLinks.relatedItem(LINK))).toEqual({
      itemId: 'i-1',
      orderId: 'o-1',
      page,
    });
  });

  test.each([
    ['a number', { productVersion: 7, mcpSku: 'CIM-1' }, { productVersion: '7' }],
    ['a text', { productVersion: '7.1' }, { productVersion: '7.1' }],
    ['nothing readable', { productVersion: { major: 7 } }, { productVersion: '' }],
  ])('a product configuration whose version is %s', async (_title, body, expected) => {
    expect(await valueFrom(platformSaying(body).itemLinks.productConfiguration(LINK))).toEqual(expected);
  });

  test('a routing request: its options by rank, without invalid amounts', async () => {
    const body = {
      routingRequestId: 'r-1',
      createdDate: '2026-11-18T09:12:44Z',
      _embedded: {
        routingResult: {
          selectedFulfillerId: 'k3',
          options: [
            { fulfillerId: 'out', rank: null, excludedReasons: ['too late', 7], cost: null },
            {
              fulfillerId: 'k3',
              fulfillerName: 'Venlo',
              rank: 1,
              cost: { amount: 9.1, currency: 'EUR' },
              expectedArrivalDate: '2026-11-24T18:00:00Z',
              _links: { fulfillmentConfiguration: { href: 'https://configurations.example/1' } },
            },
            { fulfillerName: 'without an id' },
          ],
        },
      },
    };
    expect(await valueFrom(platformSaying(body).itemLinks.routing(LINK))).toEqual({
      routingRequestId: 'r-1',
      createdDate: '2026-11-18T09:12:44.000Z',
      selectedFulfillerId: 'k3',
      options: [
        {
          fulfillerId: 'k3',
          fulfillerName: 'Venlo',
          rank: 1,
          cost: { amount: 9.1, currency: 'EUR' },
          expectedArrivalDate: '2026-11-24T18:00:00.000Z',
          excludedReasons: [],
          fulfillmentConfigurationHref: 'https://configurations.example/1',
        },
        {
          fulfillerId: 'out',
          fulfillerName: '',
          rank: null,
          cost: null,
          expectedArrivalDate: null,
          excludedReasons: ['too late'],
          fulfillmentConfigurationHref: null,
        },
      ],
    });
  });

  test('a routing request without a result has no options', async () => {
    expect(await valueFrom(platformSaying({}).itemLinks.routing(LINK))).toEqual({
      routingRequestId: '',
      createdDate: null,
      selectedFulfillerId: '',
      options: [],
    });
  });

  test.each([
    [
      { amount: 20, currency: 'EUR' },
      { amount: 20, currency: 'EUR' },
    ],
    [
      { amount: 0, currency: 'EUR' },
      { amount: 0, currency: 'EUR' },
    ],
    [{ currency: 'EUR' }, null],
    [{ amount: 'twenty', currency: 'EUR' }, null],
  ])('a buyer price: %j', async (body, expected) => {
    const { value } = await ended(platformSaying(body).itemLinks.buyerPrice(LINK));
    expect(value).toEqual(expected);
  });

  test('a print job, with the fields it has', async () => {
    expect(await valueFrom(platformSaying({ status: 'accepted' }).itemLinks.printJob(LINK))).toEqual({
      status: 'accepted',
      message: '',
      shortId: '',
    });
  });

  test('any document, unchanged', async () => {
    const body = { anything: [1, { more: null }] };
    expect(await valueFrom(platformSaying(body).itemLinks.document(LINK))).toEqual(body);
  });
});

test('S7.24: missing manufacturing data is an empty list, and unreadable entries are dropped', async () => {
  expect(await valueFrom(platformSaying({}, 404).manufacturingData.attributes('x'))).toEqual([]);
  const body = {
    productManufacturingData: [{ name: 'bleed', value: 3, source: 'sku' }, { value: 'nameless' }],
  };
  expect(await valueFrom(platformSaying(body).manufacturingData.attributes('x'))).toEqual([
    { name: 'bleed', value: '3', source: 'sku', attributeClass: '' },
  ]);
});
