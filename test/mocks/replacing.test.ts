import { describe, expect, test } from 'vitest';
import type { ItemDocument } from '#mocks/documents.ts';
import { aWritingScene } from './writingScene.ts';

const { platform, world, staff, sent, add, operations, events, notifications } = aWritingScene();

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

  test('creates a new order with new IDs, linked to the original', async () => {
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

  test('is in order-request immediately, and in the search and the platform later', async () => {
    const { orderId } = add(sent());
    const body = await reorderBody(orderId);
    world.searchLagMs = 1_500;
    const created = (await place(body)).body.orderId;
    world.searchLagMs = 0;
    expect((await staff.get('order-request', `/v1/orders/${created}`)).status).toBe(200);
    expect((await staff.get('order-service', `/v1/orders/${created}`)).status).toBe(404);
    expect(await staff.search({})).not.toContain(created);
    await expect.poll(() => staff.search({}), { timeout: 10_000 }).toContain(created);
  });

  test('two posts create two orders: the platform counts what it receives', async () => {
    const { orderId } = add(sent());
    const body = await reorderBody(orderId);
    await place(body);
    await place(body);
    expect(operations()).toHaveLength(2);
    const strict = await staff.post('merchant-order', '/v1/orders?disallowDuplicateOrderItems=true', body);
    expect(strict.status).toBe(409);
  });

  test('is refused with all errors and their paths', async () => {
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

  test('cancels only the selected items, and orders them elsewhere', async () => {
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

  test('waits for the fulfiller if it has to', async () => {
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

  test('is refused for an item that has no closed baton', async () => {
    const { orderId, item } = add(sent());
    expect((await redirect(orderId, [item(0)], false)).status).toBe(409);
  });
});
