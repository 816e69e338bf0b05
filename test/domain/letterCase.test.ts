import { describe, expect, test } from 'vitest';
import { groupsAllowingDeliveryChange, whyNotCancelItem } from '#domain/actions/actionRules.ts';
import { withWholeGroupsOf } from '#domain/actions/addressChange.ts';
import type { AllowedActions } from '#domain/actions/allowedActions.ts';
import { withOnlyTheseItems } from '#domain/actions/reorderPlan.ts';
import { byKey } from '#domain/byKey.ts';
import { groupItems, groupOf, missingItemIds } from '#domain/order/order.ts';
import { aGroup, anItemIn, anOrder } from '#test/domainBuilders.ts';

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
