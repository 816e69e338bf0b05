import { describe, expect, test } from 'vitest';
import type { Platform } from '#api/platform.ts';
import { readAs } from './readAs.ts';
import { onFakeTime } from './scene.ts';
import { WIRE_ITEM, WIRE_ORDER } from './wireSamples.ts';

onFakeTime();

const LINK = 'https://item-service.platform.example/v1/link';
const ELSEWHERE = { href: 'https://elsewhere.example/1' };

/** A copy in which every document has its links under `links`. */
function inOtherStyle(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOtherStyle);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, one]) => [name === '_links' ? 'links' : name, inOtherStyle(one)]),
  );
}

const ABOUT = { fulfillerId: 'f', itemId: 'i', orderId: 'o' };
const PLACED_ITEM = { itemId: 'i', _links: { originalItem: ELSEWHERE } };
const DATA = { _links: { deliveryRequest: ELSEWHERE, pickupPoint: ELSEWHERE } };
const CHANGE = { requested: DATA, previous: DATA, _links: { preferredOrder: ELSEWHERE } };
const OPTION = { fulfillerId: 'f', _links: { fulfillmentConfiguration: ELSEWHERE } };

describe('docs/platform/README.md: links are read in both styles', () => {
  test.each<[string, (platform: Platform) => Promise<unknown>, unknown]>([
    ['an item', ({ itemService }) => itemService.item('item-1'), WIRE_ITEM],
    ['an order', ({ orderService }) => orderService.order('order-1'), WIRE_ORDER],
    [
      'a claim',
      ({ claims }) => claims.claimsOfOrder('1'),
      { results: [{ id: 'C-1', _links: { ui: ELSEWHERE } }] },
    ],
    [
      'a routing request',
      ({ itemLinks }) => itemLinks.routing(LINK),
      { _embedded: { routingResult: { options: [OPTION] } } },
    ],
    [
      'a related item',
      ({ itemLinks }) => itemLinks.relatedItem(LINK),
      { itemId: 'i', _links: { orderOperations: ELSEWHERE } },
    ],
    [
      'the groups of a placed order',
      async ({ orderRequest }) => (await orderRequest.placedOrder('1'))?.groups,
      { orderId: '1', fulfillmentGroups: [{ items: [PLACED_ITEM] }] },
    ],
    [
      'a change request',
      async ({ changeRequestRouter }) =>
        (await changeRequestRouter.changesOfItem('1')).map((change) => ({ ...change, document: null })),
      { _embedded: { changeRequests: [CHANGE] } },
    ],
    [
      'a remediation step',
      ({ fulfillmentExpectations }) => fulfillmentExpectations.remediationSteps('1'),
      { steps: [{ title: 'Call', _links: { documentation: ELSEWHERE } }] },
    ],
    [
      'an expectation',
      ({ fulfillmentExpectations }) => fulfillmentExpectations.expectation(LINK),
      { expectationCode: 'a', _links: { self: ELSEWHERE } },
    ],
    [
      'a product',
      ({ productCatalog }) => productCatalog.surfaceSetHref('1'),
      { _links: { calculatedSurfaceSet: ELSEWHERE } },
    ],
  ])('%s', async (_title, ask, body) => {
    const found = await readAs(ask, body);
    expect(JSON.stringify(found)).toContain('https://');
    expect(await readAs(ask, inOtherStyle(body))).toEqual(found);
  });

  test('R532: a notification of an item that a fulfiller can still accept', async () => {
    const items = [
      { itemId: 'a', links: { accept: ELSEWHERE } },
      { itemId: 'b', _links: { accept: ELSEWHERE } },
      { itemId: 'c', links: { accept: null } },
      { itemId: 'd', status: 'NEW', links: {} },
      { itemId: 'e', status: 'NEW' },
      { itemId: 'f', status: 'ACCEPTED' },
      { itemId: 'g', status: 'NEW', links: { self: ELSEWHERE } },
    ];
    const [found] = await readAs(
      ({ fulfillmentOrderManager }) => fulfillmentOrderManager.notifications(ABOUT),
      { notifications: [{ notificationId: 'n', items }] },
    );
    expect(found?.openItemIds).toEqual(['a', 'b', 'd', 'e']);
  });
});
