import { describe, expect, test } from 'vitest';
import { LANDMARKS, type Landmark } from '#mocks/landmarks.ts';
import { PEOPLE } from '#mocks/people.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { clientOf } from '#test/simulatedClient.ts';

const platform = simulatedPlatform({ orders: 400 });
const staff = clientOf(platform, 'staff');
const own = /^http:\/\/[a-z-]+\.platform\.test\//;

/** Every distinct link to the platform in a document. */
function hrefs(value: unknown): string[] {
  if (typeof value === 'string') return own.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(hrefs))];
}

const ROLES = Object.keys(LANDMARKS).filter((role) => role !== 'large130') as Landmark[];

/** Landmarks whose data contains no link to a service. */
const WITHOUT_LINKS: readonly Landmark[] = ['merchantOnlyFresh', 'merchantOnlyStuck', 'halfEmpty'];

describe.each(ROLES)('landmark %s', (role) => {
  const id = encodeURIComponent(LANDMARKS[role]);

  test('is available from every service, with every link in the responses', async () => {
    const answers = await Promise.all([
      staff.get('order-manager', `/v1/orders/${id}`),
      staff.get('order-service', `/v1/orders/${id}`),
      staff.get('order-request', `/v1/orders/${id}`),
      staff.get('item-service', `/v1/items?orderId=${id}`),
      staff.get('merchant-order', `/v1/orders/${id}/actions`),
      staff.get('backend', `/api/v1/eventquery?verbose=true&orderId=${id}`),
      staff.get('backend', `/api/v1/callbacks?orderId=${id}`),
      staff.get('claims', `/v1/claims?orderId=${id}`),
      staff.get('complaints', `/v1/complaints?orderId=${id}`),
      staff.get('subscriptions', `/v1/subscriptions?resourceType=opaOrder&resourceId=${id}`),
    ]);
    for (const answer of answers) expect([200, 404]).toContain(answer.status);
    // The first three are the services that return orders.
    expect(answers.slice(0, 3).map(({ status }) => status)).toContain(200);
    const found = new Set(answers.flatMap((answer) => hrefs(answer.body)));
    expect(found.size > 0).toBe(!WITHOUT_LINKS.includes(role));
    for (const href of found) {
      const { status } = await staff.follow(href);
      // Not every item has its own price.
      expect(href.includes('/buyer') ? [200, 404] : [200], href).toContain(status);
    }
  });
});

test('an order of 130 items comes in two pages', async () => {
  const first = await staff.get('item-service', `/v1/items?orderId=${LANDMARKS.large130}`);
  expect(first.body._embedded.item).toHaveLength(100);
  expect(first.body.total).toBe(130);
  const second = await staff.follow(first.body._links.next.href);
  expect(second.body._embedded.item).toHaveLength(30);
  expect(second.body._links).toEqual({});
});

test('IDs with special characters lead to the right resources', async () => {
  const id = encodeURIComponent('item?c=d&e=/f');
  expect((await staff.get('item-service', `/v1/items/${id}`)).body.itemId).toBe('item?c=d&e=/f');
  const reference = await staff.get('item-service', `/v1/items/${id}/reference`);
  expect(reference.body).toMatchObject({ orderId: LANDMARKS.strangeIds });
  expect(new URL(reference.body._links.orderOperations.href).searchParams.get('itemId')).toBe(
    'item?c=d&e=/f',
  );
});

test('the lists of reference data are complete', async () => {
  expect((await staff.get('merchant-config', '/v0/merchants?verbose=false')).body).toHaveLength(25);
  expect((await staff.get('fulfiller-identity', '/v1/fulfillers')).body).toHaveLength(18);
  const channels = await staff.get('order-manager', '/v1/elastic/available-filters');
  expect(channels.body.merchantSalesChannels.length).toBeLessThanOrEqual(6);
  const tree = await staff.get('product-categories', '/v2/tree');
  expect(tree.body.categories[0].children[0].children[0].id).toBe(
    'marketing-materials.business-cards.standard-cards',
  );
});

test('fulfillers are listed with the archived ones, and by a part of their name', async () => {
  const listed = async (
    query: string,
  ): Promise<{ name: string; archived: boolean; internalFulfillerId: number }[]> =>
    (await staff.get('fulfiller-identity', `/v1/fulfillers${query}`)).body;
  expect((await listed('')).filter(({ archived }) => archived)).toHaveLength(1);
  expect((await listed('?fulfillerName=print')).map(({ name }) => name)).toEqual([
    'Printworks Venlo',
    'Thames Digital Print',
    'Cascade Print & Mail',
  ]);
  const [archived] = await listed('?fulfillerName=old');
  expect(archived).toMatchObject({ archived: true, internalFulfillerId: 1018 });
});

test('carrier services are listed page by page, and individually', async () => {
  const first = await staff.get('carriers', '/api/v1/carrierServices?size=200');
  const second = await staff.follow(first.body._links.next.href);
  expect(second.body._links).toEqual({});
  expect(first.body._embedded.carrierServices.length + second.body._embedded.carrierServices.length).toBe(30);
  expect((await staff.get('carriers', '/api/v1/carrierServices/recs%3Aups-ground')).body.name).toBe(
    'UPS Ground',
  );
  const missing = await staff.get('carriers', '/api/v1/carrierServices/nobody');
  expect(missing).toMatchObject({ status: 404, body: undefined });
});

test('products, surfaces, images and manufacturing data', async () => {
  const { body } = await staff.get('item-service', `/v1/items?orderId=${LANDMARKS.single}`);
  const [item] = body._embedded.item;
  const product = await staff.get('product-catalog', `/v3/mcpSkus/${item.skuCode}`);
  const surfaces = await staff.follow(product.body._links.calculatedSurfaceSet.href);
  expect(surfaces.body.surfaceGroups[0].surfaces.length).toBeGreaterThan(0);
  const url = encodeURIComponent(item._links.productConfiguration.href);
  const path = `/v1/productmanufacturingdatarequest/product?productConfigurationUrl=${url}&showAttributeSource=true`;
  const data = await staff.get('manufacturing-data', path);
  expect(data.body.productManufacturingData[0]).toHaveProperty('source');
  const pictures = await Promise.all(
    body._embedded.item.map(({ documentReferenceUrl }: { documentReferenceUrl: string }) =>
      fetch(
        `${platform.endpoints.baseUrl('rendering')}/v1/docrefpreview/preview?width=150&page=1&instructions_uri=${encodeURIComponent(documentReferenceUrl)}`,
      ),
    ),
  );
  expect(pictures[0]?.headers.get('Content-Type')).toBe('image/png');
});

test("routing offers its options, the item's own fulfiller first", async () => {
  const { body } = await staff.get('item-service', `/v1/items?orderId=${LANDMARKS.single}`);
  const routing = await staff.follow(body._embedded.item[0]._links.routingRequest.href);
  const { selectedFulfillerId, options } = routing.body._embedded.routingResult;
  expect(options[0].fulfillerId).toBe(selectedFulfillerId);
  expect(options).toHaveLength(5);
});

test('the history contains every step with its nested ones', async () => {
  const { body } = await staff.get('item-service', `/v1/items?orderId=${LANDMARKS.single}`);
  const [item] = body._embedded.item;
  const history = await staff.get('item-history', `/v1/itemHistory?itemId=${item.itemId}`);
  const names = history.body.statuses.map((one: { name: string }) => one.name);
  expect(names).toEqual(
    expect.arrayContaining([
      'standardizingOrder',
      'addressValidation',
      'preparing',
      'prepress',
      'production',
    ]),
  );
});

test('names behind IDs', async () => {
  expect(
    (await staff.get('client-directory', '/v1/clients/n3Qd81vLz0mRk7Yp?get_client_secret=false&fields=name'))
      .body,
  ).toEqual({
    name: 'Acme web shop connector',
  });
  const principal = await staff.get(
    'access-management',
    `/v1/principals/${encodeURIComponent(PEOPLE.merchantOperator.sub)}`,
  );
  expect(principal.body.profile.user_metadata).toEqual({ first_name: 'Tom', last_name: 'Adler' });
});

test('expectations and remediation steps', async () => {
  const { body } = await staff.get('item-service', `/v1/items?orderId=${LANDMARKS.unsupported}`);
  const [item] = body._embedded.item;
  const url = encodeURIComponent(item._links.fulfillmentConfiguration.href);
  const support = await staff.get(
    'fulfillment-expectations',
    `/v4/views/support?fulfillmentConfigurationUrl=${url}`,
  );
  expect(support.body._embedded.processes[0]).toEqual({
    expectationCode: 'supportOrderCancellations',
    supported: false,
    used: false,
  });
  expect(
    (await staff.get('fulfillment-expectations', '/v1/remediationStep/supportOrderCancellations')).body.steps,
  ).toHaveLength(2);
  expect((await staff.get('fulfillment-expectations', '/v1/remediationStep/nothing')).status).toBe(404);
});

test('the notifications channel is a public list', async () => {
  const notifications = await (await fetch('https://notifications.simulated.example/channel.json')).json();
  expect(notifications.map(({ severity }: { severity: string }) => severity)).toEqual([
    'info',
    'info',
    'warning',
  ]);
});

test('documents with wrong types are searched, changed and counted like others', async () => {
  const id = LANDMARKS.wrongTypes;
  const found = await staff.search({ ids: [id] });
  expect(found).toEqual([id]);
  const filters = await staff.search({
    statusesInclusive: [{ name: 'production', state: 'current', missedCloseDate: true }],
    ids: [id],
  });
  expect(filters).toEqual([]);
  const answer = await staff.post('merchant-order', `/v1/orders/${id}/cancelrequest`);
  expect(answer.status).toBe(202);
});
