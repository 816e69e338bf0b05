import { describe, expect, test } from 'vitest';
import { PEOPLE } from '#mocks/people.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { clientOf } from '#test/simulatedClient.ts';
import { aWritingScene } from './writingScene.ts';

const { platform, world, staff, sent, add } = aWritingScene();

const SIGN_IN =
  'client_id=c&redirect_uri=http://console.test/&response_type=code&code_challenge=x&code_challenge_method=S256';

describe('all other changes', () => {
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

  test('retried routing runs again, but only if it was suspended', async () => {
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

  test('a callback can be changed only from its newest version', async () => {
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

  test('subscriptions can be added and removed by users who accept emails', async () => {
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

  test('settings are a document per person', async () => {
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
