import { describe, expect, test } from 'vitest';
import { PEOPLE, type PersonName } from '#mocks/people.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { clientOf } from '#test/simulatedClient.ts';

const platform = simulatedPlatform();
const as = (person: PersonName) => clientOf(platform, person);

platform.world.addOrder(
  anOrder()
    .id('mixed')
    .of('kartenzauber')
    .with(
      anItem().id('venlo').by('k3vd81mq0z').at('producing'),
      anItem().id('elbe').by('b7tq40xw2n').at('producing'),
    )
    .with(anItem().id('second').by('b7tq40xw2n').at('producing'))
    .event('productionStarted')
    .event('platformAccepted', { itemId: null })
    .build(),
);
platform.world.addOrder(
  anOrder().id('acme').of('acme-print').with(anItem().id('acme-1').at('routingSuspended')).build(),
);

describe('unknown callers', () => {
  test("without a token every service responds with 401 in the gateway's own format", async () => {
    const answer = await fetch(`${platform.endpoints.baseUrl('merchant-order')}/v1/orders/mixed/actions`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('Content-Type')).toContain('problem+json');
  });

  test('a token with a wrong signature is rejected', async () => {
    const token = await platform.tokenFor('staff');
    const forged = `${token.slice(0, -2)}aa`;
    const url = `${platform.endpoints.baseUrl('order-service')}/v1/orders/mixed`;
    expect((await fetch(url, { headers: { Authorization: `Bearer ${forged}` } })).status).toBe(401);
    expect((await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
  });

  test('a preview image needs no token', async () => {
    const url = `${platform.endpoints.baseUrl('rendering')}/v1/docrefpreview/preview?page=1&instructions_uri=x`;
    expect((await fetch(url)).status).toBe(404);
  });
});

describe('the orders that a user can find', () => {
  test.each<[PersonName, string[]]>([
    ['staff', ['acme', 'mixed']],
    ['developer', ['acme', 'mixed']],
    ['merchantOperator', ['acme']],
    ['viewer', ['acme', 'mixed']],
    ['fulfillerOperator', ['mixed']],
  ])('%s', async (person, expected) => {
    expect((await as(person).search({})).sort()).toEqual(expected);
  });

  test('without any permission the search is refused', async () => {
    const answer = await as('nobody').post('order-manager', '/v2/ordersearch', { pageSize: 1, offset: 0 });
    expect(answer.status).toBe(403);
  });
});

test('each group has a unique ID', async () => {
  const people = Object.keys(PEOPLE) as PersonName[];
  const groups: { id: string; name: string }[] = (
    await Promise.all(
      people.map(async (person) => {
        const path = `/v1/principals/${encodeURIComponent(PEOPLE[person].sub)}/groups`;
        return (await as(person).get('access-management', path)).body.groups;
      }),
    )
  ).flat();
  const ids = new Map(groups.map(({ id, name }) => [name, id]));
  expect(ids.size).toBe(4);
  expect(new Set(ids.values()).size).toBe(4);
  for (const id of ids.values()) expect(id).toMatch(/^\d+$/);
});

describe('a user with access only through a fulfiller', () => {
  const operator = as('fulfillerOperator');

  test("gets that fulfiller's items and groups", async () => {
    const { body } = await operator.get('item-service', '/v1/items?orderId=mixed');
    expect(body._embedded.item.map((item: { itemId: string }) => item.itemId)).toEqual(['venlo']);
    const order = await operator.get('order-service', '/v1/orders/mixed');
    expect(order.body.fulfillmentGroups).toHaveLength(1);
    expect(order.body.fulfillmentGroups[0].items).toEqual(['venlo']);
  });

  test('is offered only that fulfiller as a filter', async () => {
    const { body } = await operator.get('order-manager', '/v1/elastic/available-filters');
    expect(body.fulfillerIds).toEqual(['k3vd81mq0z']);
  });

  test("gets that fulfiller's events", async () => {
    const { body } = await operator.get('backend', '/api/v1/eventquery?verbose=true&orderId=mixed');
    expect(body.events.map((event: { itemId: string }) => event.itemId)).toEqual(['venlo']);
  });

  test('can filter only by visible items', async () => {
    expect(await operator.search({ fulfillerIds: ['b7tq40xw2n'] })).toEqual([]);
  });

  test.each([
    ['order-request', '/v1/orders/mixed'],
    ['merchant-order', '/v1/orders/mixed/actions'],
    ['backend', '/api/v1/callbacks?orderId=mixed'],
    ['merchant-order', '/v1/buyerProductPrices/venlo'],
    ['item-service', '/v1/items/elbe'],
    ['order-service', '/v1/orders/acme'],
  ] as const)('is refused %s%s', async (service, path) => {
    expect((await operator.get(service, path)).status).toBe(403);
  });
});

describe('permissions to change something', () => {
  test.each<[string, PersonName, number]>([
    ['/v1/orders/acme/cancelrequest', 'viewer', 403],
    ['/v1/orders/acme/cancelrequest', 'fulfillerOperator', 403],
    ['/v1/orders/mixed/cancelrequest', 'merchantOperator', 403],
    ['/v1/orders/acme/items/acme-1/retryrouting', 'viewer', 403],
    ['/v1/orders/acme/items/acme-1/retryrouting', 'merchantOperator', 202],
  ])('%s by %s: %d', async (path, person, status) => {
    expect((await as(person).post('merchant-order', path)).status).toBe(status);
  });

  test('a developer can update but not order', async () => {
    const answer = await as('developer').post('merchant-order', '/v1/orders', { merchantId: 'acme-print' });
    expect(answer.status).toBe(403);
  });

  test('people can read only their own permissions', async () => {
    const path = (person: PersonName) =>
      `/v1/principals/${encodeURIComponent(PEOPLE[person].sub)}/permissions`;
    expect((await as('viewer').get('access-management', path('viewer'))).body.merchants).toHaveLength(5);
    expect((await as('viewer').get('access-management', path('staff'))).status).toBe(403);
  });

  test("a fulfiller's profile is visible to users with the permission for profiles", async () => {
    expect((await as('viewer').get('fulfiller-identity', '/v1/fulfillers/k3vd81mq0z')).status).toBe(403);
    expect((await as('staff').get('fulfiller-identity', '/v1/fulfillers/1001')).body).toMatchObject({
      fulfillerId: 'k3vd81mq0z',
      name: 'Printworks Venlo',
      supportOrderCancellations: true,
    });
  });
});
