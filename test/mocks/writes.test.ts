import { beforeEach, describe, expect, test } from 'vitest';
import type { ItemDocument } from '#mocks/documents.ts';
import { PEOPLE } from '#mocks/people.ts';
import { anItem, anOrder, type ItemBuilder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { clientOf } from '#test/simulatedClient.ts';

const platform = simulatedPlatform();
const { world } = platform;
const staff = clientOf(platform, 'staff');

const SIGN_IN =
  'client_id=c&redirect_uri=http://console.test/&response_type=code&code_challenge=x&code_challenge_method=S256';
let logged = 0;
beforeEach(() => {
  logged = world.log.length;
});
const operations = () => world.log.slice(logged).map((write) => `${write.operation} ${write.subject}`);

function add(...items: ItemBuilder[]) {
  const built = anOrder()
    .of('acme-print')
    .with(...items)
    .build();
  const record = world.addOrder(built);
  const item = (place: number) => record.items[place] as ItemDocument;
  return { record, item, orderId: record.orderId };
}

const sent = () => anItem().by('k3vd81mq0z').at('producing');
const events = async (
  orderId: string,
): Promise<{ eventType: string; additionalData: Record<string, unknown> }[]> =>
  (await staff.get('backend', `/api/v1/eventquery?verbose=true&orderId=${orderId}`)).body.events;
const notifications = async (item: ItemDocument) =>
  (
    await staff.get(
      'fulfillment-order-manager',
      `/v1/notifications?fulfillerId=k3vd81mq0z&itemId=${item.shortItemId}&status=All`,
    )
  ).body.notifications;

describe('cancelling', () => {
  test('asks the fulfiller, and shows as pending in the search', async () => {
    const { orderId, item } = add(sent(), sent());
    expect((await staff.post('merchant-order', `/v1/orders/${orderId}/cancelrequest`)).status).toBe(202);
    expect(item(0).statuses?.pendingCancellation?.state).toBe('current');
    expect(operations()).toEqual([`requestCancellation ${orderId}`]);
    expect((await events(orderId)).map((event) => event.eventType)).toEqual([
      'cancellationRequestReceived',
      'cancellationRequestReceived',
    ]);
    expect(
      await staff.search({ statusesInclusive: [{ name: 'pendingCancellation', state: 'current' }] }),
    ).toContain(orderId);
    expect((await notifications(item(0)))[0]).toMatchObject({ type: 'CancellationRequest', status: 'NEW' });
  });

  test('an item that no fulfiller has yet is cancelled by the platform', async () => {
    const { orderId, item } = add(anItem().at('documentReview'), sent());
    await staff.post('merchant-order', `/v1/orders/${orderId}/items/${item(0).itemId}/cancelrequest`);
    expect(item(0).statuses?.cancelled?.state).toBe('current');
    expect(item(1).statuses?.cancelled).toBeUndefined();
  });

  test('a second request changes nothing and says so', async () => {
    const { orderId } = add(sent());
    await staff.post('merchant-order', `/v1/orders/${orderId}/cancelrequest`);
    const again = await staff.post('merchant-order', `/v1/orders/${orderId}/cancelrequest`);
    expect(again.status).toBe(409);
    expect(again.body.message).toMatch(/cancelled/);
    expect(operations()).toHaveLength(1);
  });

  test('the actions say what is possible', async () => {
    const { orderId, item } = add(sent(), sent().at('delivered'), anItem().by('q4nb90vs6l').at('shipped'));
    const path = `/v1/orders/${orderId}/actions`;
    const { body } = await staff.get('merchant-order', path);
    expect(body.actions).toEqual([{ actionType: 'orderCancellation' }]);
    expect(body.fulfillmentGroups[0].items.map((one: { actions: unknown[] }) => one.actions.length)).toEqual([
      1, 0, 0,
    ]);
    await staff.post('merchant-order', `/v1/orders/${orderId}/items/${item(0).itemId}/cancelrequest`);
    expect((await staff.get('merchant-order', path)).body.actions).toEqual([]);
  });
});

describe('the fulfiller answers', () => {
  const answer = async (item: ItemDocument, verb: string, body?: unknown) => {
    const [open] = (await notifications(item)).filter((one: { status: string }) => one.status === 'NEW');
    return staff.post(
      'fulfillment-order-manager',
      `/v1/notifications/${open?.notificationId}/items/${item.shortItemId}/${verb}`,
      body,
    );
  };

  test('accepting a cancellation cancels the item, once', async () => {
    const { orderId, item } = add(sent());
    await staff.post('merchant-order', `/v1/orders/${orderId}/cancelrequest`);
    expect((await answer(item(0), 'accept', { costsIncurred: true })).status).toBe(204);
    expect(item(0).statuses?.cancelled?.state).toBe('current');
    expect((await events(orderId)).at(-1)).toMatchObject({
      eventType: 'cancellationResponse',
      additionalData: { costsIncurred: true, cancelledBy: 'fulfiller' },
    });
    expect((await answer(item(0), 'accept')).status).toBe(404);
    expect((await notifications(item(0)))[0].links).not.toHaveProperty('accept');
  });

  test('refusing one lets the item run on', async () => {
    const { orderId, item } = add(sent());
    await staff.post('merchant-order', `/v1/orders/${orderId}/cancelrequest`);
    await answer(item(0), 'reject', { rejectionReason: 'Too late' });
    expect(item(0).statuses?.pendingCancellation?.state).toBe('closed');
    expect((await events(orderId)).at(-1)).toMatchObject({
      eventType: 'nothingCancelled',
      additionalData: { reason: 'Too late' },
    });
  });

  test.each([
    ['ItemsRejected', 'rejected', 'fulfillerRejected'],
    ['ProductionStarted', 'production', 'productionStarted'],
  ])('%s', async (notificationType, status, eventType) => {
    const { orderId, item } = add(anItem().by('k3vd81mq0z').at('accepted'));
    const body = {
      notificationType,
      items: [{ itemId: item(0).shortItemId }],
      rejectionDetails: { reason: 'No paper', code: 'P1' },
    };
    expect((await staff.post('fulfillment-order-manager', '/v1/notifications', body)).status).toBe(202);
    expect(item(0).statuses?.[status]?.state).toBe('current');
    expect((await events(orderId)).at(-1)?.eventType).toBe(eventType);
  });

  test("rejecting needs a reason, an item that runs and the fulfiller's permission", async () => {
    const { item } = add(sent(), sent().at('shipped'));
    const post = (place: number, details: unknown, person = staff) =>
      person.post('fulfillment-order-manager', '/v1/notifications', {
        notificationType: 'ItemsRejected',
        items: [{ itemId: item(place).shortItemId }],
        rejectionDetails: details,
      });
    const refused = await post(0, {});
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'E400' } });
    expect((await post(1, { reason: 'x' })).status).toBe(409);
    expect((await post(0, { reason: 'x' }, clientOf(platform, 'developer'))).status).toBe(403);
    expect(operations()).toEqual([]);
  });

  test('shipping, in parts, makes shipments that can be followed', async () => {
    const { orderId, item } = add(sent().quantity(10));
    const ship = (quantity: number) =>
      staff.post('fulfillment-order-manager', '/v1/shipments', {
        items: [{ itemId: item(0).shortItemId, quantity }],
        carrierService: 'recs:ups-standard',
        trackingId: 'TRACK-1',
      });
    const first = await ship(4);
    expect(first.status).toBe(201);
    expect(item(0).statuses?.fulfilled).toMatchObject({ state: 'current', quantity: 4 });
    expect((await ship(7)).status).toBe(422);
    expect((await ship(6)).status).toBe(201);
    const shown = await staff.get('item-service', `/v1/items/${item(0).itemId}`);
    expect(shown.body._links.shipments).toHaveLength(2);
    const shipment = await staff.follow(shown.body._links.shipments[0].href);
    expect(shipment.body).toMatchObject({ shipmentId: first.body.shipmentId, status: 'DISPATCHED' });
    expect((await events(orderId)).at(-1)?.eventType).toBe('fulfillment');
  });
});

describe('alerts', () => {
  test('discrepancies take the expected close date off, entry by entry', async () => {
    const { item } = add(sent().late('documentReview'), sent().late('preparing'));
    const { body, status } = await staff.post('backend', '/api/v1/discrepancies', {
      merchantId: 'acme-print',
      discrepancies: [
        { itemId: item(0).itemId, status: 'documentReview', comment: 'Called the customer' },
        { itemId: item(1).itemId, status: 'routing', comment: '' },
      ],
    });
    expect(status).toBe(200);
    expect(body.results.map((one: { success: boolean }) => one.success)).toEqual([true, false]);
    expect(item(0).statuses?.documentReview?.expectedCloseDate).toBeNull();
    expect(operations()).toEqual([`clearAlert ${item(0).itemId}`]);
  });

  test('so does DELETE, once', async () => {
    const { item } = add(sent().late('suspended'));
    const path = `/v1/items/${item(0).itemId}/statuses/suspended/expectedCloseDate`;
    expect((await staff.delete('item-service', path)).status).toBe(204);
    expect((await staff.delete('item-service', path)).status).toBe(404);
  });
});

describe('reordering', () => {
  const reorderBody = async (orderId: string) => {
    const { body } = await staff.get('order-request', `/v1/orders/${orderId}`);
    const groups = body.fulfillmentGroups.map(
      ({ fulfillmentGroupId, ...group }: { items: object[]; fulfillmentGroupId: string }) => ({
        ...group,
        items: group.items.map(({ itemId, ...item }: { itemId?: string }) => ({
          ...item,
          _links: {
            originalItem: { href: `${platform.endpoints.baseUrl('item-service')}/v1/items/${itemId}` },
          },
        })),
      }),
    );
    const { orderId: _, ...order } = body;
    const href = `${platform.endpoints.baseUrl('merchant-order')}/v1/orders/${orderId}`;
    return { ...order, fulfillmentGroups: groups, _links: { originalOrder: { href } } };
  };
  const place = (body: unknown) =>
    staff.post('merchant-order', '/v1/orders?disallowDuplicateOrderItems=false', body);

  test('makes a new order with new ids, linked to the original', async () => {
    const { orderId, item } = add(sent().priced(20));
    const answer = await place(await reorderBody(orderId));
    expect(answer.status).toBe(201);
    const created = answer.body.orderId;
    expect(created).not.toBe(orderId);
    const order = await staff.get('order-service', `/v1/orders/${created}`);
    expect(order.body._links.originalOrder.href).toContain(orderId);
    const { body } = await staff.get('item-service', `/v1/items?orderId=${created}`);
    const [reordered] = body._embedded.item;
    expect(reordered.statuses.standardizingOrder.state).toBe('current');
    const reference = await staff.follow(reordered._links.originalItem.href);
    expect(reference.body).toMatchObject({ itemId: item(0).itemId, orderId });
    expect((await events(orderId)).at(-1)).toMatchObject({
      eventType: 'reorderCreated',
      additionalData: { orderId: created },
    });
    expect(operations()).toEqual([`placeOrder ${created}`]);
  });

  test('is at order-request at once, in the search and the platform only later', async () => {
    const { orderId } = add(sent());
    const body = await reorderBody(orderId);
    world.searchLagMs = 60;
    const created = (await place(body)).body.orderId;
    world.searchLagMs = 0;
    expect((await staff.get('order-request', `/v1/orders/${created}`)).status).toBe(200);
    expect((await staff.get('order-service', `/v1/orders/${created}`)).status).toBe(404);
    expect(await staff.search({})).not.toContain(created);
    await expect.poll(() => staff.search({})).toContain(created);
  });

  test('two posts make two orders: the platform counts what it is told', async () => {
    const { orderId } = add(sent());
    const body = await reorderBody(orderId);
    await place(body);
    await place(body);
    expect(operations()).toHaveLength(2);
    const strict = await staff.post('merchant-order', '/v1/orders?disallowDuplicateOrderItems=true', body);
    expect(strict.status).toBe(409);
  });

  test('is refused with every complaint by its path', async () => {
    const { orderId } = add(sent(), sent());
    const body = await reorderBody(orderId);
    body.fulfillmentGroups[0].items[0].quantity = 0;
    body.fulfillmentGroups[0].items[1].skuCode = 'VIP-12296';
    body.fulfillmentGroups[0].localPromisedArrivalDate = '2020-01-01T18:00:00';
    const answer = await place(body);
    expect(answer.status).toBe(422);
    expect(answer.body.validationErrors.map((one: { path: string }) => one.path)).toEqual([
      'fulfillmentGroups[0].items[0].quantity',
      'fulfillmentGroups[0].items[1].skuCode',
      'fulfillmentGroups[0].localPromisedArrivalDate',
    ]);
    expect(operations()).toEqual([]);
  });
});

describe('redirecting', () => {
  const redirect = (orderId: string, items: readonly ItemDocument[], waitForFulfiller: boolean) =>
    staff.post('merchant-order', `/v1/orders/${orderId}/redirectRequest`, {
      waitForFulfiller,
      redirects: items.map((item) => ({
        _links: {
          fulfillmentConfiguration: { href: 'http://x.test/v4/fulfillmentConfigurations/b7tq40xw2n.CIM-1' },
          fulfillableItem: { href: `http://x.test/v1/items/${item.itemId}` },
        },
      })),
    });
  const handedOver = () => sent().closed('baton');

  test('cancels the selected items only, and orders them elsewhere', async () => {
    const { orderId, item } = add(handedOver(), handedOver());
    expect((await redirect(orderId, [item(0)], false)).status).toBe(202);
    expect(item(0).statuses?.cancelled?.state).toBe('current');
    expect(item(1).statuses?.cancelled).toBeUndefined();
    const { body } = await staff.get('item-service', `/v1/items/${item(0).itemId}`);
    const target = (await staff.follow(body._links.redirectedItem.href)).body;
    const moved = await staff.get('item-service', `/v1/items/${target.itemId}`);
    expect(moved.body.globalFulfillerId).toBe('b7tq40xw2n');
    expect((await staff.follow(moved.body._links.redirectedFromItem.href)).body.orderId).toBe(orderId);
  });

  test('waits for the fulfiller where it should', async () => {
    const { orderId, item } = add(handedOver());
    await redirect(orderId, [item(0)], true);
    expect(item(0).statuses?.pendingCancellation?.state).toBe('current');
    expect(item(0)._links?.redirectedItem).toBeUndefined();
    const [open] = await notifications(item(0));
    await staff.post(
      'fulfillment-order-manager',
      `/v1/notifications/${open.notificationId}/items/${item(0).shortItemId}/accept`,
    );
    expect(item(0)._links?.redirectedItem).toBeDefined();
  });

  test('is refused for an item that was not handed over', async () => {
    const { orderId, item } = add(sent());
    expect((await redirect(orderId, [item(0)], false)).status).toBe(409);
  });
});

describe('everything else that changes', () => {
  test('a delivery change becomes a change request of the item', async () => {
    const { orderId, item, record } = add(sent());
    const [group] = record.order?.fulfillmentGroups ?? [];
    const post = (destinationAddress: unknown) =>
      staff.post('merchant-order', `/v1/orders/${orderId}/deliverychangerequests`, {
        fulfillmentGroupChangeRequests: [
          { fulfillmentGroupId: group?.fulfillmentGroupId, destinationAddress },
        ],
      });
    expect((await post({ city: 'Venlo' })).status).toBe(422);
    const answer = await post({
      firstName: 'Bo',
      lastName: 'Li',
      street1: 'Nieuwstraat 1',
      city: 'Venlo',
      country: 'NL',
    });
    expect(answer.status).toBe(202);
    const { body } = await staff.get('change-request-router', `/v2/changeRequests?itemId=${item(0).itemId}`);
    const [change] = body._embedded.changeRequests;
    expect(change).toMatchObject({
      changeRequestId: answer.body.changeRequestId,
      requestStatus: { state: 'preparing' },
    });
    const request = await staff.follow(change.requested._links.deliveryRequest.href);
    expect(request.body.destinationAddress).toMatchObject({
      addressType: 'Street',
      addressLine1: 'Nieuwstraat 1',
    });
    expect(await staff.search({ changeRequestTypes: ['delivery'] })).toContain(orderId);
  });

  test('retried routing runs again, and only where it was suspended', async () => {
    const { orderId, item } = add(anItem().at('routingSuspended'));
    const path = `/v1/orders/${orderId}/items/${item(0).itemId}/retryrouting`;
    expect((await staff.post('merchant-order', path)).status).toBe(202);
    expect(item(0).statuses?.suspended?.state).toBe('closed');
    expect((await staff.post('merchant-order', path)).status).toBe(409);
  });

  test('resent events have another attempt', async () => {
    const order = anOrder().with(sent()).event('productionStarted').build();
    const record = world.addOrder(order);
    const [event] = record.events;
    const { body } = await staff.post('backend', '/api/v1/events/attempts', {
      ids: [event?.eventId, 'nobody'],
      orderId: record.orderId,
    });
    expect(body.results).toMatchObject([{ success: true }, { success: false }]);
    expect(event?.attempts).toHaveLength(1);
  });

  test('a callback changes only from its newest version', async () => {
    const { orderId } = add(sent());
    const { body } = await staff.get('backend', `/api/v1/callbacks?orderId=${orderId}`);
    const change = (url: string) => staff.put('backend', '/api/v1/callbacks', { ...body, url });
    expect((await change('not a url')).status).toBe(400);
    expect((await change('https://new.example/')).body).toMatchObject({
      url: 'https://new.example/',
      version: 2,
    });
    expect((await change('https://newer.example/')).status).toBe(409);
  });

  test('subscriptions come and go, for who has agreed to e-mails', async () => {
    const { orderId } = add(sent());
    const sub = encodeURIComponent(PEOPLE.staff.sub);
    expect((await staff.get('subscriptions', `/v1/users/${sub}`)).status).toBe(200);
    const other = clientOf(platform, 'merchantOperator');
    expect(
      (await other.get('subscriptions', `/v1/users/${encodeURIComponent(PEOPLE.merchantOperator.sub)}`))
        .status,
    ).toBe(404);
    const page = `${platform.issuerUrl}/subscription_auth?returnUrl=http://console.test/orders/1`;
    await fetch(`${platform.issuerUrl}/authorize?${SIGN_IN}&person=merchantOperator`, { redirect: 'manual' });
    expect(await (await fetch(page)).text()).toContain('Allow');
    const back = await fetch(`${page}&choice=allow`, { redirect: 'manual' });
    expect(back.headers.get('Location')).toBe('http://console.test/orders/1?subscriptionAuth=returned');
    expect(
      (await other.get('subscriptions', `/v1/users/${encodeURIComponent(PEOPLE.merchantOperator.sub)}`))
        .status,
    ).toBe(200);
    const created = await staff.post('subscriptions', '/v1/subscriptions', {
      resourceId: orderId,
      resourceType: 'opaOrder',
      resourceFilters: [{ path: 'eventType', value: 'fulfillment', operator: 'equals' }],
      alertInfo: { channel: 'email' },
    });
    const path = `/v1/subscriptions?resourceType=opaOrder&resourceId=${orderId}`;
    expect((await staff.get('subscriptions', path)).body.subscriptions).toHaveLength(1);
    expect((await other.get('subscriptions', path)).body.subscriptions).toEqual([]);
    expect((await staff.delete('subscriptions', `/v1/subscriptions/${created.body.id}`)).status).toBe(204);
    expect((await staff.get('subscriptions', path)).body.subscriptions).toEqual([]);
  });

  test('settings are a document of each person', async () => {
    const path = '/v1/resources/int-OOPs-searchColumns/settings';
    expect((await staff.get('customizr', path)).status).toBe(404);
    expect((await staff.put('customizr', path, { columns: ['status'] })).body).toEqual({
      columns: ['status'],
    });
    expect((await staff.get('customizr', path)).body).toEqual({ columns: ['status'] });
    expect((await clientOf(platform, 'viewer').get('customizr', path)).status).toBe(404);
  });

  test('signing out ends the session of the own backend', async () => {
    expect((await staff.delete('backend', '/api/v1/session')).status).toBe(204);
  });
});
