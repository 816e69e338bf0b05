import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begunStatus, currentStatus, itemFulfillerId } from '#domain/item/item.ts';
import { isReorderable, isRoutingSuspended } from '#domain/item/itemStage.ts';
import { itemStatus, PIPELINE, pipelineNumber } from '#domain/item/itemStatus.ts';
import { anItem, anItemIn, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { holds } from './holds.ts';

/** S4.4, S4.5: each status with the type that it gives an item, in order of priority. */
const BY_PRIORITY = [
  ['fulfilled', 'shipped'],
  ['cancelled', 'cancelled'],
  ['rejected', 'rejected'],
  ['production', 'production'],
  ['productionAccepted', 'production'],
  ['awaitingFulfillerResponse', 'awaitingFulfillerResponse'],
  ['preparing', 'processing'],
  ['shippingAggregation', 'shippingAggregation'],
  ['routing', 'routing'],
  ['documentReview', 'docReview'],
  ['documentReviewRejected', 'docReview'],
  ['standardizingOrder', 'standardizingOrder'],
  ['suspended', 'suspended'],
] as const;
const PRIORITY = [...new Set(BY_PRIORITY.map(([, type]) => type))];

const withStates = (states: Record<string, 'current' | 'closed' | 'notStarted'>) =>
  anItem({
    statuses: statusesOf(...Object.entries(states).map(([name, state]) => aStatus(name, { state }))),
  });

describe('S4.4, S4.5: the type of an item', () => {
  test.each(BY_PRIORITY)('%s current is %s', (name, type) => {
    expect(itemStatus(withStates({ [name]: 'current' })).type).toBe(type);
  });

  test.each(BY_PRIORITY)('%s closed is %s', (name, type) => {
    expect(itemStatus(withStates({ [name]: 'closed' })).type).toBe(type);
  });

  test.each(BY_PRIORITY)('%s not started is ignored', (name) => {
    expect(itemStatus(withStates({ [name]: 'notStarted' })).type).toBe('unknown');
  });

  test('no status at all is unknown', () => {
    expect(itemStatus(anItem())).toEqual({
      type: 'unknown',
      previousType: null,
      partial: false,
      subStatus: null,
      isSuspended: false,
      isPendingCancellation: false,
      isOnHold: false,
      isRejected: false,
      isFinished: false,
    });
  });

  test.each([
    'shipped',
    'processing',
    'docReview',
    'inProduction',
    'fulfillment',
    'dispatched',
    'delivered',
    'onHold',
    'brandNew',
  ])('%s is no underlying status', (name) => expect(itemStatus(anItemIn(name)).type).toBe('unknown'));

  test('is the first by priority of all that have started, and the previous one is the second', () => {
    const begun = fc.subarray(BY_PRIORITY.map(([name]) => name));
    const state = fc.constantFrom('current', 'closed');
    holds(
      fc.property(begun, fc.array(state, { minLength: 13, maxLength: 13 }), (names, states) => {
        const item = withStates(
          Object.fromEntries(names.map((name, index) => [name, states[index] ?? 'current'])),
        );
        const types = PRIORITY.filter((type) =>
          BY_PRIORITY.some(([name, of]) => of === type && names.includes(name)),
        );
        expect(itemStatus(item)).toMatchObject({
          type: types[0] ?? 'unknown',
          previousType: types[1] ?? null,
        });
      }),
    );
  });

  test('does not depend on the order in which the platform lists statuses', () => {
    const names = fc.shuffledSubarray(BY_PRIORITY.map(([name]) => name));
    holds(
      fc.property(names, (list) => {
        const item = (order: readonly string[]) =>
          anItem({ statuses: statusesOf(...order.map((name) => aStatus(name))) });
        expect(itemStatus(item(list))).toEqual(itemStatus(item(list.toSorted())));
      }),
    );
  });
});

describe('S4.7: the previous type', () => {
  test.each([
    [{ production: 'current', preparing: 'closed', routing: 'closed' }, 'processing'],
    [{ fulfilled: 'closed', production: 'closed' }, 'production'],
    [{ cancelled: 'current', awaitingFulfillerResponse: 'current' }, 'awaitingFulfillerResponse'],
    [{ production: 'current', productionAccepted: 'closed' }, null],
    [
      { documentReviewRejected: 'current', documentReview: 'closed', standardizingOrder: 'closed' },
      'standardizingOrder',
    ],
    [{ routing: 'current', suspended: 'current' }, 'suspended'],
    [{ standardizingOrder: 'current' }, null],
  ] as const)('of %o is %s', (states, previousType) => {
    expect(itemStatus(withStates(states)).previousType).toBe(previousType);
  });
});

describe('S4.6: shipped or cancelled is partial when its quantity is less than that of the item', () => {
  test.each([
    ['fulfilled', 100, true],
    ['fulfilled', 250, false],
    ['fulfilled', 300, false],
    ['fulfilled', 0, true],
    ['fulfilled', null, false],
    ['cancelled', 249, true],
    ['cancelled', 250, false],
    ['production', 100, false],
    ['rejected', 100, false],
  ] as const)('%s of %j out of 250: %s', (name, quantity, partial) => {
    const item = anItem({ quantity: 250, statuses: statusesOf(aStatus(name, { quantity })) });
    expect(itemStatus(item).partial).toBe(partial);
  });
});

describe('S4.7, R88: the sub-status', () => {
  test.each([
    [{ preparing: 'current', inventoryCheck: 'current' }, 'inventoryCheck'],
    [{ preparing: 'current', inventoryCheck: 'closed' }, null],
    [{ preparing: 'current' }, null],
    [{ production: 'current', inventoryCheck: 'current' }, null],
    [{ inventoryCheck: 'current' }, null],
    [{ documentReviewRejected: 'current' }, 'documentReviewRejected'],
    [{ documentReview: 'closed', documentReviewRejected: 'current' }, 'documentReviewRejected'],
    [{ documentReview: 'current', documentReviewRejected: 'closed' }, null],
    [{ routing: 'current', documentReviewRejected: 'current' }, null],
  ] as const)('of %o is %s', (states, subStatus) => {
    expect(itemStatus(withStates(states)).subStatus).toBe(subStatus);
  });
});

describe('S3.25, S4.15, S4.16: flags of an item', () => {
  test.each([
    ['suspended', 'isSuspended'],
    ['pendingCancellation', 'isPendingCancellation'],
    ['rejected', 'isRejected'],
  ] as const)('%s counts only while it is current', (name, flag) => {
    expect(itemStatus(withStates({ [name]: 'current' }))[flag]).toBe(true);
    expect(itemStatus(withStates({ [name]: 'closed' }))[flag]).toBe(false);
    expect(itemStatus(withStates({ [name]: 'notStarted' }))[flag]).toBe(false);
  });

  test('S2.93: suspended is set for any type', () => {
    expect(itemStatus(withStates({ production: 'current', suspended: 'current' }))).toMatchObject({
      type: 'production',
      isSuspended: true,
    });
  });
});

test.each([
  ...PIPELINE.map((type, index) => [type, index + 1] as const),
  ['cancelled', 0],
  ['rejected', 0],
  ['suspended', 0],
  ['unknown', 0],
] as const)('S4.2: %s has number %i', (type, number) => expect(pipelineNumber(type)).toBe(number));

describe('S4.20: routing suspended', () => {
  test.each([
    [{ routing: 'current', suspended: 'current' }, true],
    [{ routing: 'current' }, false],
    [{ suspended: 'current' }, false],
    [{ routing: 'closed', suspended: 'current' }, false],
    [{ routing: 'current', suspended: 'closed' }, false],
  ] as const)('%o: %s', (states, expected) => {
    expect(isRoutingSuspended(withStates(states))).toBe(expected);
  });
});

describe('S4.46: reorderable items', () => {
  test.each([
    ['cancelled', { cancelled: 'closed' }, false],
    ['being cancelled', { cancelled: 'current' }, false],
    ['cancellation pending', { production: 'current', pendingCancellation: 'current' }, false],
    ['shipped', { fulfilled: 'closed' }, false],
    ['shipping', { fulfilled: 'current' }, false],
    [
      'a cancellation that was once requested',
      { production: 'current', pendingCancellation: 'closed' },
      true,
    ],
    ['rejected', { rejected: 'current' }, true],
    ['in production', { production: 'current' }, true],
    ['nothing known', {}, true],
  ] as const)('%s', (_title, states, expected) => {
    expect(isReorderable(withStates(states))).toBe(expected);
  });
});

describe('a single status of an item', () => {
  const item = withStates({ a: 'current', b: 'closed', c: 'notStarted' });

  test('is current only in that state, and started when current or closed (S4.1)', () => {
    expect(['a', 'b', 'c', 'd'].map((name) => currentStatus(item, name)?.name)).toEqual([
      'a',
      undefined,
      undefined,
      undefined,
    ]);
    expect(['a', 'b', 'c', 'd'].map((name) => begunStatus(item, name)?.name)).toEqual([
      'a',
      'b',
      undefined,
      undefined,
    ]);
  });

  test('the fulfiller is identified by its global ID, else by its own', () => {
    expect(itemFulfillerId(anItem({ globalFulfillerId: 'g', fulfillerId: 'f' }))).toBe('g');
    expect(itemFulfillerId(anItem({ globalFulfillerId: '', fulfillerId: 'f' }))).toBe('f');
  });
});
