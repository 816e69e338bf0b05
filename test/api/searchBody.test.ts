import { describe, expect, test } from 'vitest';
import { createPlatform } from '#api/platform.ts';
import { type OrderSearchBody, toSearchBody } from '#api/wire/orderSearchWire.ts';
import { searchRange } from '#domain/search/searchRange.ts';
import { parseCriteria } from '#domain/search/searchUrl.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { aScene, ended, json, onFakeTime } from './scene.ts';

onFakeTime();

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

/** The body of a search without conditions, in UTC. */
const PLAIN: OrderSearchBody = {
  pageSize: 100,
  offset: 0,
  sortField: 'createdDate',
  sortOrder: 'descending',
  sortMode: null,
  startDateUtc: '2026-05-24T00:00:00.000Z',
  endDateUtc: '2026-11-20T23:59:59.999Z',
};

function bodyOf(url: string, zone = 'Etc/UTC'): OrderSearchBody {
  const criteria = parseCriteria(new URLSearchParams(url));
  return toSearchBody({ criteria, range: searchRange(criteria, currentTime(NOW, zone)) });
}

const current = (...names: string[]) => names.map((name) => ({ name, state: 'current' as const }));
const missed = (...names: string[]) =>
  names.map((name) => ({ name, state: 'current' as const, missedCloseDate: true as const }));
const RELEVANCE = { sortField: null, sortOrder: null, sortMode: null };

/** The query of the URL, and its effect on the body (docs/platform/order-manager.md). */
const STATES: readonly (readonly [string, Partial<OrderSearchBody>])[] = [
  ['', {}],
  ['page=1', {}],
  // The term.
  ['searchTerm=4711', { queryString: '+"4711"' }],
  ['searchTerm=ana+ruiz', { queryString: '"ana" "ruiz"' }],
  ['searchTerm=VP-1*+-%22test+order%22', { queryString: 'VP-1* -"test order"' }],
  ['searchTerm=%2Bana+-ruiz', { queryString: '+ana -ruiz' }],
  ['searchTerm=%22ana+ruiz', { queryString: '"ana ruiz"' }],
  ['searchTerm=++', {}],
  ['searchTerm=', {}],
  // The dates.
  ['startDate=2026-11-01T00:00:00.000Z', { startDateUtc: '2026-11-01T00:00:00.000Z' }],
  ['endDate=2026-11-10T23:59:59.999Z', { endDateUtc: '2026-11-10T23:59:59.999Z' }],
  [
    'startDate=2026-11-01T00:00:00Z&endDate=2026-11-02T01:00:00%2B02:00',
    { startDateUtc: '2026-11-01T00:00:00.000Z', endDateUtc: '2026-11-01T23:00:00.000Z' },
  ],
  ['startDate=yesterday&endDate=2026-13-01T00:00:00Z', {}],
  ['startDate=2026-11-01', {}],
  ['startDate=2026-02-30T00:00:00Z', {}],
  ['period=1h', { startDateUtc: '2026-11-20T11:00:00.000Z', endDateUtc: '2026-11-20T12:00:00.000Z' }],
  ['period=24h', { startDateUtc: '2026-11-19T12:00:00.000Z', endDateUtc: '2026-11-20T12:00:00.000Z' }],
  ['period=30m', { startDateUtc: '2026-11-20T11:30:00.000Z', endDateUtc: '2026-11-20T12:00:00.000Z' }],
  [
    'period=7d&startDate=2026-01-01T00:00:00.000Z',
    { startDateUtc: '2026-11-13T12:00:00.000Z', endDateUtc: '2026-11-20T12:00:00.000Z' },
  ],
  ['period=0h', {}],
  ['period=soon', {}],
  // Lists.
  ['merchants=a&merchants=b', { merchantIds: ['a', 'b'] }],
  ['merchants=a&merchants=a&merchants=', { merchantIds: ['a'] }],
  ['fulfillers=k3vd81mq0z', { fulfillerIds: ['k3vd81mq0z'] }],
  ['salesChannels=web-nl&salesChannels=a%26b', { merchantSalesChannels: ['web-nl', 'a&b'] }],
  ['productCategories=cards', { productCategories: ['cards'] }],
  ['orderTypes=ship&orderTypes=donotship', { testingConfigurations: ['ship', 'donotship'] }],
  ['claimTypes=claims', { linkedRelations: ['claims'] }],
  ['complaintTypes=reorderComplaint', { linkedRelations: ['reorderComplaint'] }],
  [
    'complaintTypes=complaints&claimTypes=claims&claimTypes=reorderClaim',
    { linkedRelations: ['claims', 'reorderClaim', 'complaints'] },
  ],
  ['changeRequestTypes=artwork&changeRequestTypes=delivery', { changeRequestTypes: ['artwork', 'delivery'] }],
  // Statuses.
  ['statuses=routing', { statusesInclusive: current('routing') }],
  [
    'statuses=production.productionAccepted&statuses=production',
    { statusesInclusive: current('productionAccepted', 'production') },
  ],
  ['statuses=inProduction', {}],
  ['statuses=production.inProduction&statuses=routing', { statusesInclusive: current('routing') }],
  ['statuses=brandNew', { statusesInclusive: current('brandNew') }],
  [
    'delayedStatuses=preparing&delayedStatuses=routing',
    { statusesInclusive: missed('preparing', 'routing') },
  ],
  [
    'errorStatuses=rejected&errorStatuses=onHold&errorStatuses=cancelled',
    { statusesInclusive: current('rejected', 'onHold', 'cancelled') },
  ],
  ['errorStatuses=suspended', { statusesInclusive: missed('suspended') }],
  // R621: as in the error filter.
  [
    'statuses=routing%2Bsuspended&statuses=routing',
    { statusesInclusive: [{ name: 'routing', state: 'current', suspended: true }, ...current('routing')] },
  ],
  [
    'errorStatuses=routing%2Bsuspended',
    { statusesInclusive: [{ name: 'routing', state: 'current', suspended: true }] },
  ],
  [
    'errorStatuses=routing+suspended',
    { statusesInclusive: [{ name: 'routing', state: 'current', suspended: true }] },
  ],
  [
    'statuses=routing&delayedStatuses=routing&errorStatuses=prepressFailed',
    { statusesInclusive: [...current('routing'), ...missed('routing', 'prepressFailed')] },
  ],
  ['delayedStatuses=rejected', { statusesInclusive: current('rejected') }],
  ['delayedStatuses=suspended&errorStatuses=suspended', { statusesInclusive: missed('suspended') }],
  // The sort of the results.
  ['sortField=relevance', RELEVANCE],
  ['sortField=relevance&sortOrder=ascending', RELEVANCE],
  ['sortOrder=ascending', { sortOrder: 'ascending' }],
  [
    'sortField=promiseDate',
    { sortField: 'localPromisedArrivalDate', sortOrder: 'ascending', sortMode: 'min' },
  ],
  [
    'sortField=promiseDate&sortOrder=descending',
    { sortField: 'localPromisedArrivalDate', sortOrder: 'descending', sortMode: 'max' },
  ],
  ['sortField=price&sortOrder=up', {}],
  // Pages.
  ['page=2', { offset: 100 }],
  ['page=100', { offset: 9_900 }],
  ['page=101', {}],
  ['page=0', {}],
  ['page=-1', {}],
  ['page=2.5', {}],
  ['page=two', {}],
  // Parameters that are not part of a search.
  ['statusesInclusive=x&pageSize=5&offset=7&ids=1', {}],
  ['utm_source=mail&searchTerm=4711', { queryString: '+"4711"' }],
];

describe('S2.14, S7.2: the URL of a search and the body that is sent', () => {
  test.each(STATES)('?%s', (url, changes) => {
    expect(bodyOf(url)).toEqual({ ...PLAIN, ...changes });
  });

  test('all at once', () => {
    const url =
      'searchTerm=x&merchants=m&fulfillers=f&statuses=routing&delayedStatuses=preparing&errorStatuses=rejected' +
      '&orderTypes=ship&salesChannels=s&productCategories=p&claimTypes=claims&complaintTypes=complaints' +
      '&changeRequestTypes=artwork&sortField=promiseDate&sortOrder=ascending&page=3&period=4h';
    expect(bodyOf(url)).toEqual({
      pageSize: 100,
      offset: 200,
      queryString: '+"x"',
      sortField: 'localPromisedArrivalDate',
      sortOrder: 'ascending',
      sortMode: 'min',
      startDateUtc: '2026-11-20T08:00:00.000Z',
      endDateUtc: '2026-11-20T12:00:00.000Z',
      statusesInclusive: [...current('routing'), ...missed('preparing'), ...current('rejected')],
      merchantIds: ['m'],
      fulfillerIds: ['f'],
      testingConfigurations: ['ship'],
      merchantSalesChannels: ['s'],
      productCategories: ['p'],
      linkedRelations: ['claims', 'complaints'],
      changeRequestTypes: ['artwork'],
    });
  });

  test.each([
    ['Europe/Berlin', '2026-05-23T22:00:00.000Z', '2026-11-20T22:59:59.999Z'],
    ['America/New_York', '2026-05-24T04:00:00.000Z', '2026-11-21T04:59:59.999Z'],
    ['Asia/Kathmandu', '2026-05-23T18:15:00.000Z', '2026-11-20T18:14:59.999Z'],
    ['Pacific/Kiritimati', '2026-05-24T10:00:00.000Z', '2026-11-21T09:59:59.999Z'],
  ])('S1.8: the default range has the days of %s', (zone, startDateUtc, endDateUtc) => {
    expect(bodyOf('', zone)).toEqual({ ...PLAIN, startDateUtc, endDateUtc });
  });

  test.each(['searchTerm=4711', 'statuses=', 'merchants=&orderTypes= '])(
    'S5.9: no empty value is sent: ?%s',
    (url) => {
      const values = Object.values(bodyOf(url)).filter((value) => Array.isArray(value) || value === '');
      expect(values).toEqual([]);
    },
  );

  test('a search can request fewer orders from the same position', () => {
    const criteria = parseCriteria(new URLSearchParams('page=3'));
    const body = toSearchBody({
      criteria,
      range: searchRange(criteria, currentTime(NOW, 'Etc/UTC')),
      pageSize: 1,
    });
    expect([body.pageSize, body.offset]).toEqual([1, 200]);
  });

  test('docs/platform/order-manager.md: pageSize and offset never pass 10,000', () => {
    for (let page = 0; page <= 130; page += 1) {
      const { pageSize, offset } = bodyOf(`page=${page}`);
      expect(pageSize + offset).toBeLessThanOrEqual(10_000);
    }
  });

  test('S7.2: that body is sent, and a search may be retried', async () => {
    const scene = aScene([json({}, 500), json({ totalResults: 0, results: [] })]);
    const criteria = aSearch({ searchTerm: '4711' });
    const search = { criteria, range: searchRange(criteria, currentTime(NOW, 'Etc/UTC')) };
    const { value } = await ended(createPlatform(scene.http).orderManager.search(search));
    expect(value).toEqual({ total: 0, orders: [], repeated: 0 });
    expect(scene.seen).toHaveLength(2);
    for (const { method, url, body } of scene.seen) {
      expect(`${method} ${url.href}`).toBe('POST https://order-manager.platform.example/v2/ordersearch');
      expect(JSON.parse(body ?? '')).toEqual({ ...PLAIN, queryString: '+"4711"' });
    }
  });

  test('a search by IDs finds the orders of a range that have one of them', async () => {
    const scene = aScene(json({ totalResults: 0, results: [] }));
    const range = { start: PLAIN.startDateUtc, end: PLAIN.endDateUtc };
    await ended(createPlatform(scene.http).orderManager.searchByIds(['o-1', 'o-2'], range));
    expect(JSON.parse(scene.seen[0]?.body ?? '')).toEqual({ ...PLAIN, ids: ['o-1', 'o-2'] });
  });
});

describe('R440: the total of a search', () => {
  const found = (...ids: string[]) => ids.map((orderId) => ({ order: { orderId } }));
  test.each([
    ['is that of the platform', 'page=1', 10, found('a', 'b'), 10],
    ['includes every order that has arrived', 'page=1', 1, found('a', 'b'), 2],
    ['includes the earlier pages', 'page=3', 10, found('a', 'b'), 202],
    ['does not count an order twice', 'page=1', 2, found('a', 'b', 'a'), 2],
    ['includes unreadable orders', 'page=1', 0, [{ order: null }, ...found('a')], 2],
    ['is that of the platform on a page after the last one', 'page=3', 10, [], 10],
  ])('%s', async (_title, url, totalResults, results, total) => {
    const scene = aScene(json({ totalResults, results }));
    const criteria = parseCriteria(new URLSearchParams(url));
    const search = { criteria, range: searchRange(criteria, currentTime(NOW, 'Etc/UTC')) };
    const { value } = await ended(createPlatform(scene.http).orderManager.search(search));
    expect(value).toMatchObject({ total });
  });
});
