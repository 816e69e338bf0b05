import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import type { Order } from '#domain/order/order.ts';
import { LANGUAGES } from '#domain/people/languages.ts';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import {
  type BreakdownBar,
  type BreakdownDimension,
  breakdownBars,
  mainCurrency,
  NO_VALUE_KEY,
  toCountedOrder,
  withPublicFulfillers,
} from '#domain/results/breakdown.ts';
import { initI18n } from '#i18n/texts.ts';
import { aDelivery, anItem, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { inEnglish, NOW } from './ordersTableScene.ts';

inEnglish();

const PRESENT = { epochMs: NOW, today: '2026-11-20', timezone: 'Europe/Berlin' };
const OWN: Permissions = {
  ...NO_PERMISSIONS,
  merchants: [{ identifier: 'acme-print', permissions: ['read:order'] }],
};

const counted = (orders: readonly Order[], permissions = OWN) =>
  orders.map((one) => toCountedOrder(one, PRESENT, permissions));

/** The key of each bar and its number of orders. */
const figures = (bars: readonly BreakdownBar[]) => bars.map(({ key, orderIds }) => [key, orderIds.length]);

describe('R60: the bar in which an order counts', () => {
  const promised = (day: string | null, name = 'production') =>
    anOrder({
      localPromisedArrivalDate: day && `${day}T18:00:00`,
      fulfillmentGroups: [],
      items: [anItem({ statuses: statusesOf(aStatus(name)) })],
    });
  const partlyCancelled = anOrder({
    items: [
      anItem({
        quantity: 10,
        statuses: statusesOf(aStatus('cancelled', { quantity: 2 }), aStatus('production')),
      }),
    ],
  });
  const planned = anOrder({
    items: [
      anItem({
        deliveryConfigurations: [aDelivery({ destinationAddress: { ...EMPTY_ADDRESS, country: 'NL' } })],
      }),
    ],
  });
  test.each<[string, BreakdownDimension, Order, string]>([
    ['promised yesterday', 'promisedDay', promised('2026-11-19'), 'overdue'],
    ['promised yesterday and cancelled', 'promisedDay', promised('2026-11-19', 'cancelled'), 'past'],
    ['promised today', 'promisedDay', promised('2026-11-20'), '2026-11-20'],
    ['promised in seven days', 'promisedDay', promised('2026-11-27'), '2026-11-27'],
    ['promised in eight days', 'promisedDay', promised('2026-11-28'), 'later'],
    ['without a promise', 'promisedDay', promised(null), NO_VALUE_KEY],
    ['late for the promise', 'lateness', promised('2026-11-18'), 'upToThreeDays'],
    ['on time', 'lateness', promised('2026-11-28'), 'onTime'],
    ['R245: of which a part is cancelled', 'status', partlyCancelled, 'production'],
    ['without a problem', 'reason', promised('2026-11-28'), NO_VALUE_KEY],
    ['rejected', 'reason', promised('2026-11-28', 'rejected'), 'rejected'],
    ['without an address', 'country', promised('2026-11-28'), NO_VALUE_KEY],
    ['R344: with only the address of a delivery configuration', 'country', planned, 'NL'],
  ])('%s, by %s', (_title, dimension, one, key) => {
    expect(figures(breakdownBars(counted([one]), dimension))).toEqual([[key, 1]]);
  });

  test('the bars of days are in chronological order, those of merchants are sorted by length', () => {
    const days = ['2026-12-24', '2026-11-27', null, '2026-11-20', '2026-11-01'].map((day) => promised(day));
    expect(breakdownBars(counted(days), 'promisedDay').map(({ key }) => key)).toEqual([
      'overdue',
      '2026-11-20',
      '2026-11-27',
      'later',
      NO_VALUE_KEY,
    ]);
    const merchants = ['a', 'b', 'b'].map((merchantId) => anOrder({ merchantId }));
    expect(figures(breakdownBars(counted(merchants), 'merchant'))).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });

  test('R91: each merchant ID has a bar of its own, as the filter and the file have, whatever its letter case', () => {
    const merchants = ['nova', 'NOVA', 'nova'].map((merchantId) => anOrder({ merchantId }));
    expect(figures(breakdownBars(counted(merchants), 'merchant'))).toEqual([
      ['nova', 2],
      ['NOVA', 1],
    ]);
  });
});

test.each(LANGUAGES)(
  'R557: the bar of past promises does not say that its orders were shipped, in %s',
  async (language) => {
    const texts = await initI18n(language);
    await texts.loadNamespaces('export');
    const label = texts.getFixedT(language, 'export')('breakdown.promised.past');
    expect(label).not.toMatch(/shipp|versend|versandt|expédi|spedi|verzond/i);
  },
);

test('R60: the bars of the status are in pipeline order, sub-statuses next to their step', () => {
  const keys = ['inventoryCheck', 'documentReviewRejected', 'routing', 'processing', 'docReview', 'unknown'];
  const orders = counted([anOrder()]).flatMap((one) =>
    keys.map((key) => ({ ...one, orderId: key, keys: { ...one.keys, status: [key] } })),
  );
  expect(breakdownBars(orders, 'status').map(({ key }) => key)).toEqual([
    'docReview',
    'documentReviewRejected',
    'routing',
    'processing',
    'inventoryCheck',
    'unknown',
  ]);
});

test('R60: the displayed amounts are in the currency of most orders', () => {
  const paid = (currencyCode: string) =>
    anOrder({ items: [anItem({ itemPricing: { basePrice: 1, shippingPrice: 0, currencyCode } })] });
  expect(mainCurrency(counted(['EUR', 'USD', 'USD'].map(paid)))).toBe('USD');
  expect(mainCurrency(counted(['USD', 'EUR'].map(paid)))).toBe('EUR');
  expect(mainCurrency(counted(['USD'].map(paid), NO_PERMISSIONS))).toBeNull();
});

test('R531: a fulfiller that items name by either of its IDs has one bar, in which an order counts once', () => {
  const by = (...ids: string[]) =>
    anOrder({ items: ids.map((fulfillerId) => anItem({ fulfillerId, globalFulfillerId: '' })) });
  const known = [
    { fulfillerId: 'venlo', internalFulfillerId: 'V-1', name: 'Printworks Venlo' },
    { fulfillerId: 'elbe', internalFulfillerId: '', name: 'Elbe' },
  ];
  const orders = counted([by('v-1'), by('VENLO', 'V-1'), by('elbe'), by('')]);
  expect(figures(breakdownBars(withPublicFulfillers(orders, known), 'fulfiller'))).toEqual([
    ['venlo', 2],
    [NO_VALUE_KEY, 1],
    ['elbe', 1],
  ]);
});
