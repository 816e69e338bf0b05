import { beforeAll, describe, expect, test } from 'vitest';
import { byKey } from '#domain/byKey.ts';
import { NO_PERMISSIONS } from '#domain/permissions.ts';
import type { ExportRow } from '#domain/results/exportPages.ts';
import { anItem, anOrder } from '#test/domainBuilders.ts';
import { cellOf, inEnglish, type Texts, tableOf, textsOf, withItem } from './ordersTableScene.ts';

inEnglish();

let german: Texts;
beforeAll(async () => {
  german = await textsOf('de');
});

describe('the header names the content of the columns', () => {
  test('R36: the ID format comes first, then the chosen columns, and times name their zone', () => {
    const [header] = tableOf({ columns: ['merchant', 'createdDate', 'promiseDate'], idFormat: 'short' });
    expect(header).toEqual([
      'Order ID (short)',
      'Merchant',
      'Created (Europe/Berlin)',
      'Created, day',
      'Promised (local time at the destination)',
      'Promised, day',
      'Breakdown: Promised day',
    ]);
  });

  test('uses the language of the user', () => {
    const [header] = tableOf({ columns: ['merchant', 'createdDate'], words: german, timezone: 'Etc/UTC' });
    expect(header).toEqual(['Auftrags-ID (Plattform)', 'Händler', 'Erstellt (Etc/UTC)', 'Erstellt, Tag']);
  });
});

describe('S2.52, S9.6: the total', () => {
  const priced = (basePrice: number, currencyCode: string) =>
    anItem({ itemPricing: { basePrice, shippingPrice: 4.5, currencyCode } });
  const euro = anOrder({ items: [priced(20, 'EUR'), priced(0.3, 'EUR')] });
  const both = anOrder({ orderId: 'order-2', items: [priced(10, 'USD'), priced(5, 'EUR')] });

  test('R564: of an order that states no currency has a column without one', () => {
    const none = { items: [], customerPrices: byKey<number>([]), currencyCode: '' };
    const stated = anOrder({ ...none, orderId: 'order-3', totalPrice: 7 });
    expect(tableOf({ columns: ['customerTotal'], orders: [euro, stated] })).toEqual([
      ['Order ID (platform)', 'Total', 'Total (EUR)'],
      [euro.orderId, '', '29.30'],
      ['order-3', '7.00', ''],
    ]);
  });

  test('has one column per currency, with two decimals', () => {
    expect(tableOf({ columns: ['customerTotal'], orders: [euro, both] })).toEqual([
      ['Order ID (platform)', 'Total (EUR)', 'Total (USD)'],
      ['order-1', '29.30', ''],
      ['order-2', '9.50', '14.50'],
    ]);
  });

  test('falls back to the customs price', () => {
    const customs = anItem({ customsPricePaid: { basePrice: 7, shippingPrice: 1, currencyCode: 'EUR' } });
    expect(cellOf('customerTotal', { items: [customs] })).toBe('8.00');
  });

  test('is empty if the user cannot see the merchant’s prices', () => {
    const permissions = {
      ...NO_PERMISSIONS,
      merchants: [{ identifier: 'other', permissions: ['read:order'] }],
    };
    expect(tableOf({ columns: ['customerTotal'], orders: [euro], permissions })).toEqual([
      ['Order ID (platform)', 'Total'],
      ['order-1', ''],
    ]);
  });
});

describe('S6.11: the fulfiller', () => {
  test('by name for users who can read its profile, by ID otherwise', () => {
    expect(cellOf('fulfiller', {}, { permissions: NO_PERMISSIONS })).toBe('k3vd81mq0z');
    const other = { fulfillers: [{ identifier: 'other', permissions: ['read:profile'] }] };
    expect(cellOf('fulfiller', {}, { permissions: { ...NO_PERMISSIONS, ...other } })).toBe('k3vd81mq0z');
  });

  test('by the name in its items if no list contains it, else by ID', () => {
    const unlisted = { fulfillerId: 'x', globalFulfillerId: 'x' };
    expect(cellOf('fulfiller', withItem({ ...unlisted, fulfillerName: 'Small Press' }))).toBe('Small Press');
    expect(cellOf('fulfiller', withItem({ ...unlisted, fulfillerName: '' }))).toBe('x');
  });

  test('R531: once, if its items name it by either of its IDs', () => {
    const internal = anItem({
      fulfillerId: '1009',
      globalFulfillerId: '',
      fulfillerName: 'Printworks Venlo',
    });
    expect(cellOf('fulfiller', { items: [anItem(), internal] })).toBe('Printworks Venlo');
  });
});

test('a gap names the missing rows in their place', () => {
  const rows: ExportRow[] = [
    { kind: 'order', order: anOrder() },
    { kind: 'missing', range: { first: 1201, last: 1300 } },
    { kind: 'order', order: anOrder({ orderId: 'order-2' }) },
  ];
  expect(tableOf({ columns: ['merchant'], rows }).slice(1)).toEqual([
    ['order-1', 'Acme Print'],
    ['Rows 1,201 to 1,300 are missing', ''],
    ['order-2', 'Acme Print'],
  ]);
});

test('R24, R487: a row says that the results changed, that orders may be missing and how many orders were loaded', () => {
  const rows: ExportRow[] = [
    { kind: 'order', order: anOrder() },
    { kind: 'moved', count: 1_149, total: 1_150 },
  ];
  expect(tableOf({ columns: ['merchant'], rows }).slice(1)).toEqual([
    ['order-1', 'Acme Print'],
    [
      'The results changed during the download, so orders may be missing: 1,149 of 1,150 orders were loaded.',
      '',
    ],
  ]);
});

test('R284: a row says how many orders could not be read', () => {
  const rows: ExportRow[] = [
    { kind: 'order', order: anOrder() },
    { kind: 'unreadable', count: 2 },
  ];
  expect(tableOf({ columns: ['merchant'], rows }).slice(1)).toEqual([
    ['order-1', 'Acme Print'],
    ['2 orders could not be loaded and are not included.', ''],
  ]);
});

test.each([
  ['merchant', 'VP-100-7'],
  ['fulfiller', 'FO-9'],
  ['short', 'F8K2M4P6Q1'],
] as const)('S2.42: the order ID comes first, in the %s format', (idFormat, id) => {
  expect(tableOf({ columns: [], idFormat })[1]).toEqual([id]);
});
