import { describe, expect, test } from 'vitest';
import type { ActionContext } from '#domain/actions/actionDefinition.ts';
import { itemOfModal, requestedModal } from '#domain/actions/requestedModal.ts';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import { aGroup, anItem, anOrder } from '#test/domainBuilders.ts';

const [first, second] = [anItem({ itemId: 'b' }), anItem({ itemId: 'a' })];
const order = anOrder({ items: [first, second] });
const ONE_ITEM = anOrder({ items: [first], fulfillmentGroups: [aGroup({ itemIds: ['b'] })] });
const PARTLY_LOADED = anOrder({ items: [first], fulfillmentGroups: [aGroup({ itemIds: ['b', 'a'] })] });
const STAFF: Permissions = {
  ...NO_PERMISSIONS,
  merchants: [{ identifier: '*', permissions: ['create:order', 'update:order', 'read:order'] }],
  fulfillers: [{ identifier: '*', permissions: ['update:order'] }],
};
const CONTEXT: ActionContext = {
  order,
  item: null,
  permissions: STAFF,
  allowed: 'loading',
  pages: { createClaim: null },
  itemsState: 'loaded',
  now: 0,
};

const named = (modal: string | null, ...items: string[]) => ({ modal, items });
const NONE = { kind: 'none' };

describe('S2.78: the URL', () => {
  test.each([
    ['requests no modal', named(null), CONTEXT, NONE],
    ['requests no modal that does not exist', named('toString'), CONTEXT, NONE],
    ['requests no modal of an item that the order does not have', named('itemJson'), CONTEXT, NONE],
    [
      'requests the modal of an item',
      named('cancelItem'),
      { ...CONTEXT, item: first },
      { kind: 'open', modal: 'cancelItem', openedFor: [] },
    ],
    [
      'requests a modal for the whole order',
      named('reorder'),
      CONTEXT,
      { kind: 'open', modal: 'reorder', openedFor: [] },
    ],
    [
      'requests a modal for some items, in whatever sequence the order lists them',
      named('reorder', 'b', 'gone', 'a'),
      CONTEXT,
      { kind: 'open', modal: 'reorder', openedFor: ['a', 'b'] },
    ],
    [
      'R433: requests a modal for items whose IDs the search writes in another letter case',
      named('reorder', 'B', 'A'),
      CONTEXT,
      { kind: 'open', modal: 'reorder', openedFor: ['a', 'b'] },
    ],
  ])('%s', (_title, modal, context, request) => {
    expect(requestedModal(modal, context, false)).toEqual(request);
  });
});

describe('S6.16: without the permission', () => {
  const context = { ...CONTEXT, permissions: NO_PERMISSIONS };
  test('the modal of an action is forbidden', () => {
    expect(requestedModal(named('cancelOrder'), context, false)).toEqual({ kind: 'forbidden' });
  });
  test('the modal opens if its request is recorded, because it shows the result', () => {
    expect(requestedModal(named('cancelOrder'), context, true)).toMatchObject({ kind: 'open' });
  });
  test('a modal that is not about an action opens', () => {
    expect(requestedModal(named('watch'), context, false)).toMatchObject({ kind: 'open' });
  });
});

test.each([
  ['the link names only others', named('reorder', 'gone')],
  ['a modal for selected items names none', named('cancelItems')],
])('R241: nothing is offered for the whole order if %s', (_title, modal) => {
  expect(requestedModal(modal, CONTEXT, false)).toEqual({ kind: 'itemsGone', modal: modal.modal });
});

test.each([
  ['the one that the URL names', order, 'a', second],
  ['R433: the one that the URL names in another letter case', order, 'A', second],
  ['none if the URL names none of several', order, null, null],
  ['none if the order does not have it', order, 'gone', null],
  ['the only one if the URL names none', ONE_ITEM, null, first],
  ['none if another item of the order is not loaded', PARTLY_LOADED, null, null],
])('R186: the item of a modal is %s', (_title, of, itemId, item) => {
  expect(itemOfModal(of, itemId)).toBe(item);
});
