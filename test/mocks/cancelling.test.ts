import { describe, expect, test } from 'vitest';
import type { ItemDocument } from '#mocks/documents.ts';
import { anItem } from '#test/builders.ts';
import { clientOf } from '#test/simulatedClient.ts';
import { aWritingScene } from './writingScene.ts';

const { platform, staff, sent, add, operations, events, notifications } = aWritingScene();

describe('cancelling', () => {
  test('asks the fulfiller, and is shown as pending in the search', async () => {
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

  test('an item without a fulfiller is cancelled by the platform', async () => {
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

  test('the actions are those that are possible', async () => {
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

describe('the fulfiller’s response', () => {
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

  test('rejecting one lets the item continue', async () => {
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

  test("rejecting needs a reason, an active item and the fulfiller's permission", async () => {
    const { item } = add(sent(), sent().at('shipped'));
    const post = (index: number, details: unknown, person = staff) =>
      person.post('fulfillment-order-manager', '/v1/notifications', {
        notificationType: 'ItemsRejected',
        items: [{ itemId: item(index).shortItemId }],
        rejectionDetails: details,
      });
    const refused = await post(0, {});
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'E400' } });
    expect((await post(1, { reason: 'x' })).status).toBe(409);
    expect((await post(0, { reason: 'x' }, clientOf(platform, 'developer'))).status).toBe(403);
    expect(operations()).toEqual([]);
  });

  test('shipping, even in parts, creates shipments that can be tracked', async () => {
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

describe('parts of an item', () => {
  const ship = (item: ItemDocument, quantity: number) =>
    staff.post('fulfillment-order-manager', '/v1/shipments', {
      items: [{ itemId: item.shortItemId, quantity }],
      carrierService: 'recs:ups-standard',
      trackingId: 'TRACK-1',
    });
  const rejectPieces = (item: ItemDocument, quantity: number) =>
    staff.post('fulfillment-order-manager', '/v1/notifications', {
      notificationType: 'ItemsRejected',
      items: [{ itemId: item.shortItemId, quantity }],
      rejectionDetails: { reason: 'No paper' },
    });

  test('R334: a rejection of some pieces leaves the others where they are, and names its number', async () => {
    const { orderId, item } = add(sent().quantity(10));
    expect((await rejectPieces(item(0), 4)).status).toBe(202);
    expect(item(0).statuses?.rejected).toMatchObject({ state: 'current', quantity: 4 });
    expect(item(0).statuses?.production).toMatchObject({ state: 'current' });
    expect((await events(orderId)).at(-1)).toMatchObject({
      eventType: 'fulfillerRejected',
      additionalData: { quantity: 4, reason: 'No paper' },
    });
  });

  test('R334: a rejection of all pieces ends the item', async () => {
    const { item } = add(sent().quantity(10));
    expect((await rejectPieces(item(0), 10)).status).toBe(202);
    expect(item(0).statuses?.rejected).toMatchObject({ state: 'current', quantity: 10 });
    expect(item(0).statuses?.production?.state).toBe('closed');
  });

  test.each([0, 11])('R158: a rejection of %i of 10 pieces is refused', async (quantity) => {
    const { item } = add(sent().quantity(10));
    expect((await rejectPieces(item(0), quantity)).status).toBe(422);
    expect(operations()).toEqual([]);
  });

  test('R158: a shipment contains only pieces that are not cancelled', async () => {
    const { item } = add(sent().quantity(10).current('cancelled', { quantity: 3 }));
    expect((await ship(item(0), 8)).status).toBe(422);
    expect((await ship(item(0), 7)).status).toBe(201);
    expect(item(0).statuses?.fulfilled).toMatchObject({ state: 'current', quantity: 7 });
    const { item: whole } = add(sent().quantity(10).current('cancelled'));
    expect((await ship(whole(0), 1)).status).toBe(409);
  });
});

describe('alerts', () => {
  test('clearing discrepancies removes the expected close date, entry by entry', async () => {
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

  test('DELETE does the same, once', async () => {
    const { item } = add(sent().late('suspended'));
    const path = `/v1/items/${item(0).itemId}/statuses/suspended/expectedCloseDate`;
    expect((await staff.delete('item-service', path)).status).toBe(204);
    expect((await staff.delete('item-service', path)).status).toBe(404);
  });
});
