import { describe, expect, test } from 'vitest';
import { isStuck } from '#domain/order/merchantOrder.ts';
import type { Order } from '#domain/order/order.ts';
import { relatedResources, reorderIds } from '#domain/order/relatedResources.ts';
import { anItem, anOrder } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';
import { anEvent } from '#test/panelBuilders.ts';

const aClaim = (id: string, over: Partial<Parameters<typeof relatedResources>[1][number]> = {}) => ({
  id,
  itemIds: [],
  reorders: [],
  page: null,
  ...over,
});

const page = (href: string) => ({ kind: 'page', href });

describe('S2.72: related resources', () => {
  test('list each claim once, with any known page', () => {
    const order = anOrder({
      links: keyed({ claims: [{ href: 'https://claims.example/C-1', name: 'C-1' }] }),
      items: [
        anItem({ claims: [{ id: 'C-1', href: '' }] }),
        anItem({ claims: [{ id: 'C-2', href: 'https://claims.example/C-2' }] }),
      ],
    });
    expect(relatedResources(order, [aClaim('C-1')], [], [])).toEqual([
      { kind: 'claims', label: 'C-1', target: page('https://claims.example/C-1') },
      { kind: 'claims', label: 'C-2', target: page('https://claims.example/C-2') },
    ]);
  });

  test.each([
    ['its ID', 'https://claims.example/claims/C-1', ['C-1']],
    [
      'its address, if its path may name something else',
      'https://claims.example/view?id=C-1',
      ['C-1', 'https://claims.example/view?id=C-1'],
    ],
    ['its address, if that has no path', 'https://claims.example', ['C-1', 'https://claims.example']],
  ])('name a link without a name by %s', (_title, href, labels) => {
    const order = anOrder({ links: keyed({ claims: [{ href, name: null }] }) });
    expect(relatedResources(order, [aClaim('C-1')], [], []).map(({ label }) => label)).toEqual(labels);
  });

  test('S7.27: link from a claim or complaint to its reorders', () => {
    const claim = aClaim('C-1', { reorders: [{ orderId: 'again/1', itemId: 'item 2' }] });
    const complaint = aClaim('P-1', { reorders: [{ orderId: 'again-2', itemId: '' }] });
    const found = relatedResources(anOrder(), [claim], [complaint], []);
    expect(found.filter(({ kind }) => kind === 'reorders')).toEqual([
      { kind: 'reorders', label: 'again/1', target: { kind: 'order', orderId: 'again/1', itemId: 'item 2' } },
      { kind: 'reorders', label: 'again-2', target: { kind: 'order', orderId: 'again-2', itemId: '' } },
    ]);
  });

  test('R433: a reorder that a claim and an event write in different letter case is listed once', () => {
    const claim = aClaim('C-1', { reorders: [{ orderId: 'AB-1', itemId: 'item-2' }] });
    const facts = [{ kind: 'order', field: 'orderId', value: 'ab-1' } as const];
    const events = [anEvent('reorderCreated', { facts })];
    const order = anOrder({
      items: [anItem({ claims: [{ id: 'c-1', href: 'https://claims.example/c-1' }] })],
    });
    expect(relatedResources(order, [claim], [], events)).toEqual([
      { kind: 'claims', label: 'c-1', target: page('https://claims.example/c-1') },
      { kind: 'reorders', label: 'AB-1', target: { kind: 'order', orderId: 'AB-1', itemId: 'item-2' } },
    ]);
    expect(reorderIds([claim], events)).toEqual(['AB-1']);
  });

  test('link from a reorder to its original order in this console', () => {
    const order = anOrder({
      links: keyed({
        originalOrder: [{ href: 'https://merchant-order.example/v1/orders/old%2F1', name: null }],
      }),
    });
    expect(relatedResources(order, [], [], [])).toEqual([
      { kind: 'originalOrder', label: 'old/1', target: { kind: 'order', orderId: 'old/1', itemId: '' } },
    ]);
  });

  test.each(['not a url', 'https://merchant-order.example', 'https://merchant-order.example/%E0%A4%A'])(
    'omit an original order that cannot be identified: %s',
    (href) => {
      const order = anOrder({ links: keyed({ originalOrder: [{ href, name: null }] }) });
      expect(relatedResources(order, [], [], [])).toEqual([]);
    },
  );

  describe('S3.29: quotes that an item links to', () => {
    const href = 'https://merchant-order.example/v1/fulfillerQuoteItems/quote%201';
    const quoted = anItem({ links: keyed({ fulfillerQuoteItem: [{ href, name: null }] }) });
    const quotes = (order: Order) => relatedResources(order, [], [], []);

    test('open in the JSON viewer, because they are documents of the platform', () => {
      const target = { kind: 'document', itemId: 'item-1', rel: 'fulfillerQuoteItem', index: 0 };
      expect(quotes(anOrder({ items: [quoted] }))).toEqual([
        { kind: 'fulfillerQuotes', label: 'quote 1', target },
      ]);
    });

    test('are left out if the order itself links to its quotes', () => {
      const links = keyed({ fulfillerQuotes: [{ href: 'https://quotes.example/Q-1', name: 'Q-1' }] });
      expect(quotes(anOrder({ links, items: [quoted] }))).toEqual([
        { kind: 'fulfillerQuotes', label: 'Q-1', target: page('https://quotes.example/Q-1') },
      ]);
    });
  });

  test('are sorted by kind, including quotes and the claims that this order settles', () => {
    const order = anOrder({
      links: keyed({
        fulfillerQuotes: [{ href: 'https://quotes.example/Q-1', name: 'Q-1' }],
        reorderComplaint: [{ href: 'https://claims.example/P-9', name: null }],
      }),
      items: [anItem({ claimReorders: [{ id: 'C-8', href: 'https://claims.example/C-8' }] })],
    });
    expect(relatedResources(order, [], [], []).map(({ kind, label }) => [kind, label])).toEqual([
      ['reorderClaim', 'C-8'],
      ['reorderComplaint', 'P-9'],
      ['fulfillerQuotes', 'Q-1'],
    ]);
  });
});

describe('S2.88: an order that only the merchant knows', () => {
  const NOW = Date.parse('2026-11-20T12:00:00.000Z');

  test.each([
    ['placed five minutes ago is not stuck yet', '2026-11-20T11:55:00.000Z', false],
    ['placed earlier is stuck', '2026-11-20T11:54:59.999Z', true],
    ['placed in the future, by a wrong clock', '2026-11-20T12:10:00.000Z', false],
    ['placed at an unknown time', null, false],
  ])('%s', (_title, placedAt, expected) => {
    expect(isStuck(placedAt, NOW)).toBe(expected);
  });
});
