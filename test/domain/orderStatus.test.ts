import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemStatus, pipelineNumber } from '#domain/item/itemStatus.ts';
import { itemTone, statusTone } from '#domain/item/statusTone.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { anItem, anItemIn, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { holds } from './holds.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const PAST = '2026-11-20T11:00:00.000Z';

/** For each type, in the pipeline or outside it, a status that gives an item this type. */
const STATUS = {
  standardizingOrder: 'standardizingOrder',
  docReview: 'documentReview',
  routing: 'routing',
  shippingAggregation: 'shippingAggregation',
  processing: 'preparing',
  awaitingFulfillerResponse: 'awaitingFulfillerResponse',
  production: 'production',
  shipped: 'fulfilled',
  cancelled: 'cancelled',
  rejected: 'rejected',
  suspended: 'suspended',
  unknown: 'brandNew',
} as const;
type Type = keyof typeof STATUS;
const TYPES = Object.keys(STATUS) as Type[];

const ofTypes = (...types: Type[]) => anOrder({ items: types.map((type) => anItemIn(STATUS[type])) });
const partly = (name: string) =>
  anItem({ quantity: 250, statuses: statusesOf(aStatus(name, { quantity: 10 })) });
const typeOf = (...types: Type[]) => orderStatus(ofTypes(...types), NOW).type;

describe("S4.8: the order's status is that of its least advanced item", () => {
  test.each<[Type[], Type]>([
    [['production', 'shipped'], 'production'],
    [['shipped', 'production'], 'production'],
    [['shipped', 'shipped'], 'shipped'],
    [['routing', 'standardizingOrder', 'production'], 'standardizingOrder'],
    [['awaitingFulfillerResponse', 'processing'], 'processing'],
    [['shipped'], 'shipped'],
    [[], 'unknown'],
  ])('%j is %s', (types, expected) => {
    expect(typeOf(...types)).toBe(expected);
  });

  test.each<[Type[], Type]>([
    [['cancelled', 'production'], 'production'],
    [['cancelled', 'shipped', 'cancelled'], 'shipped'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [['cancelled', 'rejected'], 'rejected'],
    [['cancelled', 'unknown'], 'unknown'],
  ])('cancelled items count only when all are cancelled: %j is %s', (types, expected) => {
    expect(typeOf(...types)).toBe(expected);
  });

  test.each(['rejected', 'suspended', 'unknown'] as const)(
    '%s is least advanced, whatever the other item is',
    (type) => {
      for (const other of TYPES.filter((one) => pipelineNumber(one) > 0)) {
        expect([typeOf(type, other), typeOf(other, type)]).toEqual([type, type]);
      }
    },
  );

  test('R565: of several least advanced ones, it is the same in any sequence', () => {
    expect([typeOf('rejected', 'unknown'), typeOf('unknown', 'rejected')]).toEqual(['rejected', 'rejected']);
    const one = fc.constantFrom(
      ...TYPES.map((type) => anItemIn(STATUS[type])),
      anItemIn('inventoryCheck'),
      partly('fulfilled'),
      partly('cancelled'),
    );
    holds(
      fc.property(fc.array(one, { maxLength: 6 }), fc.func(fc.nat()), (items, place) => {
        const moved = items.toSorted((a, b) => place(a, items.indexOf(a)) - place(b, items.indexOf(b)));
        expect(orderStatus(anOrder({ items: moved }), NOW)).toEqual(orderStatus(anOrder({ items }), NOW));
      }),
    );
  });

  test('it belongs to an item, and none is less advanced', () => {
    holds(
      fc.property(fc.array(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 8 }), (types) => {
        const found = typeOf(...types);
        const running = types.filter((type) => type !== 'cancelled');
        const counting = running.length > 0 ? running : types;
        expect(counting).toContain(found);
        expect(Math.min(...counting.map(pipelineNumber))).toBe(pipelineNumber(found));
      }),
    );
  });

  test('the status of an order without items is unknown, and nothing is wrong', () => {
    expect(orderStatus(ofTypes(), NOW)).toEqual({
      type: 'unknown',
      partial: false,
      previousType: null,
      subStatus: null,
      isSuspended: false,
      isOnHold: false,
      isFinished: false,
      hasErrors: false,
      hasOtherErrors: false,
      hasMissedSlas: false,
      hasPendingCancellation: false,
    });
  });

  test('it includes the previous type and the sub-status of that item', () => {
    const behind = anItem({
      statuses: statusesOf(
        aStatus('preparing'),
        aStatus('inventoryCheck'),
        aStatus('routing', { state: 'closed' }),
      ),
    });
    expect(orderStatus(anOrder({ items: [anItemIn('production'), behind] }), NOW)).toMatchObject({
      type: 'processing',
      previousType: 'routing',
      subStatus: 'inventoryCheck',
    });
  });
});

const partlyCancelled = (...others: ReturnType<typeof aStatus>[]) =>
  anItem({ quantity: 10, statuses: statusesOf(aStatus('cancelled', { quantity: 2 }), ...others) });

describe('R245: an item of which only a part is cancelled counts where its other pieces are', () => {
  const inProduction = partlyCancelled(aStatus('production'));
  const shippedRest = partlyCancelled(aStatus('fulfilled', { quantity: 8 }));
  const shippedHalf = partlyCancelled(aStatus('fulfilled', { quantity: 5 }), aStatus('production'));
  test.each([
    ['beside a shipped one', [anItemIn('fulfilled'), inProduction], 'cancelled', true, false],
    ['beside a cancelled one', [anItemIn('cancelled'), inProduction], 'cancelled', true, false],
    ['beside one that is less advanced', [inProduction, anItemIn('routing')], 'routing', false, false],
    ['beside one at the same stage', [anItemIn('production'), inProduction], 'cancelled', true, false],
    ['with all other pieces shipped', [shippedRest], 'shipped', true, true],
    [
      'the same beside a shipped and a cancelled one',
      [anItemIn('fulfilled'), shippedRest, anItemIn('cancelled')],
      'shipped',
      true,
      true,
    ],
    ['with some of the other pieces shipped', [shippedRest, shippedHalf], 'shipped', true, false],
    ['all shipped or cancelled', [anItemIn('fulfilled'), anItemIn('cancelled')], 'shipped', false, true],
    ['all cancelled', [anItemIn('cancelled')], 'cancelled', false, true],
  ] as const)('%s', (_title, items, type, partial, isFinished) => {
    expect(orderStatus(anOrder({ items: [...items] }), NOW)).toMatchObject({ type, partial, isFinished });
  });
});

describe('S4.6, S4.8: partly shipped is less advanced than shipped', () => {
  test.each([
    [
      'a partly shipped item among shipped ones',
      [anItemIn('fulfilled'), partly('fulfilled')],
      'shipped',
      true,
    ],
    ['the same, the other way round', [partly('fulfilled'), anItemIn('fulfilled')], 'shipped', true],
    ['all shipped', [anItemIn('fulfilled'), anItemIn('fulfilled')], 'shipped', false],
    ['partly shipped beside production', [partly('fulfilled'), anItemIn('production')], 'production', false],
    [
      'partly cancelled among cancelled ones',
      [anItemIn('cancelled'), partly('cancelled')],
      'cancelled',
      true,
    ],
  ] as const)('%s', (_title, items, type, partial) => {
    expect(orderStatus(anOrder({ items: [...items] }), NOW)).toMatchObject({ type, partial });
  });
});

describe('S3.6: the flags from its items', () => {
  test.each([
    ['hasErrors', anItemIn('rejected')],
    ['hasMissedSlas', anItem({ statuses: statusesOf(aStatus('preparing', { expectedCloseDate: PAST })) })],
    ['hasPendingCancellation', anItemIn('pendingCancellation')],
    ['isSuspended', anItemIn('suspended')],
  ] as const)('%s if one item has it', (flag, item) => {
    expect(orderStatus(anOrder({ items: [anItemIn('production'), item] }), NOW)[flag]).toBe(true);
    expect(orderStatus(anOrder({ items: [anItemIn('production')] }), NOW)[flag]).toBe(false);
  });

  test.each([
    ['in the status that the order shows', 'routing', 'routing', true],
    ['in a status further on', 'routing', 'production', false],
  ] as const)('S2.93: suspended %s', (_title, shown, suspended, isSuspended) => {
    const other = anItem({ statuses: statusesOf(aStatus(suspended), aStatus('suspended')) });
    const order = anOrder({ items: [anItemIn(shown), other] });
    expect(orderStatus(order, NOW)).toMatchObject({ type: shown, isSuspended });
  });

  test('a date is missed only after it has passed', () => {
    const item = anItem({ statuses: statusesOf(aStatus('preparing', { expectedCloseDate: PAST })) });
    expect(orderStatus(anOrder({ items: [item] }), Date.parse(PAST)).hasMissedSlas).toBe(false);
    expect(orderStatus(anOrder({ items: [item] }), Date.parse(PAST) + 1).hasMissedSlas).toBe(true);
  });
});

describe('S2.94: the tone of a label', () => {
  test.each([
    ['cancelled', true, true, 'neutral'],
    ['cancelled', false, false, 'neutral'],
    ['production', true, false, 'danger'],
    ['production', true, true, 'danger'],
    ['unknown', false, false, 'danger'],
    ['unknown', false, true, 'danger'],
    ['production', false, true, 'warning'],
    ['production', false, false, 'success'],
    ['shipped', false, false, 'success'],
  ] as const)('%s, errors %s, missed SLAs %s: %s', (type, hasErrors, hasMissedSlas, tone) => {
    const status = { type, partial: false, previousType: null, hasErrors, hasOtherErrors: hasErrors };
    expect(statusTone({ ...status, hasMissedSlas })).toBe(tone);
  });

  test.each([
    ['cancelled', anItemIn('cancelled'), 'neutral'],
    ['rejected', anItemIn('rejected'), 'danger'],
    ['nothing known', anItem(), 'danger'],
    ['late', anItem({ statuses: statusesOf(aStatus('preparing', { expectedCloseDate: PAST })) }), 'warning'],
    ['well', anItemIn('production'), 'success'],
    ['R245: a part cancelled', partlyCancelled(aStatus('production')), 'success'],
    [
      'R245: a part cancelled, the rest late',
      partlyCancelled(aStatus('preparing', { expectedCloseDate: PAST })),
      'warning',
    ],
    ['R245: a part cancelled, the rest rejected', partlyCancelled(aStatus('rejected')), 'danger'],
    ['R245: a part cancelled, the rest unknown', partlyCancelled(), 'danger'],
  ] as const)('of one item, and of an order with only that item: %s', (_title, item, tone) => {
    expect(itemTone(item, NOW)).toBe(tone);
    expect(statusTone(orderStatus(anOrder({ items: [item] }), NOW))).toBe(tone);
  });
});

test('an item and an order with only that item have the same type', () => {
  for (const type of TYPES) {
    const item = anItemIn(STATUS[type]);
    expect(orderStatus(anOrder({ items: [item] }), NOW).type).toBe(itemStatus(item).type);
  }
});
