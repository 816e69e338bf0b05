import { describe, expect, test } from 'vitest';
import { createPlatform, type Platform } from '#api/platform.ts';
import { answers, aScene, ended, failureOf, json, onFakeTime } from './scene.ts';

onFakeTime();

type Ask = (platform: Platform) => Promise<unknown>;
const LINK = 'https://fulfillment-order-manager.platform.example/v1/shipments/SH-1';

/** What the platform's answer is read as. */
async function read<T>(ask: (platform: Platform) => Promise<T>, body: unknown): Promise<T> {
  const { value } = await ended(ask(createPlatform(aScene(json(body)).http)));
  return value as T;
}

const SENT: readonly (readonly [string, Ask, string])[] = [
  [
    'S7.18',
    ({ events }) => events.eventsOfOrder('a/1'),
    'GET https://console.example/api/v1/eventquery?verbose=true&orderId=a%2F1',
  ],
  [
    'S7.23',
    ({ itemHistory }) => itemHistory.historyOfItem('1'),
    'GET https://item-history.platform.example/v1/itemHistory?itemId=1',
  ],
  [
    'S7.13',
    ({ fulfillmentExpectations }) => fulfillmentExpectations.support('https://a.example/b?c'),
    'GET https://fulfillment-expectations.platform.example/v4/views/support?fulfillmentConfigurationUrl=https%3A%2F%2Fa.example%2Fb%3Fc',
  ],
  [
    'S7.14',
    ({ fulfillmentExpectations }) => fulfillmentExpectations.remediationSteps('a b'),
    'GET https://fulfillment-expectations.platform.example/v1/remediationStep/a%20b',
  ],
  [
    'S7.21',
    ({ changeRequestRouter }) => changeRequestRouter.changesOfItem('1'),
    'GET https://change-request-router.platform.example/v2/changeRequests?itemId=1',
  ],
  [
    'S7.26',
    ({ clientDirectory }) => clientDirectory.clientName('abc'),
    'GET https://client-directory.platform.example/v1/clients/abc?get_client_secret=false&fields=name',
  ],
  [
    'S7.26',
    ({ accessManagement }) => accessManagement.principalName('auth0|5f1e'),
    'GET https://access-management.platform.example/v1/principals/auth0%7C5f1e',
  ],
  ['S7.22', ({ shipments }) => shipments.shipment(LINK), `GET ${LINK}`],
];

test.each(SENT)('%s: what the call sends', async (_spec, ask, expected) => {
  const scene = aScene(answers(400));
  await failureOf(ask(createPlatform(scene.http)));
  expect(scene.seen.map(({ method, url }) => `${method} ${url.href}`)).toEqual([expected]);
});

test.each([
  ['a shipment', ({ shipments }: Platform) => shipments.shipment('https://evil.example/1')],
  [
    'a delivery request',
    ({ changeRequestRouter }: Platform) => changeRequestRouter.deliveryRequest('javascript:alert(1)'),
  ],
  [
    'an expectation',
    ({ fulfillmentExpectations }: Platform) => fulfillmentExpectations.expectation('https://evil.example'),
  ],
])('%s that a link leads elsewhere for is never asked for', async (_case, ask) => {
  const scene = aScene(answers(200));
  const failure = await failureOf(ask(createPlatform(scene.http)));
  expect(failure.reason).toBe('unexpectedHost');
  expect(scene.seen).toEqual([]);
});

describe('the events of an order', () => {
  const events = async (...wire: unknown[]) =>
    (await read(({ events: service }) => service.eventsOfOrder('1'), { events: wire })).events;

  const WHOLE = {
    eventId: 'e-1',
    eventType: 'fulfillment',
    eventDate: '2026-11-18T09:12:44Z',
    eventSourceId: 'workflow',
    itemId: 'item-1',
    fake: true,
    detail: 'gone',
    createdOnBehalfOf: 'abc@clients',
    additionalData: {
      quantity: 250,
      costsIncurred: false,
      reason: 'why',
      caveats: ['one', 'two'],
      unsupportedProcesses: 'foil stamping',
      availableOn: '2026-12-01',
      fulfillerRelatedLinks: [{ name: 'Production', href: 'https://p.example/1' }],
      packages: [
        {
          trackingId: 'T-1',
          trackingUrl: 'https://t.example',
          trackingStatus: 'IN-TRANSIT',
          items: [{ mcpItemId: 'M-1', quantity: 2 }],
        },
      ],
      robotArm: { number: 7 },
    },
    attempts: [
      {
        attemptId: 'a-1',
        attemptedDate: '2026-11-18T09:13:00Z',
        success: false,
        source: 'sender',
        errorDescription: 'Bad Gateway',
        errorStackTrace: 'at x',
        errorId: 5,
        errorResponseCode: 502,
      },
      { attemptId: 'a-2', createdDate: '2026-11-18T09:14:00Z', success: true, attempt: { source: 'replay' } },
    ],
  };

  test('S3.34 to S3.36: every field is read, attempts with a flat or a nested source', async () => {
    const [event] = await events(WHOLE);
    expect(event).toMatchObject({
      eventId: 'e-1',
      eventType: 'fulfillment',
      eventDate: '2026-11-18T09:12:44.000Z',
      itemId: 'item-1',
      fake: true,
      createdOnBehalfOf: 'abc@clients',
      attempts: [
        {
          at: '2026-11-18T09:13:00.000Z',
          success: false,
          source: 'sender',
          errorDescription: 'Bad Gateway',
          errorStackTrace: 'at x',
          errorId: '5',
          errorResponseCode: '502',
        },
        { at: '2026-11-18T09:14:00.000Z', success: true, source: 'replay', errorDescription: '' },
      ],
    });
    expect(event?.facts).toEqual([
      { kind: 'number', field: 'quantity', value: 250 },
      { kind: 'flag', field: 'costsIncurred', value: false },
      { kind: 'text', field: 'reason', value: 'why' },
      { kind: 'list', field: 'caveats', value: ['one', 'two'] },
      { kind: 'list', field: 'unsupportedProcesses', value: ['foil stamping'] },
      { kind: 'date', field: 'availableOn', value: '2026-12-01' },
      {
        kind: 'links',
        field: 'fulfillerRelatedLinks',
        value: [{ name: 'Production', href: 'https://p.example/1' }],
      },
      {
        kind: 'packages',
        field: 'packages',
        value: [
          {
            trackingId: 'T-1',
            trackingUrl: 'https://t.example',
            trackingStatus: 'IN-TRANSIT',
            items: [{ itemId: 'M-1', quantity: 2 }],
          },
        ],
      },
      { kind: 'other', field: 'robotArm', value: '{"number":7}' },
    ]);
  });

  test.each<[string, unknown]>([
    ['nothing but its braces', {}],
    ['nulls everywhere', Object.fromEntries(Object.keys(WHOLE).map((name) => [name, null]))],
    ['wrong types everywhere', Object.fromEntries(Object.keys(WHOLE).map((name) => [name, 7]))],
  ])('an event of %s is still an event', async (_case, wire) => {
    const found = await events(wire);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ eventType: '', eventDate: null, facts: [], attempts: [] });
  });

  test('a known field of another kind is kept as text', async () => {
    const [event] = await events({
      additionalData: { quantity: 'many', packages: 'none', caveats: { paper: 'thin' } },
    });
    expect(event?.facts).toEqual([
      { kind: 'other', field: 'quantity', value: 'many' },
      { kind: 'other', field: 'packages', value: 'none' },
      { kind: 'other', field: 'caveats', value: '{"paper":"thin"}' },
    ]);
  });

  test('a field that says nothing takes no room, known or not', async () => {
    const [event] = await events({
      additionalData: {
        packages: [],
        caveats: [],
        reason: null,
        note: '',
        robotArm: {},
        hand: [],
        foot: null,
      },
    });
    expect(event?.facts).toEqual([]);
  });

  test('names that every object has do no harm', async () => {
    const additionalData = JSON.parse('{"__proto__":{"polluted":true},"constructor":"x","toString":"y"}');
    const [event] = await events({ additionalData });
    expect(event?.facts.map(({ field }) => field)).toEqual(['toString']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('they come newest first, beside the list as it came', async () => {
    const wire = [
      { eventId: 'old', eventDate: '2026-11-18T09:00:00Z' },
      { eventId: 'none' },
      { eventId: 'new', eventDate: '2026-11-19T09:00:00Z' },
    ];
    const found = await read(({ events: service }) => service.eventsOfOrder('1'), { events: wire });
    expect(found.events.map(({ eventId }) => eventId)).toEqual(['new', 'old', 'none']);
    expect(found.raw).toEqual(wire);
  });
});

test('S3.15: a history entry needs a name and nothing else', async () => {
  const wire = [
    {
      name: 'routing',
      state: 'closed',
      startDate: '2026-11-18T09:00:00Z',
      endDate: '2026-11-18T10:00:00Z',
      quantity: 3,
    },
    { name: 'odd', state: 'thinking', startDate: 'yesterday' },
    { state: 'closed' },
  ];
  const found = await read(({ itemHistory }) => itemHistory.historyOfItem('1'), { statuses: wire });
  expect(found).toMatchObject([
    { name: 'routing', state: 'closed', endDate: '2026-11-18T10:00:00.000Z', quantity: 3 },
    { name: 'odd', state: 'notStarted', startDate: null },
  ]);
});

describe('change requests', () => {
  const changes = (...wire: unknown[]) =>
    read(({ changeRequestRouter }) => changeRequestRouter.changesOfItem('1'), {
      _embedded: { changeRequests: wire },
    });

  test('S3.38: every field is read, and the document kept', async () => {
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

  test('one of which hardly anything came is still there, with its document; what is none is left out', async () => {
    const found = await changes({ changeDetails: 'delivery' }, 'nonsense', null);
    expect(found).toMatchObject([{ changeType: '', state: '', document: { changeDetails: 'delivery' } }]);
  });

  const delivery = (body: unknown) =>
    read(
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
  ])('S8.26: %j holds no address', async (body) => {
    expect(await delivery(body)).toBeNull();
  });
});

test('S3.37: a shipment is read, with sizes only where all edges are known', async () => {
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
  expect(await read(({ shipments }) => shipments.shipment(LINK), wire)).toMatchObject({
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

describe('expectations', () => {
  test('S7.14: a 404 is ignored', async () => {
    const platform = createPlatform(aScene(answers(404)).http);
    const { fulfillmentExpectations: service } = platform;
    expect((await ended(service.remediationSteps('a'))).value).toEqual([]);
    expect((await ended(service.support('https://a.example'))).value).toEqual([]);
    const link = 'https://fulfillment-expectations.platform.example/v4/expectations/a';
    expect((await ended(service.expectation(link))).value).toBeNull();
  });

  test('steps may bring documentation', async () => {
    const steps = [
      { title: 'Call', description: 'them', _links: { documentation: { href: 'https://d.example' } } },
      {},
    ];
    const found = await read(({ fulfillmentExpectations }) => fulfillmentExpectations.remediationSteps('a'), {
      steps,
    });
    expect(found).toEqual([
      { title: 'Call', description: 'them', documentationUrl: 'https://d.example' },
      { title: '', description: '', documentationUrl: '' },
    ]);
  });
});

describe('S7.26: the name of a principal', () => {
  test.each<[string, unknown, string]>([
    ['is that of its profile', { profile: { name: 'Tom Adler', email: 'tom@x.example' } }, 'Tom Adler'],
    [
      'or first and last name',
      { profile: { user_metadata: { first_name: 'Tom', last_name: 'Adler' } } },
      'Tom Adler',
    ],
    ['or the address', { profile: { email: 'tom@x.example' } }, 'tom@x.example'],
    ['or nothing', { canonical_principal: 'auth0|1' }, ''],
    ['or nothing where the profile is no object', { profile: 'Tom' }, ''],
  ])('%s', async (_case, body, name) => {
    expect(await read(({ accessManagement }) => accessManagement.principalName('auth0|1'), body)).toBe(name);
  });
});
