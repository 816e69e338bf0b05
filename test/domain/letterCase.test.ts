import { describe, expect, test } from 'vitest';
import { groupsAllowingDeliveryChange, whyNotCancelItem } from '#domain/actions/actionRules.ts';
import { withWholeGroupsOf } from '#domain/actions/addressChange.ts';
import type { AllowedActions } from '#domain/actions/allowedActions.ts';
import { toClearAlertsResult } from '#domain/actions/clearedAlerts.ts';
import { whyNotOption } from '#domain/actions/redirect.ts';
import { isLineOf } from '#domain/actions/reorderPlacement.ts';
import { withOnlyTheseItems } from '#domain/actions/reorderPlan.ts';
import type { RoutingOption } from '#domain/actions/routing.ts';
import { byKey } from '#domain/byKey.ts';
import { pendingNotification } from '#domain/delivery/fulfillerNotification.ts';
import { shippedQuantity } from '#domain/delivery/shipment.ts';
import { changeRequestState } from '#domain/event/changeRequest.ts';
import { concernsItem } from '#domain/event/event.ts';
import { filterItems, itemFilterChoices, parseItemFilter } from '#domain/item/itemFilter.ts';
import { pathContainsId } from '#domain/links/linkedIds.ts';
import { claimsOfItem } from '#domain/order/claim.ts';
import { publicFulfillerId } from '#domain/order/merchant.ts';
import type { MerchantOrderItem } from '#domain/order/merchantOrder.ts';
import { groupItems, groupOf, missingItemIds } from '#domain/order/order.ts';
import { orderFulfillerIds } from '#domain/order/orderParties.ts';
import { canReadFulfiller, NO_PERMISSIONS, withInternalIds } from '#domain/permissions.ts';
import { breakdownBars, toCountedOrder } from '#domain/results/breakdown.ts';
import { aGroup, anItem, anItemIn, anOrder } from '#test/domainBuilders.ts';
import { aChange, anEvent, aShipment } from '#test/panelBuilders.ts';

const NO_LINE: MerchantOrderItem = {
  itemId: '',
  merchantItemId: '',
  originalItem: null,
};

const NO_OPTION: RoutingOption = {
  fulfillerId: '',
  fulfillerName: '',
  rank: 1,
  cost: null,
  expectedArrivalDate: null,
  excludedReasons: [],
  fulfillmentConfigurationHref: 'https://expectations.example/1',
};

const itemIn = (itemId: string, fulfillmentGroupId: string) =>
  anItemIn('production', { itemId, fulfillmentGroupId });

describe('R433: order-service and merchant-order write IDs in capitals, item-service in small letters', () => {
  const [first, second, third] = [itemIn('a1', ''), itemIn('b2', ''), itemIn('c3', 'g2')];
  const [one, two] = [
    aGroup({ fulfillmentGroupId: 'G1', itemIds: ['A1', 'B2'] }),
    aGroup({ fulfillmentGroupId: 'G2', itemIds: [] }),
  ];
  const order = anOrder({ items: [first, second, third], fulfillmentGroups: [one, two] });

  test('no item is missing', () => {
    expect(missingItemIds(order)).toEqual([]);
    expect(missingItemIds({ ...order, items: [second] })).toEqual(['A1']);
  });

  test('the groups have their items', () => {
    expect(groupItems(order, one)).toEqual([first, second]);
    expect(groupItems(order, two)).toEqual([third]);
    expect(groupOf(order, third)).toBe(two);
  });

  test('a part of the order keeps its groups', () => {
    expect(withOnlyTheseItems(order, ['b2'])).toMatchObject({
      items: [second],
      fulfillmentGroups: [{ fulfillmentGroupId: 'G1', itemIds: ['B2'] }],
    });
    expect(withWholeGroupsOf(order, ['b2'])).toMatchObject({
      items: [first, second],
      fulfillmentGroups: [one],
    });
  });

  test('the allowed actions are those of the items and groups', () => {
    const allowed: AllowedActions = {
      order: [],
      groups: byKey([['g1', ['deliveryChange']]]),
      items: byKey([
        ['A1', ['orderItemCancellation']],
        ['B2', []],
      ]),
    };
    expect(whyNotCancelItem(first, allowed)).toBeNull();
    expect(whyNotCancelItem(second, allowed)).toBe('cancellationUnsupported');
    expect(whyNotCancelItem(third, allowed)).toBe('cancellationUnsupported');
    expect(groupsAllowingDeliveryChange(order, allowed)).toEqual([one]);
  });
});

describe('R433: the ID of an item has another letter case', () => {
  const item = itemIn('a1', 'g1');

  test('in an event, a claim, a shipment or a change request', () => {
    expect(concernsItem(anEvent('shipped', { itemId: 'A1' }), 'a1')).toBe(true);
    expect(claimsOfItem([{ id: 'C-1', itemIds: ['A1'], reorders: [], page: null }], 'a1')).toHaveLength(1);
    expect(shippedQuantity(aShipment({ items: [{ itemId: 'A1', quantity: 3 }] }), 'a1')).toBe(3);
    const { request } = aChange({ itemStates: byKey([['A1', 'rejected']]) });
    expect(changeRequestState(request, 'a1')).toBe('rejected');
  });

  test('in a notification to the fulfiller, which has the short ID', () => {
    const request = {
      notificationId: 'n-1',
      type: 'OrderRequest',
      status: 'NEW',
      createdDate: null,
      openItemIds: ['M4K7'],
    };
    expect(pendingNotification([request], 'productionAccepted', 'm4k7')).toBe(request);
    expect(pendingNotification([request], 'productionAccepted', 'm4k8')).toBeNull();
  });

  test('in the results of cleared alerts, which name the alert as it was requested', () => {
    const requested = ['a1', 'b2'].map((itemId) => ({ itemId, status: 'preparing' }));
    const results = ['A1', 'B2'].map((itemId, index) => ({
      ...{ itemId, status: 'preparing', success: index === 0, message: 'No.' },
    }));
    const items = [anItem({ itemId: 'B2', productName: 'Flyers', shortItemId: 'MB2' })];
    expect(toClearAlertsResult(requested, results, items)).toMatchObject({
      requestedCount: 2,
      clearedCount: 1,
      rejected: [
        { itemId: 'b2', label: 'Flyers (MB2)', status: 'preparing', success: false, message: 'No.' },
      ],
      unconfirmed: [],
    });
  });

  test('in the link of a reorder', () => {
    expect(pathContainsId('https://orders.example/v1/orders/o1/items/A1', 'a1')).toBe(true);
    expect(pathContainsId('https://orders.example/v1/orders/o1/items/A12', 'a1')).toBe(false);
  });

  test('in the order of the merchant, from which a reorder is placed', () => {
    const placed = { ...NO_LINE, itemId: 'A1' };
    expect(isLineOf(placed, item)).toBe(true);
    expect(isLineOf(placed, { ...item, itemId: 'a2' })).toBe(false);
  });
});

describe('R433: the ID of a fulfiller has another letter case', () => {
  const made = (fulfillerId: string) => anItemIn('production', { fulfillerId, globalFulfillerId: '' });
  const items = [made('AB-1'), made('ab-1'), made('ab-2')];
  const order = anOrder({ items });

  test('in the routing options', () => {
    const option = { ...NO_OPTION, fulfillerId: 'AB-1' };
    expect(whyNotOption(option, made('ab-1'))).toBe('currentFulfiller');
    expect(whyNotOption(option, made('ab-2'))).toBeNull();
  });

  test('in the list of the fulfillers', () => {
    const known = [{ fulfillerId: 'global', internalFulfillerId: 'Ab-1', name: 'Elbe' }];
    expect(publicFulfillerId('AB-1', known)).toBe('global');
    expect(publicFulfillerId('GLOBAL', known)).toBe('global');
    const granted = { merchants: [], fulfillers: [{ identifier: 'GLOBAL', permissions: ['read:profile'] }] };
    const permissions = { ...withInternalIds(granted, known), groups: [] };
    expect(canReadFulfiller(permissions, 'ab-1')).toBe(true);
  });

  test('of items in one order, which have the same bar and filter', () => {
    expect(orderFulfillerIds(order)).toEqual(['AB-1', 'ab-2']);
    const present = { epochMs: 0, today: '2026-11-20', timezone: 'UTC' };
    const counted = [order, anOrder({ orderId: 'o2', items: [made('ab-1')] })].map((one) =>
      toCountedOrder(one, present, NO_PERMISSIONS),
    );
    expect(breakdownBars(counted, 'fulfiller').map(({ key, orderIds }) => [key, orderIds.length])).toEqual([
      ['AB-1', 2],
      ['ab-2', 1],
    ]);
    expect(itemFilterChoices(items, null, '', []).fulfillers).toEqual([
      { id: 'AB-1', count: 2 },
      { id: 'ab-2', count: 1 },
    ]);
    const filter = parseItemFilter(new URLSearchParams({ itemFulfiller: 'AB-1' }));
    expect(filterItems(items, filter, [])).toHaveLength(2);
  });
});
