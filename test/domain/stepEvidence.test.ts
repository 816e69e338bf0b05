import { describe, expect, it, test } from 'vitest';
import type { BulkStep } from '#domain/bulk/bulkJob.ts';
import { copiesOf, createdOrderCriteria } from '#domain/bulk/stepEvidence.ts';
import type { Order } from '#domain/order/order.ts';
import { aBulkStep, anItem, anOrder } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';
import { aRunOrder } from '#test/runOrders.ts';

describe('with kept identifiers, a part of an order is recognized by its items', () => {
  const LINK = 'https://merchant-order.example/order-1';
  const SENT = Date.parse('2026-11-20T12:00:00Z');
  const originals = (merchantItemIds: readonly string[]) =>
    merchantItemIds.map((merchantItemId, index) => anItem({ itemId: `item-${index}`, merchantItemId }));
  const part = (key: string, itemIds: string[], over: Partial<BulkStep> = {}) =>
    aBulkStep({ key, itemIds, state: 'unknown', sentAt: SENT, ...over });
  const placed = (orderId: string, merchantItemIds: readonly string[]) =>
    anOrder({
      orderId,
      merchantOrderId: 'VP-1',
      createdDate: '2026-11-20T12:00:01Z',
      links: keyed({ originalOrder: [{ href: LINK, name: null }] }),
      items: originals(merchantItemIds),
    });
  const first = part('create:0', ['item-0', 'item-1']);
  const second = part('create:1', ['item-2', 'item-3']);
  const original = { link: LINK, items: originals(['a', 'b', 'c', 'd']) };
  const sent = { step: first, recorded: { runOrders: [], writes: [] }, plannedAt: SENT };

  it('another part with as many items is not mistaken for it', () => {
    const wanted = createdOrderCriteria({ ...sent, runOrder: aRunOrder(first, second) }, original);
    expect(wanted?.matches(placed('new-1', ['b', 'a']))).toBe(true);
    expect(wanted?.matches(placed('new-2', ['c', 'd']))).toBe(false);
  });
  it('R433: is found although the plan writes the IDs of its items in another letter case', () => {
    const capitals = { ...first, itemIds: first.itemIds.map((itemId) => itemId.toUpperCase()) };
    const reorder = { ...sent, step: capitals, runOrder: aRunOrder(capitals, second) };
    expect(createdOrderCriteria(reorder, original)?.matches(placed('new-1', ['a', 'b']))).toBe(true);
  });
  test('identical parts with an unknown outcome cannot be distinguished', () => {
    const same = { link: LINK, items: originals(['a', 'b', 'b', 'a']) };
    expect(createdOrderCriteria({ ...sent, runOrder: aRunOrder(first, second) }, same)).toBeNull();
    const known = part('create:1', second.itemIds, { state: 'confirmed', created: ['new-2'] });
    const wanted = createdOrderCriteria({ ...sent, runOrder: aRunOrder(first, known) }, same);
    expect(wanted?.matches(placed('new-1', ['a', 'b']))).toBe(true);
    expect(wanted?.matches(placed('new-2', ['a', 'b']))).toBe(false);
    // R640: the search may write the ID in another letter case than the response to the request.
    expect(wanted?.matches(placed('NEW-2', ['a', 'b']))).toBe(false);
  });
});

describe('R415: a reorder with kept identifiers that was sent again after an attempt without a response', () => {
  const PLANNED = Date.parse('2026-11-20T11:00:00Z');
  const LINK = 'https://merchant-order.example/order-1';
  const again = aBulkStep({
    itemIds: ['item-1'],
    state: 'unknown',
    sentAt: Date.parse('2026-11-20T12:00:00Z'),
    hasUnknownAttempt: true,
    accepted: ['of-others'],
  });
  const attempt = { step: again, plannedAt: PLANNED };
  const runOrder = aRunOrder(again);
  const items = [anItem({ itemId: 'item-1', merchantItemId: 'M-1' })];
  const placed = (orderId: string, time: string) =>
    anOrder({
      orderId,
      merchantOrderId: 'VP-1',
      createdDate: `2026-11-20T${time}Z`,
      links: keyed({ originalOrder: [{ href: LINK, name: null }] }),
      items,
    });
  const created = placed('new-1', '12:00:01');

  it.each<[string, Order, boolean]>([
    ['since the plan: that of the earlier attempt', placed('new-2', '11:00:30'), true],
    ['before the plan: not its own', placed('new-2', '10:50:00'), false],
    ['since the plan, that the user had accepted as that of others', placed('of-others', '11:30:00'), false],
  ])('an order that was placed %s', (_title, order, isOwn) => {
    const original = { link: LINK, items };
    const recorded = { runOrders: [], writes: [] };
    const wanted = createdOrderCriteria({ runOrder, recorded, ...attempt }, original);
    expect(wanted?.matches(order)).toBe(isOwn);
    const taken = new Set(again.accepted);
    const copies = copiesOf(created, [created, order], taken, attempt);
    expect(copies).toEqual(isOwn ? [created, order] : [created]);
  });

  it('counts none that was placed long after the last attempt', () => {
    const late = placed('new-2', '12:30:00');
    expect(copiesOf(created, [created, late], new Set(), attempt)).toEqual([created]);
  });
});

describe('R51: copies of an order made by the network', () => {
  const placed = (orderId: string, over: Partial<Order> = {}) =>
    anOrder({
      orderId,
      merchantOrderId: 'VP-1',
      createdDate: '2026-11-20T12:00:00Z',
      links: keyed({ originalOrder: [{ href: 'https://merchant-order.example/order-1', name: null }] }),
      items: [anItem({ merchantItemId: 'M-1' })],
      ...over,
    });
  const created = placed('new-1');
  const elsewhere = keyed({
    originalOrder: [{ href: 'https://order-service.example/v1/order-1', name: null }],
  });
  const other = keyed({ originalOrder: [{ href: 'https://order-service.example/v1/order-2', name: null }] });

  it.each<[string, Order, boolean]>([
    ['an order like it', placed('new-2'), true],
    ['one that links to the original by another URL', placed('new-2', { links: elsewhere }), true],
    ['one of another original', placed('new-2', { links: other }), false],
    ['one of other items', placed('new-2', { items: [anItem({ merchantItemId: 'M-2' })] }), false],
    ['one with another ID', placed('new-2', { merchantOrderId: 'VP-2' }), false],
    ['one of an hour later', placed('new-2', { createdDate: '2026-11-20T13:00:00Z' }), false],
    ['R336: one without a readable date', placed('new-2', { createdDate: null }), true],
    ['one with another origin', placed('known'), false],
  ])('%s', (_title, order, isCopy) => {
    const copies = copiesOf(created, [created, order], new Set(['known']), {
      step: { generatedIds: null, sentAt: null },
      plannedAt: 0,
    });
    expect(copies.map(({ orderId }) => orderId)).toEqual(isCopy ? ['new-1', 'new-2'] : ['new-1']);
  });

  it('R336: with a generated ID, a copy is recognized however late it was placed', () => {
    const late = placed('new-2', { createdDate: '2026-11-20T13:00:00Z' });
    const generatedIds = {
      merchantOrderId: 'VP-1',
      merchantCustomerId: '',
      merchantItemIds: keyed<string>({}),
    };
    const copies = copiesOf(created, [created, late], new Set(), {
      step: { generatedIds, sentAt: null },
      plannedAt: 0,
    });
    expect(copies).toEqual([created, late]);
  });
});
