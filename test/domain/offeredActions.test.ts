import { expect, test } from 'vitest';
import type { ActionContext } from '#domain/actions/actionDefinition.ts';
import { SELECTION_ACTIONS } from '#domain/actions/allActions.ts';
import { offeredActions } from '#domain/actions/offeredActions.ts';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import { anItem, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';

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
