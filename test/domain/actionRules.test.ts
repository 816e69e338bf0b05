import { describe, expect, test } from 'vitest';
import {
  fulfillmentOrderItemId,
  itemsCancelledWithOrder,
  whyNotCancelItem,
  whyNotCancelOrder,
  whyNotChangeAddress,
  whyNotClearAlerts,
  whyNotRejectItem,
  whyNotRetryRouting,
  whyNotUpdateStatus,
} from '#domain/actions/actionRules.ts';
import { withWholeGroupsOf } from '#domain/actions/addressChange.ts';
import { missingRejectionField } from '#domain/actions/rejection.ts';
import { NO_PERMISSIONS } from '#domain/permissions.ts';
import {
  aGroup,
  anItem,
  anItemIn,
  anOrder,
  aStatus,
  NOTHING_ALLOWED,
  statusesOf,
} from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const ITEM = anItemIn('production');
const ORDER = anOrder({ items: [ITEM] });
const cancelled = anItem({ statuses: statusesOf(aStatus('cancelled', { quantity: 250 })) });

describe('S3.9, S5.23: a cancellation needs the platform’s permission', () => {
  const onItem = { ...NOTHING_ALLOWED, items: keyed({ 'item-1': ['orderItemCancellation'] }) };
  const onOrder = { ...NOTHING_ALLOWED, order: ['orderCancellation'] };
  const others = { ...NOTHING_ALLOWED, order: ['deliveryChange'], items: keyed({ 'item-1': ['reorder'] }) };

  test.each([
    ['allowed on the item', onItem, null, 'cancellationUnsupported'],
    ['allowed on the order', onOrder, 'cancellationUnsupported', null],
    ['not allowed', NOTHING_ALLOWED, 'cancellationUnsupported', 'cancellationUnsupported'],
    ['other actions allowed', others, 'cancellationUnsupported', 'cancellationUnsupported'],
    ['still loading', 'loading', 'loading', 'loading'],
    ['R395: told only to readers', 'merchantUnreadable', 'merchantUnreadable', 'merchantUnreadable'],
  ] as const)('%s', (_title, allowed, item, order) => {
    expect(whyNotCancelItem(ITEM, allowed)).toBe(item);
    expect(whyNotCancelOrder(ORDER, allowed)).toBe(order);
  });

  test('R200: an item that is already rejected says so', () => {
    const rejected = anItem({ statuses: statusesOf(aStatus('rejected')) });
    expect(whyNotCancelItem(rejected, NOTHING_ALLOWED)).toBe('alreadyRejected');
    expect(whyNotCancelOrder(anOrder({ items: [rejected] }), NOTHING_ALLOWED)).toBe('alreadyRejected');
    expect(whyNotCancelItem(rejected, onItem)).toBeNull();
  });

  test('an item that is already cancelled says so', () => {
    expect(whyNotCancelItem(cancelled, NOTHING_ALLOWED)).toBe('alreadyCancelled');
    expect(whyNotCancelOrder(anOrder({ items: [cancelled] }), NOTHING_ALLOWED)).toBe('alreadyCancelled');
  });

  const open = anItemIn('production', { itemId: 'item-2' });
  const shipped = anItemIn('fulfilled', { itemId: 'item-3' });
  test.each([
    ['the items that can be cancelled alone', [ITEM, open], onItem, [ITEM]],
    ['otherwise the items that are not shipped or cancelled', [cancelled, open, shipped], onOrder, [open]],
    ['all items if all have ended', [cancelled, shipped], onOrder, [cancelled, shipped]],
    ['all items while the permission is loading', [open, shipped], 'loading', [open, shipped]],
  ] as const)('a cancellation of the order concerns %s', (_title, items, allowed, expected) => {
    expect(itemsCancelledWithOrder(anOrder({ items: [...items] }), allowed)).toEqual(expected);
  });
});

describe('S4.21, S5.26, S5.28: rejecting an item for its fulfiller', () => {
  test.each([
    ['S5.28: routed to a fulfiller', ITEM, null],
    ['S5.26: without a fulfiller ID', { ...ITEM, fulfillerId: '', globalFulfillerId: '' }, 'notRouted'],
    ['S5.26: with the fulfiller’s item ID only', { ...ITEM, shortItemId: '' }, null],
    ['S5.26, R540: with neither item ID', { ...ITEM, shortItemId: '', fulfillerItemId: '' }, 'notHandedOver'],
    ['rejected already', anItem({ statuses: statusesOf(aStatus('rejected')) }), 'alreadyRejected'],
    ['cancelled already', cancelled, 'alreadyCancelled'],
  ])('%s', (_title, item, expected) => {
    expect(whyNotRejectItem(item)).toBe(expected);
  });

  test('S5.26: the short item ID comes first', () => {
    expect(fulfillmentOrderItemId(ITEM)).toBe('M4K7Q2P9XD');
    expect(fulfillmentOrderItemId({ ...ITEM, shortItemId: '' })).toBe('F-55');
  });

  test.each([
    ['', 'Too dark', 'code'],
    ['other', ' ', 'reason'],
    ['other', 'Too dark', null],
  ] as const)('S5.27: with the code "%s" and the reason "%s" %s is missing', (code, reason, missing) => {
    expect(missingRejectionField({ code, reason })).toBe(missing);
  });
});

describe('other actions that need a target', () => {
  test('S5.29: routing can be retried only if the item is suspended in routing', () => {
    const suspended = anItem({ statuses: statusesOf(aStatus('routing'), aStatus('suspended')) });
    expect(whyNotRetryRouting(suspended)).toBeNull();
    expect(whyNotRetryRouting(anItemIn('routing'))).toBe('notRoutingSuspended');
  });

  test('S5.33: alerts can be cleared only if one has a date', () => {
    const late = aStatus('preparing', { expectedCloseDate: '2026-11-19T10:00:00Z' });
    expect(whyNotClearAlerts([anItem({ statuses: statusesOf(late) })], NOW)).toBeNull();
    expect(whyNotClearAlerts([ITEM], NOW)).toBe('noAlerts');
  });

  test('S5.49: an address can be changed only if a group allows it', () => {
    const groups = keyed({ 'group-1': ['deliveryChange'] });
    expect(whyNotChangeAddress(ORDER, { ...NOTHING_ALLOWED, groups })).toBeNull();
    expect(whyNotChangeAddress(ORDER, NOTHING_ALLOWED)).toBe('noDeliveryChange');
    expect(whyNotChangeAddress(ORDER, 'merchantUnreadable')).toBe('merchantUnreadable');
  });

  test('R111: the group of another item does not count', () => {
    const other = anItem({ itemId: 'item-2', fulfillmentGroupId: 'group-2' });
    const group = aGroup({ fulfillmentGroupId: 'group-2', itemIds: ['item-2'] });
    const order = anOrder({ items: [ITEM, other], fulfillmentGroups: [aGroup(), group] });
    const allowed = { ...NOTHING_ALLOWED, groups: keyed({ 'group-2': ['deliveryChange'] }) };
    const obstacleFor = (...items: string[]) => whyNotChangeAddress(withWholeGroupsOf(order, items), allowed);
    expect(obstacleFor('item-1')).toBe('noDeliveryChange');
    expect(obstacleFor('item-2')).toBeNull();
    expect(obstacleFor('item-1', 'item-2')).toBeNull();
    expect(obstacleFor()).toBeNull();
  });
});

describe('R25, R163: the menu says why no status can be updated', () => {
  const acting = { ...NO_PERMISSIONS, fulfillers: [{ identifier: '*', permissions: ['update:order'] }] };
  const limited = {
    ...NO_PERMISSIONS,
    fulfillers: [{ identifier: ITEM.globalFulfillerId, permissions: ['update:order'] }],
  };
  const unrouted = anItem({ ...ITEM, fulfillerId: '', globalFulfillerId: '', shortItemId: '' });
  const foreign = anItem({ ...ITEM, fulfillerId: 'other', globalFulfillerId: 'other' });
  const shipped = anItemIn('fulfilled');
  const pending = anItem({
    statuses: statusesOf(aStatus('rejected'), aStatus('pendingCancellation')),
  });

  test.each([
    ['a status can be updated', acting, [ITEM, cancelled], null],
    ['no item is with a fulfiller yet', acting, [unrouted, unrouted], 'noneWithFulfiller'],
    ['the only routed item is another fulfiller’s', limited, [foreign, unrouted], 'noItemForFulfiller'],
    ['all items are cancelled', acting, [cancelled, cancelled], 'alreadyCancelled'],
    ['all items are shipped', acting, [shipped], 'shipmentReported'],
    ['all items are over in different ways', acting, [shipped, cancelled], 'allItemsEnded'],
    ['the user’s own items are cancelled', limited, [cancelled, foreign], 'allItemsEnded'],
    ['a cancellation awaits its response', acting, [pending], null],
  ] as const)('%s', (_title, permissions, items, expected) => {
    expect(whyNotUpdateStatus(anOrder({ items: [...items] }), permissions)).toBe(expected);
  });
});
