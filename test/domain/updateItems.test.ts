import { describe, expect, test } from 'vitest';
import { EMPTY_STATUS_UPDATE, type UpdateType } from '#domain/actions/statusUpdate.ts';
import {
  commonUpdateObstacle,
  concernsSomePieces,
  defaultQuantity,
  groupIntoParcels,
  isRequestUncertain,
  quantityFailures,
  quantityLimits,
  remainingQuantity,
  whyNotUpdateItem,
  withUpdateType,
} from '#domain/actions/updateItems.ts';
import { type ByKey, byKey, entriesOf, lookUp } from '#domain/byKey.ts';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import { anItem, aStatus, statusesOf } from '#test/domainBuilders.ts';

const pieces = (quantity: number, shipped: number | null) =>
  anItem({
    itemId: 'item-1',
    quantity,
    statuses: statusesOf(aStatus('fulfilled', { quantity: shipped }), aStatus('production')),
  });
const producing = anItem({ itemId: 'item-1', quantity: 10, statuses: statusesOf(aStatus('production')) });
const cancelled = anItem({ itemId: 'item-3', statuses: statusesOf(aStatus('cancelled')) });
const rejected = anItem({ itemId: 'item-4', statuses: statusesOf(aStatus('rejected')) });
const asked = anItem({ statuses: statusesOf(aStatus('awaitingFulfillerResponse')) });
const pending = anItem({ itemId: 'item-2', statuses: statusesOf(aStatus('pendingCancellation')) });

test.each<[string, number, number | undefined, boolean]>([
  ['fewer pieces than ordered', 10, 4, true],
  ['all pieces', 10, 10, false],
  ['no number, which means all pieces', 10, undefined, false],
  ['a number, but the ordered number is unknown', 0, 4, false],
])('R334: an update that concerns only some pieces: %s', (_title, ordered, quantity, expected) => {
  expect(concernsSomePieces(anItem({ quantity: ordered }), quantity)).toBe(expected);
});

test.each<[string, string[], ByKey<string>]>([
  ['an item of a parcel by its place', ['items[1].quantity'], byKey([['b', 'items[1].quantity']])],
  ['no item of a parcel', ['quantity'], {}],
  ['another field', ['items[1].itemId'], {}],
  [
    'several items',
    ['/items/0/quantity', '/items/1/Quantity'],
    byKey([
      ['a', '/items/0/quantity'],
      ['b', '/items/1/Quantity'],
    ]),
  ],
])('R513: the platform refuses the quantity of %s', (_title, paths, expected) => {
  const validationErrors = paths.map((path) => ({ path, message: '' }));
  const result = { kind: 'failed' as const, failure: { ...consoleFailure(''), validationErrors } };
  const parcel = ['a', 'b'].map((itemId) => ({ itemId, label: '', result }));
  const found = quantityFailures([{ itemId: 'first', label: '', result: { kind: 'done' } }, ...parcel]);
  const pathsOf = (failure: Failure) => failure.validationErrors.map(({ path }) => path).join();
  expect(byKey(entriesOf(found).map(([itemId, failure]) => [itemId, pathsOf(failure)] as const))).toEqual(
    expected,
  );
});

test('R513: the only item of a call needs no place', () => {
  const validationErrors = [{ path: 'quantity', message: '' }];
  const others = [...validationErrors, { path: 'trackingId', message: '' }];
  const result = { kind: 'failed' as const, failure: { ...consoleFailure(''), validationErrors: others } };
  expect(lookUp(quantityFailures([{ itemId: 'a', label: '', result }]), 'a')).toMatchObject({
    validationErrors,
  });
});

test.each<[string, number, number | null, number]>([
  ['some pieces are shipped', 10, 4, 6],
  ['all pieces are shipped', 10, 10, 0],
  ['more were shipped than ordered', 10, 12, 0],
  ['a shipped status has no quantity', 10, null, 0],
])('%s: the rest is left to ship', (_title, quantity, shipped, rest) => {
  expect(remainingQuantity(pieces(quantity, shipped))).toBe(rest);
});

test('R158: cancelled pieces are not left to ship', () => {
  const cancelledTo = (quantity: number | null) =>
    anItem({
      quantity: 100,
      statuses: statusesOf(
        aStatus('production'),
        aStatus('fulfilled', { quantity: 30 }),
        aStatus('cancelled', { state: 'closed', quantity }),
      ),
    });
  expect(remainingQuantity(cancelledTo(20))).toBe(50);
  expect(defaultQuantity(cancelledTo(20), 'fulfillment')).toBe('50');
  expect(quantityLimits(cancelledTo(20), 'fulfillment')).toEqual({ least: 1, most: 50 });
  expect(whyNotUpdateItem(cancelledTo(20), 'fulfillment')).toBeNull();
  expect(whyNotUpdateItem(cancelledTo(70), 'fulfillment')).toBe('nothingLeft');
  expect(remainingQuantity(cancelledTo(null))).toBe(0);
});

describe('S4.45, R108: an update is about items that it can apply to', () => {
  test.each<[UpdateType, ReturnType<typeof anItem>, ReturnType<typeof whyNotUpdateItem>]>([
    ['cancellationResponse', producing, 'noOpenRequest'],
    ['cancellationResponse', pending, null],
    ['nothingCancelled', producing, 'noOpenRequest'],
    ['fulfillment', producing, null],
    ['fulfillment', pieces(10, 4), null],
    ['fulfillment', pieces(10, 10), 'nothingLeft'],
    ['productionStarted', pieces(10, 4), null],
    ['productionStarted', pieces(10, 10), 'nothingLeft'],
    ['productionAccepted', cancelled, 'cancelledOrRejected'],
    ['productionAccepted', producing, 'noOrderRequest'],
    ['productionAccepted', asked, null],
    ['fulfillerRejected', producing, null],
    ['fulfillment', cancelled, 'cancelledOrRejected'],
    ['fulfillment', rejected, 'cancelledOrRejected'],
  ])('%s', (type, item, reason) => {
    expect(whyNotUpdateItem(item, type, () => [])).toBe(reason);
  });

  const notification = (type: string, openItemIds: string[]) => [
    { notificationId: 'n-1', type, status: 'NEW', createdDate: null, openItemIds },
  ];
  const short = (item: ReturnType<typeof anItem>) => ({ ...item, shortItemId: 'S-1' });
  test.each<[string, UpdateType, ReturnType<typeof anItem>, string, ReturnType<typeof whyNotUpdateItem>]>([
    ['an order request', 'productionAccepted', producing, 'OrderRequest', null],
    ['an order request', 'productionAccepted', rejected, 'RetryOrderRequest', null],
    ['a cancellation request', 'cancellationResponse', producing, 'CancellationRequest', null],
    ['a cancellation request', 'nothingCancelled', pieces(10, 10), 'CancellationRequest', null],
    ['only another request', 'cancellationResponse', producing, 'OrderRequest', 'noOpenRequest'],
  ])(
    'R386: the notifications contain %s for %s, whatever the status is',
    (_title, type, item, asked, reason) => {
      expect(whyNotUpdateItem(short(item), type, () => notification(asked, ['S-1']))).toBe(reason);
      expect(isRequestUncertain(short(item), type, () => notification(asked, ['S-1']))).toBe(false);
      const closed = whyNotUpdateItem(short(item), type, () => notification(asked, []));
      expect(closed).not.toBeNull();
    },
  );

  test.each<[UpdateType, ReturnType<typeof anItem>, ReturnType<typeof whyNotUpdateItem>, boolean]>([
    ['productionAccepted', producing, null, true],
    ['cancellationResponse', producing, null, true],
    ['nothingCancelled', producing, null, true],
    ['productionAccepted', asked, null, false],
    ['nothingCancelled', pending, null, false],
    ['nothingCancelled', cancelled, 'cancelledOrRejected', false],
    ['cancellationResponse', pieces(10, 10), 'nothingLeft', false],
    ['productionAccepted', rejected, 'cancelledOrRejected', false],
    ['fulfillment', producing, null, false],
  ])('R386: without notifications, only ended items cannot take %s', (type, item, reason, isUncertain) => {
    expect(whyNotUpdateItem(item, type)).toBe(reason);
    expect(isRequestUncertain(item, type, () => null)).toBe(isUncertain);
  });

  test('R158: a shipment has at most the remaining pieces, every other update all of them, and a rejection at least one', () => {
    expect(quantityLimits(pieces(10, 4), 'fulfillment')).toEqual({ least: 1, most: 6 });
    expect(quantityLimits(pieces(10, 4), 'productionStarted')).toEqual({ least: 0, most: 10 });
    expect(quantityLimits(pieces(10, 4), 'fulfillerRejected')).toEqual({ least: 1, most: 10 });
    expect(quantityLimits(anItem({ quantity: 0 }), 'fulfillment')).toEqual({ least: 1, most: null });
  });

  test.each<[UpdateType, ReturnType<typeof anItem>[], ReturnType<typeof commonUpdateObstacle>]>([
    ['productionAccepted', [producing], 'noOrderRequest'],
    ['productionAccepted', [producing, asked], null],
    ['productionAccepted', [producing, cancelled], 'mixed'],
    ['fulfillment', [pieces(10, 10), pieces(1, 1)], 'nothingLeft'],
    ['fulfillment', [], null],
  ])('R160: why no item can take %s', (type, items, reason) => {
    expect(commonUpdateObstacle(items, type, () => [])).toBe(reason);
  });

  test('S5.39: a shipment suggests the rest, every other update the whole quantity', () => {
    expect(defaultQuantity(pieces(10, 4), 'fulfillment')).toBe('6');
    expect(defaultQuantity(pieces(10, 4), 'productionStarted')).toBe('10');
    expect(defaultQuantity(anItem({ quantity: 0 }), 'fulfillment')).toBe('');
  });

  test('another type keeps typed quantities and the other items, and suggests its own quantity', () => {
    const partly = pieces(10, 4);
    const draft = { ...EMPTY_STATUS_UPDATE, quantities: { 'item-1': '10', 'item-2': '1' } };
    const shipped = withUpdateType({ ...draft, type: 'productionStarted' }, 'fulfillment', [partly, pending]);
    expect(shipped.quantities).toEqual({ 'item-1': '6', 'item-2': '1' });
    const elsewhere = withUpdateType(shipped, 'nothingCancelled', [partly, pending]);
    expect(withUpdateType(elsewhere, 'fulfillment', [partly, pending]).quantities).toEqual(
      shipped.quantities,
    );
    const typed = { ...draft, type: 'productionStarted' as const, quantities: { 'item-1': '3' } };
    expect(withUpdateType(typed, 'fulfillment', [partly]).quantities).toEqual({ 'item-1': '3' });
  });
});

test('S8.21: items of one group and one fulfiller are in one parcel', () => {
  const item = (itemId: string, group: string, fulfillerId: string) => ({
    item: anItem({ itemId, shortFulfillmentGroupId: group, fulfillerId, globalFulfillerId: fulfillerId }),
  });
  const parcels = groupIntoParcels([
    item('a', 'G1', 'f1'),
    item('b', 'G2', 'f1'),
    item('c', 'G1', 'f1'),
    item('d', 'G1', 'f2'),
  ]);
  expect(parcels.map((parcel) => parcel.map(({ item: { itemId } }) => itemId))).toEqual([
    ['a', 'c'],
    ['b'],
    ['d'],
  ]);
});
