import { describe, expect, it } from 'vitest';
import {
  generateIds,
  type PlacementSources,
  placementFingerprint,
  placementOf,
  planFingerprint,
} from '#domain/actions/reorderPlacement.ts';
import type { Item } from '#domain/item/item.ts';
import type { MerchantOrder, MerchantOrderItem } from '#domain/order/merchantOrder.ts';
import { UTC } from '#domain/time/time.ts';
import { anItem, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';

const OPTIONS = { keepDates: false, newIdentifiers: true, unlink: false };
const ORIGINAL = 'https://merchant-order.example/v1/orders/order-1';

function line(itemId: string, over: Partial<MerchantOrderItem> = {}): MerchantOrderItem {
  return {
    itemId,
    merchantItemId: `VP-${itemId}`,
    originalItem: null,
    ...over,
  };
}

function requestOf(...groups: MerchantOrderItem[][]): MerchantOrder {
  return {
    orderId: 'order-1',
    merchantOrderId: 'VP-1',
    merchantCustomerId: 'c-1',
    merchantId: 'acme-print',
    merchantSalesChannel: '',
    merchantPlacedDate: null,
    eventCallbackUrl: '',
    testingConfiguration: 'ship',
    groups: groups.map((items) => ({
      destinationAddress: null,
      promisedArrivalDate: null,
      localPromisedArrivalDate: '2026-11-24T18:00:00',
      items,
    })),
    document: {},
  };
}

const running = (itemId: string, over: Partial<Item> = {}) =>
  anItem({
    itemId,
    merchantItemId: `VP-${itemId}`,
    links: keyed({ self: [{ href: `https://items.example/${itemId}`, name: null }] }),
    ...over,
  });

function sources(over: Partial<PlacementSources> = {}): PlacementSources {
  return {
    request: requestOf([line('a'), line('b')], [line('c')]),
    items: ['a', 'b', 'c'].map((itemId) => running(itemId)),
    originalOrder: ORIGINAL,
    ...over,
  };
}

const wish = (itemIds: string[]) => ({
  itemIds,
  generatedIds: null,
  options: OPTIONS,
  today: '2026-11-20',
  timezone: UTC,
});

describe('R35: the order that a reorder places', () => {
  it('S5.18: contains only the planned items, in the merchant’s groups, with the links of the originals', () => {
    expect(placementOf(sources(), wish(['b', 'c']))).toMatchObject({
      merchantOrderId: 'VP-1',
      originalOrder: ORIGINAL,
      groups: [
        { index: 0, items: [{ index: 1, merchantItemId: 'VP-b', originalItem: 'https://items.example/b' }] },
        { index: 1, items: [{ index: 0, merchantItemId: 'VP-c', originalItem: 'https://items.example/c' }] },
      ],
    });
    const [first] = (placementOf(sources(), wish(['a'])) as { groups: unknown[] }).groups;
    expect(first).toMatchObject({ localPromisedArrivalDate: '2026-11-20T18:00:00' });
  });

  it('S9.9: new identifiers are a new merchant order ID, customer ID and item IDs', () => {
    let serial = 0;
    const generatedIds = generateIds(['a', 'c'], () => {
      serial += 1;
      return `new-${serial}`;
    });
    expect(placementOf(sources(), { ...wish(['a', 'c']), generatedIds })).toMatchObject({
      merchantOrderId: 'new-1',
      merchantCustomerId: 'new-2',
      groups: [{ items: [{ merchantItemId: 'new-3' }] }, { items: [{ merchantItemId: 'new-4' }] }],
    });
  });

  it('unlinking omits every link, and then needs none', () => {
    const unlinked = { ...wish(['a']), options: { ...OPTIONS, unlink: true } };
    const placement = placementOf(sources({ originalOrder: null }), unlinked);
    expect(JSON.stringify(placement)).not.toContain('items.example');
    expect(placement).toMatchObject({ originalOrder: null });
  });

  it('a merchant document without item IDs is matched by the merchant’s own IDs', () => {
    const request = requestOf([line('', { merchantItemId: 'VP-a' }), line('', { merchantItemId: '' })]);
    expect(placementOf(sources({ request }), wish(['a']))).toMatchObject({
      groups: [{ items: [{ index: 0 }] }],
    });
  });

  describe('R337: lines without item IDs that have the same merchant item ID', () => {
    const same = { merchantItemId: 'A' };
    const items = [running('i1', same), running('i2', same), running('c')];

    it('are placed as one item each, with its own new ID and link', () => {
      const request = requestOf([line('', same)], [line('', same)]);
      const generatedIds = generateIds(['i1', 'i2'], () => 'new');
      const placed = placementOf(sources({ request, items }), {
        ...wish(['i1', 'i2']),
        generatedIds: { ...generatedIds, merchantItemIds: keyed({ i1: 'N1', i2: 'N2' }) },
      });
      expect(placed).toMatchObject({
        groups: [
          { items: [{ merchantItemId: 'N1', originalItem: 'https://items.example/i1' }] },
          { items: [{ merchantItemId: 'N2', originalItem: 'https://items.example/i2' }] },
        ],
      });
    });

    it.each([
      ['only one of the items is reordered', ['i1']],
      ['another item has no line', ['i1', 'c']],
    ])('are refused if %s', (_title, itemIds) => {
      const request = requestOf([line('', same), line('', same)]);
      expect(placementOf(sources({ request, items }), wish(itemIds))).toEqual({ problem: 'itemGone' });
    });
  });

  it.each<[string, Partial<PlacementSources>, string[], string]>([
    ['an item no longer exists', {}, ['a', 'x'], 'itemGone'],
    ['the merchant’s order does not contain it', { request: requestOf([line('b')]) }, ['a'], 'itemGone'],
    [
      'it has been cancelled since',
      { items: [running('a', { statuses: statusesOf(aStatus('cancelled')) })] },
      ['a'],
      'notReorderable',
    ],
    ['there is no order to link to', { originalOrder: null }, ['a'], 'noLink'],
    ['there is no item to link to', { items: [running('a', { links: {} })] }, ['a'], 'noLink'],
  ])('is refused when %s', (_title, over, itemIds, problem) => {
    expect(placementOf(sources(over), wish(itemIds))).toEqual({ problem });
  });
});

describe('the data that a plan depends on', () => {
  it('changes with quantity, SKU, reorderability and absence, and with nothing else', () => {
    const items = [running('a'), running('b')];
    const planned = planFingerprint(items, ['a', 'b']);
    expect(planFingerprint([running('b'), running('a', { productName: 'Other' })], ['a', 'b'])).toBe(planned);
    const changes: Partial<Item>[] = [
      { quantity: 7 },
      { skuCode: 'X' },
      { statuses: statusesOf(aStatus('cancelled')) },
    ];
    for (const change of changes)
      expect(planFingerprint([running('a', change), running('b')], ['a', 'b'])).not.toBe(planned);
    expect(planFingerprint([running('a')], ['a', 'b'])).not.toBe(planned);
  });

  it('a placement has one fingerprint per day', () => {
    const hash = (today: string) => {
      const placement = placementOf(sources(), { ...wish(['a']), today });
      return 'problem' in placement ? '' : placementFingerprint(placement);
    };
    expect(hash('2026-11-20')).toBe(hash('2026-11-20'));
    expect(hash('2026-11-20')).not.toBe(hash('2026-11-21'));
  });
});
