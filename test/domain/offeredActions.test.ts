import { describe, expect, test } from 'vitest';
import { type ActionContext, contextForItems, unavailableReason } from '#domain/actions/actionDefinition.ts';
import { ALL_ACTIONS, SELECTION_ACTIONS } from '#domain/actions/allActions.ts';
import { offeredActions } from '#domain/actions/offeredActions.ts';
import { withOnlyTheseItems } from '#domain/actions/reorderPlan.ts';
import type { Order } from '#domain/order/order.ts';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import { aGroup, anItem, anOrder, aStatus, NOTHING_ALLOWED, statusesOf } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';

const ready = (itemId: string) =>
  anItem({ itemId, statuses: statusesOf(aStatus('baton', { state: 'closed' }), aStatus('preparing')) });
const shipped = anItem({ itemId: 'shipped', statuses: statusesOf(aStatus('fulfilled')) });

const withPermission = (permission: string): Permissions => ({
  ...NO_PERMISSIONS,
  merchants: [{ identifier: '*', permissions: [permission] }],
});
const STAFF: Permissions = {
  ...NO_PERMISSIONS,
  merchants: [{ identifier: '*', permissions: ['create:order', 'update:order', 'read:order'] }],
  fulfillers: [{ identifier: '*', permissions: ['update:order'] }],
};

function contextOf(items: readonly ReturnType<typeof anItem>[], permissions: Permissions): ActionContext {
  return {
    order: anOrder({ items: [...items] }),
    item: null,
    permissions,
    allowed: 'loading',
    pages: {} as ActionContext['pages'],
    itemsState: 'loaded',
    now: 0,
  };
}

/** The actions in the menu of the first item. */
function ofFirst(items: readonly ReturnType<typeof anItem>[], permissions = STAFF) {
  const context = contextOf(items, permissions);
  return offeredActions({ ...context, item: items[0] ?? null });
}
const idsOf = (offered: ReturnType<typeof offeredActions>) => offered.map(({ action }) => action.id);

test.each<[string, Permissions, boolean]>([
  ['who reads the merchant’s orders', { ...withPermission('read:order'), groups: ['developers'] }, true],
  [
    'who reads the order only through a fulfiller',
    {
      ...NO_PERMISSIONS,
      fulfillers: [{ identifier: '*', permissions: ['read:order'] }],
      groups: ['developers'],
    },
    false,
  ],
])('S6.12: the callback URL is offered to a developer %s: %#', (_title, permissions, isOffered) => {
  const offered = idsOf(offeredActions(contextOf([ready('a')], permissions)));
  expect(offered.includes('callback')).toBe(isOffered);
});

test.each(['create:order', 'update:order'])(
  'R395: to a user who cannot read the merchant’s orders, %s offers actions but does not make them available',
  (permission) => {
    // The platform also leaves out the items of fulfillers that the user cannot read.
    const order = anOrder({
      items: [ready('a')],
      fulfillmentGroups: [aGroup({ itemIds: ['a', 'of another fulfiller'] })],
    });
    const context: ActionContext = {
      ...contextOf(order.items, withPermission(permission)),
      order,
      allowed: 'merchantUnreadable',
    };
    const reasons = offeredActions(context).map(({ action }) => [
      action.id,
      unavailableReason(action, context, []),
    ]);
    expect(reasons).toEqual(
      permission === 'create:order'
        ? [
            ['reorder', 'merchantUnreadable'],
            ['redirect', 'merchantUnreadable'],
          ]
        : [
            ['cancelOrder', 'merchantUnreadable'],
            ['clearAlerts', 'noAlerts'],
            ['changeAddress', 'merchantUnreadable'],
          ],
    );
  },
);

test('R123: an item’s menu offers the actions on it, and those on the order for this item only', () => {
  const offered = ofFirst([ready('a'), ready('b')]);
  expect(idsOf(offered)).toEqual([
    'reorder',
    'redirect',
    'updateStatus',
    'cancelItem',
    'rejectItem',
    'clearItemAlerts',
    'itemJson',
  ]);
  const targets = offered.map(({ action, target }) => [action.id, target]);
  expect(targets).toContainEqual(['reorder', { items: ['a'] }]);
  expect(targets).toContainEqual(['cancelItem', { itemId: 'a' }]);
});

test('R123: the only item’s menu leaves the actions on the order to the order’s menu', () => {
  expect(idsOf(ofFirst([ready('a')]))).not.toContain('reorder');
});

test('R123: an item has a menu if the user can only reorder', () => {
  const permissions = withPermission('create:order');
  expect(idsOf(ofFirst([ready('a'), ready('b')], permissions))).toEqual(['reorder', 'redirect']);
});

test('S4.51: whether one item can be redirected depends on all items; whether it can be reordered does not', () => {
  const items = (id: string) =>
    ofFirst([ready('a'), shipped])
      .find(({ action }) => action.id === id)
      ?.context.order.items.map(({ itemId }) => itemId);
  expect(items('redirect')).toEqual(['a', 'shipped']);
  expect(items('reorder')).toEqual(['a']);
});

test('R73: the actions on selected items, last the one that depends on the whole order', () => {
  expect(SELECTION_ACTIONS.map(({ id }) => id)).toEqual([
    'cancelItems',
    'reorder',
    'clearAlerts',
    'updateStatus',
    'rejectItems',
    'retryRoutings',
    'redirect',
  ]);
});

describe('R269: an order of which only some items could be loaded', () => {
  const partly = anOrder({
    items: [ready('a'), ready('b')],
    fulfillmentGroups: [aGroup({ itemIds: ['a', 'b', 'missing'] })],
  });
  const whole = { ...partly, fulfillmentGroups: [aGroup({ itemIds: ['a', 'b'] })] };
  const unlisted = { ...partly, fulfillmentGroups: [aGroup({ itemIds: [] })] };

  /** The actions that are unavailable because items are missing. */
  function barred(order: Order, itemsState: ActionContext['itemsState'], itemIds: readonly string[] = []) {
    const context = { ...contextOf(order.items, STAFF), itemsState };
    return ALL_ACTIONS.filter((action) => {
      const part = contextForItems(action, { ...context, order }, itemIds);
      return unavailableReason(action, part, itemIds) === 'itemsIncomplete';
    }).map(({ id }) => id);
  }
  const ON_ALL = ['reorder', 'redirect', 'cancelOrder', 'changeAddress'];

  const partlyListed = {
    ...whole,
    fulfillmentGroups: [...whole.fulfillmentGroups, aGroup({ fulfillmentGroupId: 'group-2', itemIds: [] })],
  };

  test.each<[string, Order, ActionContext['itemsState'], string[]]>([
    ['the others failed', partly, 'failed', ON_ALL],
    ['the others did not come', partly, 'loaded', ON_ALL],
    ['nothing says how many there are', unlisted, 'failed', ON_ALL],
    ['only one of two groups says how many there are', partlyListed, 'failed', ON_ALL],
    ['they are still loading', partly, 'loading', []],
    ['all are known from before the failure', whole, 'failed', []],
    ['all have come', whole, 'loaded', []],
    ['all have come, although no group lists them', unlisted, 'loaded', []],
  ])('%s', (_title, order, itemsState, ids) => {
    expect(barred(order, itemsState)).toEqual(ids);
  });

  const twoGroups = {
    ...partly,
    items: [ready('a'), anItem({ ...ready('b'), fulfillmentGroupId: 'group-2' })],
    fulfillmentGroups: [
      aGroup({ itemIds: ['a', 'missing'] }),
      aGroup({ fulfillmentGroupId: 'group-2', itemIds: ['b'] }),
    ],
  };

  test.each<[string, Order]>([
    ['their group lists others', partly],
    ['no group lists its items', unlisted],
    ['there is no group', { ...partly, fulfillmentGroups: [] }],
  ])('the loaded items can be selected and reordered: %s', (_title, order) => {
    expect(barred(order, 'failed', ['a'])).not.toContain('reorder');
    expect(barred(order, 'failed')).toContain('reorder');
  });

  test('the loaded items can be selected and cancelled', () => {
    const part = withOnlyTheseItems(partly, ['a']);
    const allowed = { ...NOTHING_ALLOWED, items: keyed({ a: ['orderItemCancellation'] }) };
    const context = { ...contextOf(part.items, STAFF), order: part, allowed, itemsState: 'failed' as const };
    const reasons = SELECTION_ACTIONS.filter(({ id }) => ['cancelItems', 'reorder'].includes(id)).map(
      (action) => [action.id, unavailableReason(action, context, ['a'])],
    );
    expect(reasons).toEqual([
      ['cancelItems', null],
      ['reorder', null],
    ]);
  });

  test('items that were not loaded cannot be reordered, even if they are selected together with loaded ones', () => {
    expect(barred(twoGroups, 'failed', ['a', 'missing'])).toContain('reorder');
  });

  test('R85: the address of loaded items changes only together with all items of their group', () => {
    expect(barred(twoGroups, 'failed', ['a'])).toContain('changeAddress');
    expect(barred(twoGroups, 'failed', ['missing'])).not.toContain('reorder');
    expect(barred(twoGroups, 'failed', ['b'])).not.toContain('changeAddress');
    expect(barred(unlisted, 'failed', ['a'])).toContain('changeAddress');
  });
});
