import { describe, expect, test } from 'vitest';
import { createPlatform } from '#api/platform.ts';
import {
  appSettingsCodec,
  columnsCodec,
  globalSettingsCodec,
  savedSearchesCodec,
} from '#api/wire/settingsWire.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { type Ask, SUB } from './ask.ts';
import { answers, aScene, ended, json, onFakeTime, type Seen } from './scene.ts';
import { WIRE_ITEM, WIRE_ORDER } from './wireSamples.ts';

const SEARCH = { criteria: aSearch(), range: { start: '', end: '' } };

onFakeTime();

describe('the result of a call', () => {
  const ask = async (answer: Parameters<typeof aScene>[0], call: Ask) =>
    ended(call(createPlatform(aScene(answer).http)));

  test.each([
    ['S7.3', (({ orderManager }) => orderManager.order('1')) as Ask],
    ['S7.4', (({ orderService }) => orderService.order('1')) as Ask],
    ['S7.4', (({ orderRequest }) => orderRequest.placedOrder('1')) as Ask],
    ['S7.6', (({ itemService }) => itemService.item('1')) as Ask],
    ['S8.2', (({ customizr }) => customizr.settings('OOPs-savedSearches')) as Ask],
  ])('%s: a 404 means there is none', async (_spec, call) => {
    expect(await ask(answers(404), call)).toEqual({ value: null, failure: null });
  });

  test('S7.5: items come from all pages, those without an ID are dropped', async () => {
    const next = 'https://item-service.platform.example/v1/items?orderId=1&page=2';
    const found = await ask(
      [
        json({
          _embedded: { item: [WIRE_ITEM, { itemId: null }] },
          total: 3,
          _links: { next: { href: next } },
        }),
        json({ _embedded: { item: [{ itemId: 'item-2' }] }, total: 3 }),
      ],
      ({ itemService }) => itemService.itemsOfOrder('1'),
    );
    expect(found.value).toMatchObject([
      { itemId: 'item-1', quantity: 250 },
      { itemId: 'item-2', quantity: 0 },
    ]);
  });

  test.each<[string, string, object, object, Ask]>([
    ['S7.18', 'events', { eventId: 'a' }, { eventId: 'b' }, ({ events }) => events.eventsOfOrder('1')],
    ['S7.23', 'statuses', { name: 'a' }, { name: 'b' }, ({ itemHistory }) => itemHistory.historyOfItem('1')],
    ['S7.28', 'subscriptions', { id: 'a' }, { id: 'b' }, (at) => at.subscriptions.subscriptionsOn('1')],
    ['S7.31', 'merchants', { merchantId: 'a' }, { merchantId: 'b' }, (at) => at.merchantConfig.merchants()],
    [
      'S7.25',
      'fulfillers',
      { fulfillerId: 'a' },
      { fulfillerId: 'b' },
      (at) => at.fulfillerIdentity.fulfillers(),
    ],
  ])('%s: all pages of %s are read', async (_spec, name, one, other, call) => {
    const next = (seen: Seen) => `${seen.url.origin}/2`;
    const found = await ask(
      [
        (seen) => json({ [name]: [one], _links: { next: { href: next(seen) } } })(seen),
        json({ [name]: [other] }),
      ],
      call,
    );
    const value = found.value as object[] | { raw: object[] } | null;
    expect(value && 'raw' in value ? value.raw : value).toHaveLength(2);
  });

  test('S3.53, S7.2: a search page has its total and its orders', async () => {
    const results = [{ order: WIRE_ORDER, query: {} }, { order: { orderId: '' } }, {}, null];
    const found = await ask(json({ totalResults: 12_840, results }), ({ orderManager }) =>
      orderManager.search(SEARCH),
    );
    expect(found.value).toMatchObject({ total: 12_840, orders: [{ orderId: 'order-1' }] });
  });

  test.each([
    {},
    { totalResults: null, results: [] },
    { totalResults: -1 },
    { totalResults: 1.5 },
    { results: [] },
  ])('a search page without a count is an unexpected response, not "no orders": %j', async (body) => {
    const found = await ask(json(body), ({ orderManager }) => orderManager.search(SEARCH));
    expect(found.failure).toMatchObject({ outcome: 'unavailable', reason: 'unreadable' });
  });

  test('S3.32, S3.46: names fall back to IDs', async () => {
    const merchants = json([
      { merchantId: 'm-1' },
      { merchantId: 'm-2', displayName: 'Two' },
      { displayName: 'x' },
    ]);
    expect((await ask(merchants, ({ merchantConfig }) => merchantConfig.merchants())).value).toEqual([
      { merchantId: 'm-1', displayName: 'm-1' },
      { merchantId: 'm-2', displayName: 'Two' },
    ]);
    const fulfillers = json([{ fulfillerId: 'f-1', name: null }, { name: 'no id' }]);
    expect((await ask(fulfillers, ({ fulfillerIdentity }) => fulfillerIdentity.fulfillers())).value).toEqual([
      { fulfillerId: 'f-1', internalFulfillerId: '', name: 'f-1' },
    ]);
  });

  test('R448: so do names without a visible character', async () => {
    const merchants = json([{ merchantId: 'm-1', displayName: ' \u200B' }]);
    expect((await ask(merchants, ({ merchantConfig }) => merchantConfig.merchants())).value).toEqual([
      { merchantId: 'm-1', displayName: 'm-1' },
    ]);
    const fulfillers = json([{ fulfillerId: 'f-1', name: '  ' }]);
    expect(
      (await ask(fulfillers, ({ fulfillerIdentity }) => fulfillerIdentity.fulfillers())).value,
    ).toMatchObject([{ name: 'f-1' }]);
  });

  test('S3.32: a merchant includes its contacts if it has any', async () => {
    const wire = {
      merchantId: 'm',
      defaultOrderSupportContact: { phone: '1', email: null },
      defaultTechSupportContact: 7,
    };
    expect((await ask(json(wire), ({ merchantConfig }) => merchantConfig.merchant('m'))).value).toEqual({
      merchantId: 'm',
      displayName: 'm',
      defaultOrderSupportContact: { phone: '1', email: '' },
      defaultTechSupportContact: null,
    });
  });

  test.each<[string, unknown]>([
    ['an empty object', {}],
    ['a list that is null', { events: null }],
    ['an empty `_embedded`', { _embedded: {} }],
  ])('R432: %s does not mean that an order has no events', async (_title, body) => {
    const read = ask(json(body), ({ events }) => events.eventsOfOrder('1'));
    expect((await read).failure).toMatchObject({ outcome: 'unavailable', reason: 'unreadable' });
  });
});

describe('docs/platform/README.md: every list can arrive in three shapes', () => {
  test.each<[string, string, unknown[], Ask]>([
    ['groups', 'groups', [{ name: 'developers' }], ({ accessManagement }) => accessManagement.groups(SUB)],
    [
      'cleared alerts',
      'results',
      [{ itemId: 'i', status: 'rejected', success: true, message: '' }],
      ({ discrepancies }) =>
        discrepancies.clearAlerts('m', [{ itemId: 'i', status: 'rejected', comment: '' }]),
    ],
    [
      'resent events',
      'results',
      [{ eventId: 'e1', success: true, message: '' }],
      ({ events }) => events.resendEvents('1', ['e1']),
    ],
  ])('%s', async (_title, name, entries, call) => {
    const read = async (body: unknown) => {
      const scene = aScene(json(body));
      return (await ended(call(createPlatform(scene.http)))).value;
    };
    const found = await read({ [name]: entries });
    expect(JSON.stringify(found)).toMatch(/developers|"success":true/);
    expect(await read(entries)).toEqual(found);
    expect(await read({ _embedded: { [name]: entries } })).toEqual(found);
  });
});

test('docs/platform/customizr.md: a stored `null` is an unreadable document, not a missing one', async () => {
  const read = async (answer: Parameters<typeof aScene>[0]) =>
    (await ended(createPlatform(aScene(answer).http).customizr.settings('OOPs-appSettings'))).value;
  expect(await read(answers(404))).toBeNull();
  const stored = await read(json(null));
  expect(stored).not.toBeNull();
  for (const wire of [columnsCodec, savedSearchesCodec, appSettingsCodec, globalSettingsCodec])
    expect(wire.read(stored)).toBeNull();
});

test.each([undefined, null, 'true'])(
  'R434: an alert whose success is %j counts as left out',
  async (success) => {
    const results = [
      { itemId: 'i', status: 'rejected', success, message: '' },
      { itemId: 'i', status: 'preparing', success: false, message: 'No' },
    ];
    const { discrepancies } = createPlatform(aScene(json({ results })).http);
    const alerts = [{ itemId: 'i', status: 'rejected', comment: '' }];
    const { value } = await ended(discrepancies.clearAlerts('m', alerts));
    expect(value).toEqual([results[1]]);
  },
);
