import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { statusTypeText } from '#components/status/statusText.ts';
import { lookUp } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import {
  BREAKDOWN_DIMENSIONS,
  type BreakdownDimension,
  breakdownBars,
  hasOverlappingBars,
  NO_VALUE_KEY,
  namedFulfillers,
  toCountedOrder,
} from '#domain/results/breakdown.ts';
import { createFormat } from '#i18n/format.ts';
import { barLabel } from '#screens/search/breakdown/barLabel.ts';
import { holds } from '../domain/holds.ts';
import { inEnglish, NOW, type Texts, tableOf, textsOf } from './ordersTableScene.ts';
import { searchedOrders } from './searchedOrders.ts';

inEnglish();
let words: Texts;
beforeAll(async () => {
  words = await textsOf('en');
});

const PRESENT = { epochMs: NOW, today: '2026-11-20', timezone: 'Europe/Berlin' };
const OWN: Permissions = {
  ...NO_PERMISSIONS,
  merchants: [{ identifier: 'acme-print', permissions: ['read:order'] }],
};
const READER: Permissions = { ...OWN, fulfillers: [{ identifier: 'p2', permissions: ['read:profile'] }] };

/** For each dimension, the column of the CSV file by which a spreadsheet can group the orders. */
const COLUMNS: Readonly<Record<BreakdownDimension, string>> = {
  status: 'Breakdown: Status',
  lateness: 'Breakdown: Lateness',
  reason: 'Breakdown: Reason',
  promisedDay: 'Breakdown: Promised day',
  merchant: 'Merchant',
  fulfiller: 'Fulfiller',
  country: 'Breakdown: Country',
};
/**
 * Dimensions that are also columns of the results table. In these columns, a missing value is an empty cell.
 */
const OF_THE_LIST: readonly BreakdownDimension[] = ['merchant', 'fulfiller'];
const LISTS: readonly BreakdownDimension[] = ['fulfiller', 'country'];

const counted = (orders: readonly Order[], permissions: Permissions) =>
  orders.map((one) => toCountedOrder(one, PRESENT, permissions));

/** The label of each bar, as the CSV file writes it, and its number of orders. */
function inBars(orders: readonly Order[], dimension: BreakdownDimension, permissions: Permissions) {
  const named = orders.flatMap((order) => namedFulfillers(order, permissions));
  const facts = {
    fileTexts: words.fileTexts,
    statusTexts: words.statusTexts,
    permissions,
    merchants: new Map([['acme-print', 'Acme Print']]),
    fulfillers: new Map([...named, ['k3vd81mq0z', 'Printworks Venlo'] as const]),
    country: createFormat('en', 'en-GB', 'Europe/Berlin').country,
    day: (day: string) => day,
  };
  const label = (key: string) =>
    key === NO_VALUE_KEY && OF_THE_LIST.includes(dimension) ? '' : barLabel(dimension, key, facts);
  return breakdownBars(counted(orders, permissions), dimension).map(({ key, orderIds }): [string, number] => [
    label(key),
    orderIds.length,
  ]);
}

/**
 * The number of rows of the file for each value of the dimension's column. A cell with a list counts under
 * each of its entries.
 */
function inFile(orders: readonly Order[], dimension: BreakdownDimension, permissions: Permissions) {
  const columns = ['status', 'merchant', 'fulfiller', 'recipient', 'promiseDate'] as const;
  const [header = [], ...rows] = tableOf({ columns, orders, permissions });
  const index = header.indexOf(COLUMNS[dimension]);
  const values = rows
    .map((row) => row[index] ?? 'no such column')
    .flatMap((cell) => (LISTS.includes(dimension) ? cell.split(', ') : [cell]));
  return new Map(values.map((value) => [value, values.filter((one) => one === value).length]));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('R91: grouping the CSV by a dimension gives the bars of the breakdown', () => {
  const asked = [
    ...BREAKDOWN_DIMENSIONS.map((dimension) => [dimension, OWN] as const),
    ['fulfiller', READER] as const,
  ];
  test.each(asked)('by %s', (dimension, permissions) => {
    holds(
      fc.property(searchedOrders, (orders) => {
        const bars = inBars(orders, dimension, permissions);
        const labels = new Map(bars);
        expect(labels.size).toBe(bars.length);
        expect(inFile(orders, dimension, permissions)).toEqual(labels);
      }),
      50,
    );
  });

  test('the orders include every status text and lateness, and missed promises', () => {
    const orders = fc.sample(searchedOrders, { seed: 20_261_120, numRuns: 100 }).flat();
    const [, ...rows] = tableOf({ columns: ['status'], orders, permissions: OWN });
    const statuses = new Set(rows.map(([, status]) => status));
    const text = words.statusTexts;
    for (const status of [
      text('partial.shipped'),
      text('partial.cancelled'),
      statusTypeText(text, 'inventoryCheck'),
      text('suspendedIn', { status: statusTypeText(text, 'routing') }),
      text('onHoldIn', { status: statusTypeText(text, 'production') }),
      text('name.onHold'),
    ])
      expect(statuses).toContain(status);
    const all = counted(orders, OWN);
    expect(breakdownBars(all, 'lateness')).toHaveLength(4);
    expect(breakdownBars(all, 'promisedDay').map(({ key }) => key)).toEqual(
      expect.arrayContaining(['overdue', 'past', '2026-11-20', 'later', NO_VALUE_KEY]),
    );
    const missed = all.filter(({ keys }) => keys.lateness[0] !== 'onTime' && keys.reason[0] === NO_VALUE_KEY);
    expect(missed).not.toEqual([]);
  });

  test('R64, R245: the hours late are those of the lateness, also beside a cancelled item with a missed date', () => {
    const lateness = (hours: number) =>
      words.fileTexts(
        `breakdown.late.${hours < 24 ? 'underOneDay' : hours <= 72 ? 'upToThreeDays' : 'more'}`,
      );
    holds(
      fc.property(searchedOrders, (orders) => {
        const [header = [], ...rows] = tableOf({ columns: ['status'], orders, permissions: OWN });
        const [hours, label] = [header.indexOf('Hours late'), header.indexOf(COLUMNS.lateness)];
        const late = rows.filter((row) => row[hours] !== '');
        expect(late.map((row) => row[label])).toEqual(late.map((row) => lateness(Number(row[hours]))));
      }),
      50,
    );
  });

  test('R185: the promised day of a bar is the day in the column beside the promise', () => {
    const promised = words.fileTexts('breakdown.promised.later');
    holds(
      fc.property(searchedOrders, (orders) => {
        const [header = [], ...rows] = tableOf({ columns: ['promiseDate'], orders, permissions: OWN });
        const bar = header.indexOf(COLUMNS.promisedDay);
        for (const row of rows) {
          const [day = '', label = ''] = row.slice(bar - 1);
          if (/^\d/.test(label)) expect(label).toBe(day);
          else if (label === promised) expect(day > '2026-11-27').toBe(true);
          else expect(day < '2026-11-20').toBe(true);
        }
      }),
      100,
    );
  });

  test('R516: with amounts by currency, even with parts of a cent, and only for visible prices', () => {
    holds(
      fc.property(searchedOrders, (orders) => {
        const [header = [], ...rows] = tableOf({ columns: ['customerTotal'], orders, permissions: OWN });
        for (const currency of ['EUR', 'USD', 'KWD']) {
          const index = header.indexOf(`Total (${currency})`);
          const file = index < 0 ? 0 : sum(rows.map((row) => Number(row[index])));
          const bars = breakdownBars(counted(orders, OWN), 'merchant');
          expect(sum(bars.map(({ totals }) => lookUp(totals, currency) ?? 0))).toBeCloseTo(file, 6);
        }
      }),
      100,
    );
  });

  test('each order counts in one bar of a dimension, or the breakdown says that some count in several', () => {
    holds(
      fc.property(searchedOrders, (orders) => {
        for (const dimension of BREAKDOWN_DIMENSIONS) {
          const all = counted(orders, OWN);
          const total = sum(breakdownBars(all, dimension).map(({ orderIds }) => orderIds.length));
          if (hasOverlappingBars(all, dimension)) expect(total).toBeGreaterThan(orders.length);
          else expect(total).toBe(orders.length);
        }
      }),
      100,
    );
  });
});
