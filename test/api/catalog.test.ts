import { describe, expect, test } from 'vitest';
import { createPlatform } from '#api/platform.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { aScene, ended, failureOf, json, onFakeTime } from './scene.ts';

onFakeTime();

describe('S7.34: the values that the user can find', () => {
  test('are read by filter, each value once', async () => {
    const scene = aScene(
      json({
        merchantIds: ['a', 'b', 'a', {}, ''],
        fulfillerIds: null,
        merchantSalesChannels: ['web'],
        productCategories: 'cards',
      }),
    );
    const { value } = await ended(createPlatform(scene.http).orderManager.availableFilters());
    expect(value).toEqual({
      merchants: ['a', 'b'],
      fulfillers: [],
      salesChannels: ['web'],
      productCategories: [],
    });
    expect(scene.seen[0]?.url.href).toBe(
      'https://order-manager.platform.example/v1/elastic/available-filters',
    );
  });

  test('are not invented for a response in another format', async () => {
    const scene = aScene(json('nothing'));
    expect((await failureOf(createPlatform(scene.http).orderManager.availableFilters())).reason).toBe(
      'unreadable',
    );
  });
});

describe('the tree of product categories', () => {
  const tree = (body: unknown) => ended(createPlatform(aScene(json(body)).http).productCategories.tree());

  test('is read to any depth; a missing name becomes the ID', async () => {
    const { value } = await tree({
      categories: [{ id: 'cards', name: 'Cards', children: [{ id: 'post', children: null }] }],
    });
    expect(value).toEqual([
      { id: 'cards', name: 'Cards', children: [{ id: 'post', name: 'post', children: [] }] },
    ]);
  });

  test('drops entries without an ID and repeated IDs', async () => {
    const { value } = await tree({
      categories: [
        { id: 'a', name: 'A', children: [{ name: 'nameless' }, { id: 'a', name: 'again' }] },
        { id: 'a', name: 'again' },
        'no category',
        { id: 'b', name: 'B', children: {} },
      ],
    });
    expect(value?.map(({ id, children }) => [id, children.length])).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
  });
});

describe('carrier services', () => {
  test('are read to the last page; a missing name becomes the key', async () => {
    const next = 'https://carriers.example:8443/base/api/v1/carrierServices?size=200&page=1';
    const scene = aScene([
      json({
        _embedded: { carrierServices: [{ key: 'recs:ups', name: 'UPS' }] },
        _links: { next: { href: next } },
      }),
      json({ _embedded: { carrierServices: [{ key: 'recs:dhl' }, { name: 'no key' }] }, _links: {} }),
    ]);
    const { value } = await ended(createPlatform(scene.http).carriers.carrierServices());
    expect(value).toEqual([
      { key: 'recs:ups', name: 'UPS' },
      { key: 'recs:dhl', name: 'recs:dhl' },
    ]);
    expect(scene.seen.map((one) => one.url.search)).toEqual(['?size=200', '?size=200&page=1']);
  });
});

test('a count requests one row and reads only the total', async () => {
  const scene = aScene(json({ totalResults: 814, results: [{ order: 'unreadable' }] }));
  const body = {
    pageSize: 1,
    offset: 0,
    sortField: null,
    sortOrder: null,
    sortMode: null,
    startDateUtc: '2026-05-24T00:00:00.000Z',
    endDateUtc: '2026-11-20T23:59:59.999Z',
  };
  const criteria = aSearch({ sortField: 'promiseDate', page: 7 });
  const range = { start: body.startDateUtc, end: body.endDateUtc };
  const { value } = await ended(createPlatform(scene.http).orderManager.count({ criteria, range }));
  expect(value).toBe(814);
  expect(JSON.parse(scene.seen[0]?.body ?? '')).toEqual(body);
});
