import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '#domain/byKey.ts';
import { moneyList, sumByCurrency } from '#domain/money.ts';
import { customerTotal, itemTotal, summaryTotal } from '#domain/order/summaryTotal.ts';
import { aGroup, anItem, anOrder } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';
import { holds } from './holds.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const price = (basePrice: number, shippingPrice: number, currencyCode = 'EUR') => ({
  basePrice,
  shippingPrice,
  currencyCode,
});

describe('sums by currency', () => {
  test.each([
    ['nothing is nothing', [], {}],
    ['one amount', [eur(41.5)], { EUR: 41.5 }],
    ['no rounding noise', [eur(0.1), eur(0.2)], { EUR: 0.3 }],
    ['amounts of less than a cent', Array.from({ length: 250 }, () => eur(0.004)), { EUR: 1 }],
    ['never mixes currencies', [eur(1), { amount: 2, currency: 'USD' }, eur(3)], { EUR: 4, USD: 2 }],
    ['a negative amount', [eur(5), eur(-7.25)], { EUR: -2.25 }],
    ['zero in a currency is still that currency', [eur(0)], { EUR: 0 }],
    ['an unknown currency is one too', [{ amount: 1, currency: '' }], { '': 1 }],
  ])('%s', (_title, amounts, expected) => {
    expect(sumByCurrency(amounts)).toEqual(expected);
  });

  const amount = fc.record({
    cents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    currency: fc.constantFrom('EUR', 'USD', 'JPY', 'constructor', '__proto__', ''),
  });

  test('are exact to the cent, for any currency name', () => {
    holds(
      fc.property(fc.array(amount), (list) => {
        const totals = new Map(
          entriesOf(sumByCurrency(list.map(({ cents, currency }) => ({ amount: cents / 100, currency })))),
        );
        const expected = new Map<string, number>();
        for (const { cents, currency } of list) expected.set(currency, (expected.get(currency) ?? 0) + cents);
        expect([...totals.keys()].sort()).toEqual([...expected.keys()].sort());
        for (const [currency, cents] of expected)
          expect((totals.get(currency) ?? 0) * 100).toBeCloseTo(cents, 6);
      }),
    );
  });

  test('do not depend on the order of the amounts', () => {
    holds(
      fc.property(fc.array(amount), (list) => {
        const money = list.map(({ cents, currency }) => ({ amount: cents / 100, currency }));
        expect(moneyList(sumByCurrency(money.toReversed()))).toEqual(moneyList(sumByCurrency(money)));
      }),
    );
  });

  test('are sorted by currency code', () => {
    expect(moneyList(keyed({ USD: 2, CHF: 0, EUR: 4 }))).toEqual([
      { currency: 'CHF', amount: 0 },
      { currency: 'EUR', amount: 4 },
      { currency: 'USD', amount: 2 },
    ]);
  });
});

describe('S2.52: the customer total', () => {
  test('is item price plus shipping, falling back to the customs price paid', () => {
    const items = [
      anItem({ itemPricing: price(20, 4.5), customsPricePaid: price(99, 99) }),
      anItem({ customsPricePaid: price(10, 1, 'USD') }),
      anItem({ itemPricing: price(0.1, 0.2) }),
      anItem(),
    ];
    expect(customerTotal(anOrder({ items }))).toEqual({ EUR: 24.8, USD: 11 });
  });

  test('of items without a price is null, not zero', () => {
    expect(itemTotal(anItem())).toBeNull();
    expect(customerTotal(anOrder({ items: [anItem()] }))).toEqual({});
  });

  test('of a gift is zero, not null', () => {
    expect(itemTotal(anItem({ itemPricing: price(0, 0) }))).toEqual({ amount: 0, currency: 'EUR' });
  });
});

describe('R183: the total on the order screen', () => {
  const priced = anItem({ itemPricing: price(20, 4.8) });
  const missing = [aGroup({ itemIds: ['item-1', 'item-2'] })];
  test.each([
    ['is that of the items', { items: [priced] }, { EUR: 24.8 }],
    ['is that of the order if no item has a price', { items: [anItem()] }, { EUR: 41.5 }],
    ['is that of the order if an item has no price', { items: [priced, anItem()] }, { EUR: 41.5 }],
    [
      'is that of the other items if the order has none',
      { items: [priced, anItem()], customerPrices: {}, totalPrice: null },
      { EUR: 24.8 },
    ],
    ['is that of the order if the items are not loaded', { items: [] }, { EUR: 41.5 }],
    [
      'is that of the order while items are missing',
      { items: [priced], fulfillmentGroups: missing },
      { EUR: 41.5 },
    ],
    [
      'is the total price if the order has no customer prices',
      { items: [], customerPrices: {}, totalPrice: 12, currencyCode: 'CHF' },
      { CHF: 12 },
    ],
    [
      'is that of the loaded items if the order has none',
      { items: [priced], fulfillmentGroups: missing, customerPrices: {}, totalPrice: null },
      { EUR: 24.8 },
    ],
    ['is unknown without any price', { customerPrices: {}, totalPrice: null }, {}],
  ])('%s', (_title, over, expected) => {
    expect(summaryTotal(anOrder(over))).toEqual(expected);
  });
});
