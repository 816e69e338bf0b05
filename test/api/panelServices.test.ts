import { describe, expect, test } from 'vitest';
import { createPlatform, type Platform } from '#api/platform.ts';
import type { Ask } from './ask.ts';
import { readAs } from './readAs.ts';
import { answers, aScene, ended, failureOf, onFakeTime } from './scene.ts';

onFakeTime();

const LINK = 'https://fulfillment-order-manager.platform.example/v1/shipments/SH-1';

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
  [
    'S7.20',
    ({ fulfillmentOrderManager }) =>
      fulfillmentOrderManager.notifications({ fulfillerId: 'f', orderId: '1', itemId: 'M4K7Q2P9XD' }),
    'GET https://fulfillment-order-manager.platform.example/v1/notifications?fulfillerId=f&orderId=1&itemId=M4K7Q2P9XD&status=All',
  ],
  ['S7.22', ({ shipments }) => shipments.shipment(LINK), `GET ${LINK}`],
];

test.each(SENT)('%s: the request of the call', async (_spec, ask, expected) => {
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
])('%s is never requested if its link leads to another host', async (_case, ask) => {
  const scene = aScene(answers(200));
  const failure = await failureOf(ask(createPlatform(scene.http)));
  expect(failure.reason).toBe('unexpectedHost');
  expect(scene.seen).toEqual([]);
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

  test('steps may include documentation', async () => {
    const steps = [
      { title: 'Call', description: 'them', _links: { documentation: { href: 'https://d.example' } } },
      {},
    ];
    const found = await readAs(
      ({ fulfillmentExpectations }) => fulfillmentExpectations.remediationSteps('a'),
      {
        steps,
      },
    );
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
    ['or nothing if the profile is not an object', { profile: 'Tom' }, ''],
  ])('%s', async (_case, body, name) => {
    expect(await readAs(({ accessManagement }) => accessManagement.principalName('auth0|1'), body)).toBe(
      name,
    );
  });
});

test('R310: a notification to a fulfiller, or a period of the history, that the platform repeats counts once', async () => {
  const notification = {
    notificationId: 'n-1',
    type: 'OrderRequest',
    status: 'NEW',
    items: [{ itemId: 'M4K7' }],
  };
  const subject = { fulfillerId: 'f', orderId: '1', itemId: 'M4K7' };
  const notifications = await readAs(
    ({ fulfillmentOrderManager }) => fulfillmentOrderManager.notifications(subject),
    { notifications: [notification, notification, { ...notification, notificationId: 'n-2' }] },
  );
  expect(notifications.map(({ notificationId }) => notificationId)).toEqual(['n-1', 'n-2']);
  const period = { name: 'routing', state: 'closed', startDate: '2026-11-18T09:00:00Z' };
  const statuses = [period, period, { ...period, startDate: '2026-11-19T09:00:00Z' }];
  const history = await readAs(({ itemHistory }) => itemHistory.historyOfItem('1'), { statuses });
  expect(history.map(({ startDate }) => startDate?.slice(0, 10))).toEqual(['2026-11-18', '2026-11-19']);
});
