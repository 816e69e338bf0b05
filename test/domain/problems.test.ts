import { describe, expect, test } from 'vitest';
import type { OrderEvent } from '#domain/event/event.ts';
import type { Item } from '#domain/item/item.ts';
import { publicFulfillerId } from '#domain/order/merchant.ts';
import { orderModalPath } from '#domain/order/orderModal.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import {
  countProblemItems,
  firstRemediableProblem,
  orderProblems,
  remedyDialog,
  wasCancellationRequested,
} from '#domain/order/problems.ts';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import { anItem, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { at, inStatus, late, NOW, OPERATOR, routing, STAFF } from './problemScene.ts';

describe('S2.73: the problems of an order', () => {
  const context = {
    events: null,
    permissions: { ...STAFF, fulfillers: [] },
    publicId: (id: string) => id,
    now: NOW,
  };
  const prepress = (itemId: string, detail = 'Font missing') =>
    anItem({ itemId, statuses: statusesOf(late('prepressFailed', detail)) });

  test('R134: equal problems of several items are one, even if the platform’s texts differ', () => {
    const items = [
      ...[prepress('a'), prepress('b', 'Image missing'), prepress('c', ' Font missing')],
      inStatus(late('preparing')),
    ];
    const problems = orderProblems(items, context);
    expect(problems.map(({ cause, items: own }) => [cause, own.map(({ item }) => item.itemId)])).toEqual([
      ['artwork', ['a', 'b', 'c']],
      ['platform', ['item-1']],
    ]);
    expect(countProblemItems(problems)).toBe(4);
  });

  describe('R115: the order of the problems', () => {
    const since = (itemId: string, name: string, hours: number | null) =>
      anItem({
        itemId,
        statuses: statusesOf(
          hours === null
            ? aStatus(name, { updatedDate: null })
            : aStatus(name, { expectedCloseDate: at(-hours) }),
        ),
      });
    const listed = (...items: Item[]) =>
      orderProblems(items, context).map(({ items: own }) =>
        own.map(({ item, issue }) => `${issue.status} ${item.itemId}`),
      );

    test('the items of a problem are listed oldest first, those without a date last', () => {
      expect(
        listed(since('a', 'preparing', 35), since('b', 'preparing', 1), since('c', 'preparing', 39)),
      ).toEqual([['preparing c', 'preparing a', 'preparing b']]);
      expect(listed(since('a', 'rejected', null), since('b', 'rejected', 2))).toEqual([
        ['rejected b', 'rejected a'],
      ]);
    });

    test('of problems of the same kind, the one that started first is listed first', () => {
      expect(listed(since('a', 'preparing', 72), since('b', 'fulfillment', 120))).toEqual([
        ['fulfillment b'],
        ['preparing a'],
      ]);
    });

    test('an error precedes an older missed SLA', () => {
      expect(listed(since('a', 'preparing', 120), since('b', 'prepressFailed', 1))).toEqual([
        ['prepressFailed b'],
        ['preparing a'],
      ]);
    });

    test('problems of the same age stay in the order of S4.9', () => {
      expect(listed(since('b', 'preparing', 5), since('a', 'preparing', 5))).toEqual([
        ['preparing a', 'preparing b'],
      ]);
    });
  });

  test('problems with different remedies stay separate', () => {
    const suspended = (itemId: string, ...more: Parameters<typeof statusesOf>) =>
      anItem({ itemId, statuses: statusesOf(late('suspended'), ...more) });
    const problems = orderProblems([suspended('a', routing), suspended('b')], context);
    expect(problems.map(({ remedy }) => remedy)).toEqual(['retryRouting', 'askSupport']);
  });

  describe('R95: the dialog of a remedy is for all items that share the problem', () => {
    const staff = { ...context, permissions: STAFF };
    const one = (itemId: string, ...names: Parameters<typeof statusesOf>) =>
      anItem({ itemId, statuses: statusesOf(...names) });
    test.each<[string, Parameters<typeof statusesOf>, string, string]>([
      ['retryRouting', [late('suspended'), routing], 'modal=retryRouting&itemId=a', 'modal=retryRoutings'],
      ['changeAddress', [late('suspended', 'Invalid postal code')], '', 'modal=changeAddress'],
      ['reorder', [aStatus('rejected')], '', 'modal=reorder'],
      ['reorderWithChanges', [late('prepressFailed')], '', 'modal=reorder'],
      ['updateStatus', [late('pendingCancellation'), aStatus('production')], '', 'modal=updateStatus'],
      ['clearAlerts', [aStatus('fulfilled'), late('preparing')], '', 'modal=clearAlerts'],
    ])('%s', (remedy, statuses, alone, together) => {
      const paths = [['a'], ['a', 'b']].map((ids) => {
        const [problem] = orderProblems(
          ids.map((id) => one(id, ...statuses)),
          staff,
        );
        if (!problem) throw new Error('The items have no problem');
        expect(problem.remedy).toBe(remedy);
        const dialog = remedyDialog(problem);
        if (!dialog) throw new Error('The remedy has no dialog');
        return orderModalPath('1', dialog.modal, dialog.target).replace(/&(mode|status)=.*/, '');
      });
      const expected = [alone || `${together}&items=a`, `${together}&items=a&items=b`];
      expect(paths).toEqual(expected.map((query) => `/orders/1?${query}`));
    });

    test.each([
      ['items of other fulfillers are in another row', ['one', 'one', 'two']],
      ['R531: an internal ID names the same fulfiller', ['one', '17', 'two']],
      ['R433: so does its ID in another letter case', ['one', 'ONE', 'two']],
    ])('a row has one contact: %s', (_, ids) => {
      const items = ids.map((globalFulfillerId, index) =>
        anItem({
          itemId: `${index}`,
          globalFulfillerId,
          statuses: statusesOf(late('suspended', 'SKU is not set up')),
        }),
      );
      const permissions = { ...STAFF, fulfillers: [{ identifier: '*', permissions: ['read:profile'] }] };
      const known = [{ fulfillerId: 'one', internalFulfillerId: '17', name: 'Elbe' }];
      const publicId = (id: string) => publicFulfillerId(id, known);
      const problems = orderProblems(items, { ...context, permissions, publicId });
      expect(problems.map(({ items: own }) => own.map(({ item }) => item.itemId))).toEqual([
        ['0', '1'],
        ['2'],
      ]);
    });
  });

  describe('R136: a user who cannot reorder', () => {
    const rejected = inStatus(aStatus('rejected'));

    test('is told to contact the merchant', () => {
      const [problem] = orderProblems([rejected], { ...context, permissions: NO_PERMISSIONS });
      expect(problem).toMatchObject({ cause: 'rejected', remedy: 'askMerchant' });
      expect(problem && remedyDialog(problem)).toBeNull();
    });

    test('starts with a problem that this user can resolve', () => {
      const pending = anItem({ itemId: 'b', statuses: statusesOf(late('pendingCancellation')) });
      const order = anOrder({ items: [rejected, pending] });
      expect(firstRemediableProblem(order, OPERATOR, NOW)?.remedy).toBe('updateStatus');
      expect(firstRemediableProblem(order, STAFF, NOW)?.remedy).toBe('reorder');
      expect(firstRemediableProblem(anOrder({ items: [rejected] }), OPERATOR, NOW)).toBeNull();
    });
  });

  test('R165: an item that the user’s fulfiller rejected comes after the other problems', () => {
    const items = [inStatus(aStatus('rejected')), inStatus(late('preparing'))];
    const remedies = (permissions: Permissions) =>
      orderProblems(items, { ...context, permissions }).map(({ remedy }) => remedy);
    expect(remedies(OPERATOR)).toEqual(['askSupport', 'fulfillerRejected']);
    expect(remedies(STAFF)).toEqual(['reorder', 'askSupport']);
    expect(firstRemediableProblem(anOrder({ items }), OPERATOR, NOW)?.remedy).toBe('askSupport');
  });

  test('R164: “Start here” offers the merchant’s own operator no contact to the merchant', () => {
    const order = anOrder({ items: [inStatus(aStatus('onHold'), aStatus('production'))] });
    const own = {
      ...NO_PERMISSIONS,
      merchants: [{ identifier: order.merchantId, permissions: ['update:order'] }],
    };
    expect(firstRemediableProblem(order, own, NOW)).toBeNull();
    expect(firstRemediableProblem(order, NO_PERMISSIONS, NOW)?.remedy).toBe('askMerchant');
  });

  test('an item with two problems counts once', () => {
    const item = inStatus(late('preparing'), late('fulfillment'));
    const problems = orderProblems([item], context);
    expect([problems.length, countProblemItems(problems)]).toEqual([2, 1]);
  });

  test('S4.19: an item on hold has a problem, which is not an error', () => {
    const item = inStatus(aStatus('production'), aStatus('onHold', { detail: 'Payment' }));
    expect(orderProblems([item], context)[0]?.items[0].issue).toMatchObject({
      kind: 'onHold',
      status: 'onHold',
      detail: 'Payment',
      clearable: false,
    });
    expect(orderStatus(anOrder({ items: [item] }), NOW)).toMatchObject({ isOnHold: true, hasErrors: false });
  });

  test('an order in good health has none', () => {
    const items = [inStatus(aStatus('production')), inStatus(aStatus('fulfilled'))];
    expect(orderProblems(items, context)).toEqual([]);
  });

  describe('a cancelled item', () => {
    const cancelled = inStatus(aStatus('cancelled'));
    const asked: OrderEvent = {
      ...{ eventId: 'e', eventType: 'cancellationRequestReceived', eventDate: at(-9), itemId: 'item-1' },
      ...{ eventSourceId: '', fake: false, detail: '', createdOnBehalfOf: '', facts: [], attempts: [] },
    };
    const redirected = { ...cancelled, links: { redirectedItem: [{ href: '/items/2', name: null }] } };
    test.each<[string, Item, OrderEvent[] | null, boolean | null]>([
      ['its events contain a request', cancelled, [asked], true],
      ['a request for the whole order includes it', cancelled, [{ ...asked, itemId: '' }], true],
      ['the request was for another item', cancelled, [{ ...asked, itemId: 'other' }], false],
      ['its events contain no request', cancelled, [], false],
      ['its events are not loaded', cancelled, null, null],
      [
        'it was pending before',
        inStatus(aStatus('cancelled'), aStatus('pendingCancellation', { state: 'closed' })),
        null,
        true,
      ],
      ['it was redirected', redirected, null, true],
    ])('%s', (_title, item, events, isAsked) => {
      expect(wasCancellationRequested(item, events)).toBe(isAsked);
      expect(orderProblems([item], { ...context, events })).toHaveLength(isAsked === false ? 1 : 0);
    });
  });
});
