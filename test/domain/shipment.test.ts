import { describe, expect, test } from 'vitest';
import {
  itemShipmentStatus,
  packageRows,
  rowStatus,
  shipmentOfItem,
  shipmentStatus,
  shippedQuantity,
  trackedPackages,
  withReferences,
} from '#domain/delivery/shipment.ts';
import { parseShipmentStatus, shipmentTone, shownShipmentStatus } from '#domain/delivery/shipmentStatus.ts';
import { aParcel, aShipment } from '#test/panelBuilders.ts';

const known = (status: string) => ({ kind: 'known', status });

describe('the status of a shipment', () => {
  test.each([
    ['READY-TO-DISPATCH', 'readyToDispatch'],
    ['DISPATCHED', 'dispatched'],
    ['CANCELLED', 'shipmentCancelled'],
    ['RECEIVED-BY-CARRIER', 'receivedByCarrier'],
    ['IN-TRANSIT', 'inTransit'],
    ['OUT-FOR-DELIVERY', 'outForDelivery'],
    ['DELIVERED', 'delivered'],
    ['EXCEPTIONS', 'shipmentExceptions'],
    ['NOT-FOUND', 'notFound'],
    ['in-transit', 'inTransit'],
    ['TELEPORTED', null],
    ['constructor', null],
  ])('S4.24: %s means %s', (tracking, status) => {
    expect(parseShipmentStatus(tracking)).toBe(status);
  });

  test('S4.23: of several shipments, the status of the lowest priority is shown', () => {
    const byPriority = [
      ['CANCELLED', 'shipmentCancelled'],
      ['EXCEPTIONS', 'shipmentExceptions'],
      ['READY-TO-DISPATCH', 'readyToDispatch'],
      ['DISPATCHED', 'dispatched'],
      ['RECEIVED-BY-CARRIER', 'receivedByCarrier'],
      ['IN-TRANSIT', 'inTransit'],
      ['OUT-FOR-DELIVERY', 'outForDelivery'],
      ['DELIVERED', 'delivered'],
    ] as const;
    for (const [index, [, status]] of byPriority.entries()) {
      const rest = byPriority.slice(index).map(([tracking]) => tracking);
      expect(shownShipmentStatus(rest.reverse())).toEqual(known(status));
    }
  });

  test('NOT-FOUND is shown only if nothing else is known', () => {
    expect(shownShipmentStatus(['NOT-FOUND', 'DELIVERED'])).toEqual(known('delivered'));
    expect(shownShipmentStatus(['NOT-FOUND', 'TELEPORTED'])).toEqual({ kind: 'raw', name: 'TELEPORTED' });
    expect(shownShipmentStatus(['NOT-FOUND', ''])).toEqual(known('notFound'));
    expect(shownShipmentStatus(['', ''])).toBeNull();
  });

  test('the packages have it, or else the shipment itself', () => {
    const packages = [aParcel('DELIVERED'), aParcel('IN-TRANSIT')];
    expect(shipmentStatus(aShipment({ status: 'DELIVERED', packages }))).toEqual(known('inTransit'));
    expect(shipmentStatus(aShipment({ status: 'DELIVERED', packages: [aParcel('')] }))).toEqual(
      known('delivered'),
    );
    expect(shipmentStatus(aShipment())).toBeNull();
  });

  test('S4.23: the shipment’s status counts if the carrier has none', () => {
    const lost = aShipment({ status: 'IN-TRANSIT', packages: [aParcel('NOT-FOUND')] });
    expect(shipmentStatus(lost)).toEqual(known('inTransit'));
    expect(itemShipmentStatus([lost])).toEqual(known('inTransit'));
    expect(shipmentStatus({ ...lost, status: '' })).toEqual(known('notFound'));
  });

  test('R473: the shipment’s status also counts if the carrier has none for one of the packages', () => {
    const packages = [aParcel('DELIVERED'), aParcel('')];
    expect(shipmentStatus(aShipment({ status: 'IN-TRANSIT', packages }))).toEqual(known('inTransit'));
    expect(shipmentStatus(aShipment({ status: '', packages }))).toEqual(known('delivered'));
  });

  test.each([
    ['CANCELLED', 'danger'],
    ['EXCEPTIONS', 'danger'],
    ['NOT-FOUND', 'warning'],
    ['DELIVERED', 'success'],
    ['IN-TRANSIT', 'neutral'],
    ['TELEPORTED', 'neutral'],
  ])('%s is shown in %s', (tracking, tone) => {
    expect(shipmentTone(shownShipmentStatus([tracking]))).toBe(tone);
  });
});

test('R474: the tracked package that has the combined status comes first', () => {
  const parcel = (trackingId: string, status: string) => ({ ...aParcel(status), trackingId });
  const packages = [parcel('T1', 'DELIVERED'), parcel('T2', ''), parcel('T3', 'EXCEPTIONS'), parcel('', '')];
  const ids = trackedPackages([
    aShipment({ packages }),
    aShipment({ status: 'IN-TRANSIT', packages: [parcel('T4', '')] }),
  ]).map(({ trackingId }) => trackingId);
  expect(ids).toEqual(['T3', 'T4', 'T1', 'T2']);
});

describe('R479: the packages of an item', () => {
  const item = { itemId: 'item-1', shortItemId: 'M1' };
  const parcel = (trackingId: string, ...ids: string[]) => ({
    ...aParcel('DELIVERED'),
    trackingId,
    items: ids.map((itemId) => ({ itemId, quantity: 1 })),
  });

  test.each([
    ['those that list it, or nothing', [parcel('a', 'm1'), parcel('b', 'M2'), parcel('c')], ['a', 'c']],
    ['also if they list its platform ID', [parcel('a', 'item-1'), parcel('b', 'item-2')], ['a']],
    ['all if none lists it', [parcel('a', 'M2'), parcel('b')], ['a', 'b']],
  ])('are %s', (_title, packages, expected) => {
    const own = shipmentOfItem(aShipment({ packages }), item).packages;
    expect(own.map(({ trackingId }) => trackingId)).toEqual(expected);
  });
});

describe('the rows of the shipments table', () => {
  const reference = (shipmentId: string) => ({
    ...{ shipmentId, shipmentCreationDateTime: '2026-11-18T09:00:00.000Z', carrierServiceKey: 'recs:ups' },
  });

  test('a row per package; a shipment without packages has one too', () => {
    const two = aShipment({ packages: [aParcel('A'), aParcel('B')] });
    const none = aShipment({ shipmentId: 'SH-2' });
    expect(packageRows([two, none])).toEqual([
      { shipment: two, parcel: two.packages[0], isFirst: true },
      { shipment: two, parcel: two.packages[1], isFirst: false },
      { shipment: none, parcel: null, isFirst: true },
    ]);
  });

  test('R370: each of several packages has its own status', () => {
    const packages = [aParcel('DELIVERED'), aParcel('EXCEPTIONS'), aParcel('')];
    const rows = packageRows([aShipment({ status: 'IN-TRANSIT', packages })]);
    expect(rows.map(rowStatus)).toEqual([known('delivered'), known('shipmentExceptions'), null]);
  });

  test('R370: a single package, or none, has the status of the shipment', () => {
    const one = aShipment({ status: 'IN-TRANSIT', packages: [aParcel('NOT-FOUND')] });
    const none = aShipment({ status: 'DISPATCHED' });
    expect(packageRows([one, none]).map(rowStatus)).toEqual([known('inTransit'), known('dispatched')]);
  });

  test('R341: shipments that were not loaded follow, with the data of the item', () => {
    const loaded = aShipment({ shipmentId: 'SH-1' });
    const all = withReferences([loaded], [reference('SH-1'), reference('SH-2')]);
    expect(all).toEqual([
      loaded,
      expect.objectContaining({ ...reference('SH-2'), status: '', items: [], packages: [] }),
    ]);
  });

  test('R341: a shipment to which the item refers twice is listed once', () => {
    expect(withReferences([], [reference('SH-1'), reference('SH-1'), reference('SH-2')])).toHaveLength(2);
  });

  test('R433: so is one that its service and the item write in different letter case, or that two links name', () => {
    const loaded = aShipment({ shipmentId: 'SH-1' });
    expect(withReferences([loaded, { ...loaded }], [reference('sh-1')])).toEqual([loaded]);
  });

  test('R341: those without an ID are listed only if none was loaded, which could be the same', () => {
    const references = [reference(''), reference('')];
    expect(withReferences([], references)).toHaveLength(2);
    expect(withReferences([aShipment()], references)).toEqual([aShipment()]);
  });

  test('the quantity of the item in the shipment', () => {
    const shipment = aShipment({ items: [{ itemId: 'item-1', quantity: 40 }] });
    expect(shippedQuantity(shipment, 'item-1')).toBe(40);
    expect(shippedQuantity(shipment, 'item-2')).toBeNull();
  });

  test('S3.37: an item that the shipment lists twice has the pieces of both entries', () => {
    const entries = (...quantities: (number | null)[]) =>
      aShipment({ items: quantities.map((quantity) => ({ itemId: 'item-1', quantity })) });
    expect(shippedQuantity(entries(100, 150), 'item-1')).toBe(250);
    expect(shippedQuantity(entries(100, null), 'item-1')).toBeNull();
  });
});
