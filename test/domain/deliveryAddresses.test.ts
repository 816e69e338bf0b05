import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import { isPickupPoint } from '#domain/delivery/deliveryRequest.ts';
import {
  billingAddress,
  deliveryAddresses,
  deliveryRequestHrefs,
  groupAddress,
  isSamePickupPoint,
} from '#domain/order/deliveryAddresses.ts';
import { aDelivery, aGroup, anItem, anOrder } from '#test/domainBuilders.ts';

describe('S2.81: the addresses of an item', () => {
  const home = { ...EMPTY_ADDRESS, lastName: 'Ruiz', city: 'Venlo' };
  const desk = { ...home, company: 'Freight desk' };

  const toDesk = anOrder({ items: [anItem()], fulfillmentGroups: [aGroup({ destinationAddress: desk })] });

  test('it is shipped to the addresses of its shipments, each once', () => {
    const item = anItem({
      destinationAddress: home,
      shipmentDestinationAddresses: [desk, { ...desk }, home],
    });
    expect(deliveryAddresses(item, anOrder())).toEqual([desk, home]);
  });

  test('or else to its ordered address', () => {
    expect(deliveryAddresses(anItem({ destinationAddress: home }), toDesk)).toEqual([home]);
    expect(deliveryAddresses(anItem(), anOrder({ fulfillmentGroups: [] }))).toEqual([]);
  });

  test('R344: or else to the addresses of its delivery configurations, each once', () => {
    const addresses = [home, null, desk, { ...home }];
    const deliveryConfigurations = addresses.map((destinationAddress) => aDelivery({ destinationAddress }));
    expect(deliveryAddresses(anItem({ deliveryConfigurations }), toDesk)).toEqual([home, desk]);
    const toHome = anItem({ deliveryConfigurations, destinationAddress: desk });
    expect(deliveryAddresses(toHome, toDesk)).toEqual([desk]);
  });

  test('R344: or else to the address of its fulfillment group', () => {
    expect(deliveryAddresses(anItem(), toDesk)).toEqual([desk]);
  });

  test('R344: the address dialog starts from the address of the group, or else from one of its items', () => {
    const deliveryConfigurations = [aDelivery({ destinationAddress: desk })];
    const split = anItem({ deliveryConfigurations });
    const group = aGroup({ destinationAddress: null });
    const toGroup = { ...group, destinationAddress: home };
    expect(groupAddress(anOrder({ items: [split], fulfillmentGroups: [toGroup] }), toGroup)).toEqual(home);
    expect(groupAddress(anOrder({ items: [split], fulfillmentGroups: [group] }), group)).toEqual(desk);
    const toHome = { ...split, destinationAddress: home };
    expect(groupAddress(anOrder({ items: [toHome], fulfillmentGroups: [group] }), group)).toEqual(home);
    expect(groupAddress(anOrder({ items: [anItem()] }), group)).toEqual(EMPTY_ADDRESS);
    expect(groupAddress(anOrder(), undefined)).toEqual(EMPTY_ADDRESS);
  });

  test('it is billed to the consignee', () => {
    expect(billingAddress(anItem({ consigneeAddress: desk }))).toEqual(desk);
    expect(billingAddress(anItem({ destinationAddress: home }))).toBeNull();
  });

  test('S5.51: a delivery request is a pickup point only if its type says so', () => {
    expect(isPickupPoint({ addressType: 'PickupPoint', address: home, url: '' })).toBe(true);
    expect(isPickupPoint({ addressType: 'Street', address: home, url: 'https://x.example' })).toBe(false);
    expect(isPickupPoint({ addressType: '', address: home, url: '' })).toBe(false);
  });

  test('the delivery requests of all deliveries count, each once', () => {
    const hrefs = [null, 'https://b.example', 'https://a.example', 'https://b.example'];
    const deliveries = hrefs.map((deliveryRequestHref) => aDelivery({ deliveryRequestHref }));
    expect(deliveryRequestHrefs(anItem({ deliveryConfigurations: deliveries }))).toEqual([
      'https://b.example',
      'https://a.example',
    ]);
    expect(deliveryRequestHrefs(anItem())).toEqual([]);
  });

  test.each([
    ['the same address and page', {}, true],
    ['another address', { address: desk }, false],
    ['another page', { url: 'https://shops.example/2' }, false],
    ['a street address', { addressType: 'Street' }, false],
  ])('are pickup points at the same place: %s', (_title, over, isSame) => {
    const shop = { addressType: 'PickupPoint', address: home, url: 'https://shops.example/1' };
    expect(isSamePickupPoint(shop, { ...shop, address: { ...home }, ...over })).toBe(isSame);
  });
});
