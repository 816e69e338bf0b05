import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursLate, itemAlerts, itemErrors, missedSlas, otherDelays } from '#domain/item/alerts.ts';
import { problemsFirst } from '#domain/item/problemsFirst.ts';
import { ITEM_STATUSES } from '#domain/statusNames.ts';
import { anItem, anItemIn, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { holds } from './holds.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const PAST = '2026-11-20T10:00:00.000Z';
const FUTURE = '2026-11-20T14:00:00.000Z';
const UPDATED = '2026-11-19T09:00:00.000Z';

const DELAYS = [
  'pendingCancellation',
  'fulfillment',
  'awaitingFulfillerResponse',
  'preparing',
  'documentReview',
  'documentReviewFeedback',
  'fulfillmentDelayed',
  'onTimeToCustomer',
];
const ERRORS = [
  'rejected',
  'documentReviewRejected',
  'inventoryCheckRejected',
  'prepressFailed',
  'suspended',
];
const ALWAYS = ['rejected', 'cancelled'];

const having = (name: string, over: Parameters<typeof aStatus>[1] = {}) =>
  anItem({ statuses: statusesOf(aStatus(name, { updatedDate: UPDATED, ...over })) });
const kindsOf = (item: ReturnType<typeof anItem>) => itemAlerts(item, NOW).map(({ kind }) => kind);

describe('S4.13, S4.14, S4.16: the kinds of alerts', () => {
  test.each([...ITEM_STATUSES, 'brandNew'])('%s, current and past its date', (name) => {
    const expected = [
      ...(ERRORS.includes(name) || name === 'cancelled' ? ['error'] : []),
      ...(DELAYS.includes(name) ? ['missedSla'] : []),
    ];
    expect(kindsOf(having(name, { expectedCloseDate: PAST }))).toEqual(expected);
  });

  test.each([...ITEM_STATUSES])('%s, current without a date: never counts as late', (name) => {
    expect(kindsOf(having(name))).toEqual(ALWAYS.includes(name) ? ['error'] : []);
  });

  test.each([...ITEM_STATUSES])('%s, current before its date', (name) => {
    expect(kindsOf(having(name, { expectedCloseDate: FUTURE }))).toEqual(
      ALWAYS.includes(name) ? ['error'] : [],
    );
  });

  test.each([...ITEM_STATUSES])('%s, closed or not started, is none, however late', (name) => {
    for (const state of ['closed', 'notStarted'] as const) {
      expect(kindsOf(having(name, { state, expectedCloseDate: PAST }))).toEqual([]);
    }
  });

  test.each(['inventoryCheck', 'routing'])('%s, past its date, is a delay but no alert', (name) => {
    const item = having(name, { expectedCloseDate: PAST });
    expect(otherDelays(item, NOW)).toEqual([
      { itemId: 'item-1', status: name, detail: '', since: PAST, isPastDue: true },
    ]);
    expect(otherDelays(having(name, { expectedCloseDate: FUTURE }), NOW)).toEqual([]);
  });

  test('a date is missed after it, not at the same moment', () => {
    const item = having('preparing', { expectedCloseDate: PAST });
    expect(missedSlas(item, Date.parse(PAST))).toEqual([]);
    expect(missedSlas(item, Date.parse(PAST) + 1)).toHaveLength(1);
  });
});

describe('R17: the content of an alert', () => {
  test('item, status name, detail, and since when', () => {
    expect(itemAlerts(having('preparing', { expectedCloseDate: PAST, detail: 'no paper' }), NOW)).toEqual([
      {
        kind: 'missedSla',
        itemId: 'item-1',
        status: 'preparing',
        detail: 'no paper',
        since: PAST,
        isPastDue: true,
        clearable: true,
      },
    ]);
  });

  test.each([
    ['past its date: since then', { expectedCloseDate: PAST }, PAST, true],
    ['without a date: since it was rejected', {}, UPDATED, false],
    [
      'before its date: since it was rejected, not from then on',
      { expectedCloseDate: FUTURE },
      UPDATED,
      false,
    ],
    ['without any date: nothing', { updatedDate: null }, null, false],
  ])('a rejection %s', (_title, over, since, isPastDue) => {
    expect(itemErrors(having('rejected', over), NOW)).toMatchObject([{ since, isPastDue }]);
  });

  test('docs/platform/item-service.md: only an alert with a date can be cleared', () => {
    const item = anItem({
      statuses: statusesOf(
        aStatus('cancelled'),
        aStatus('suspended', { expectedCloseDate: PAST }),
        aStatus('preparing', { expectedCloseDate: PAST }),
      ),
    });
    expect(itemAlerts(item, NOW).map(({ status, clearable }) => [status, clearable])).toEqual([
      ['suspended', true],
      ['cancelled', false],
      ['preparing', true],
    ]);
  });

  test('no alert starts in the future', () => {
    const date = fc.option(fc.constantFrom(PAST, FUTURE, UPDATED));
    holds(
      fc.property(fc.constantFrom(...ITEM_STATUSES), date, (name, expectedCloseDate) => {
        for (const { since } of itemAlerts(having(name, { expectedCloseDate }), NOW)) {
          expect(since === null || Date.parse(since) <= NOW).toBe(true);
        }
      }),
    );
  });
});

describe('S2.56: hours late', () => {
  test.each([
    [0, 0],
    [29, 0],
    [30, 1],
    [89, 1],
    [90, 2],
    [60 * 24 * 3, 72],
    [-120, 0],
  ])('%i minutes are %i hours', (minutes, hours) => {
    expect(hoursLate(new Date(NOW - minutes * 60_000).toISOString(), NOW)).toBe(hours);
  });

  test('there are none without a date', () => {
    expect(hoursLate(null, NOW)).toBe(0);
  });
});

describe('S4.9: items with the most errors and missed SLAs come first', () => {
  const late = (name: string) => aStatus(name, { expectedCloseDate: PAST });
  const withErrors = (itemId: string, errors: number, missed: number) =>
    anItem({
      itemId,
      statuses: statusesOf(...ERRORS.slice(0, errors).map(late), ...DELAYS.slice(0, missed).map(late)),
    });
  const sorted = (items: ReturnType<typeof anItem>[]) =>
    problemsFirst(items, NOW).map(({ itemId }) => itemId);

  test('sorts by errors, then missed SLAs, then IDs', () => {
    const items = [
      withErrors('e', 0, 0),
      withErrors('d', 0, 8),
      withErrors('c', 1, 0),
      withErrors('b', 1, 2),
      withErrors('a', 0, 0),
      withErrors('f', 2, 0),
    ];
    expect(sorted(items)).toEqual(['f', 'b', 'c', 'd', 'a', 'e']);
  });

  test('sorts the same in any initial order', () => {
    const item = fc.tuple(fc.nat(5), fc.nat(8));
    holds(
      fc.property(fc.uniqueArray(item, { maxLength: 8 }), (list) => {
        const items = list.map(([errors, missed], index) => withErrors(`item-${index}`, errors, missed));
        expect(sorted(items.toReversed())).toEqual(sorted(items));
      }),
    );
  });

  test('treats two entries of one item as equal', () => {
    const [first, second] = [anItemIn('routing'), anItemIn('routing')];
    expect(problemsFirst([first, second], NOW)[0]).toBe(first);
  });
});
