import { beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/address.ts';
import type { ColumnId } from '#domain/columns.ts';
import type { ExportRow } from '#domain/exportPages.ts';
import type { IdFormat } from '#domain/identifiers.ts';
import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';
import type { OrdersFile } from '#domain/ordersFile.ts';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import { createFormat } from '#i18n/format.ts';
import { startTexts } from '#i18n/texts.ts';
import { ordersTable } from '#screens/search/export/ordersTable.ts';
import { anItem, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';

type Texts = Parameters<typeof ordersTable>[1];
let texts: Texts;
let german: Texts;

async function wordsOf(language: 'en' | 'de'): Promise<Texts> {
  const started = await startTexts(language);
  await started.loadNamespaces(['table', 'status']);
  return { text: started.getFixedT(null, 'table'), statusTexts: started.getFixedT(null, 'status') };
}

beforeAll(async () => {
  texts = await wordsOf('en');
  german = await wordsOf('de');
});

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const EVERYTHING: Permissions = {
  merchants: [{ identifier: '*', permissions: ['read:order'] }],
  fulfillers: [{ identifier: '*', permissions: ['read:profile'] }],
  groups: [],
};

interface Given {
  columns: readonly ColumnId[];
  rows?: readonly ExportRow[];
  orders?: readonly Order[];
  permissions?: Permissions;
  idFormat?: IdFormat;
  timezone?: string;
  words?: Texts;
}

function tableOf(given: Given): string[][] {
  const { columns, orders = [anOrder()], permissions = EVERYTHING, idFormat = 'platform' } = given;
  const { timezone = 'Europe/Berlin', words = texts } = given;
  const rows = given.rows ?? orders.map((order): ExportRow => ({ kind: 'order', order }));
  const file: OrdersFile = {
    name: 'bulk-query.csv',
    rows,
    columns,
    facts: {
      permissions,
      idFormat,
      merchants: new Map([['acme-print', 'Acme Print']]),
      fulfillers: new Map([['k3vd81mq0z', 'Printworks Venlo']]),
      carriers: new Map([['recs:ups-ground', 'UPS Ground']]),
    },
    locale: { language: 'en', regionalSettings: 'en-GB', timezone },
    now: NOW,
  };
  return ordersTable(file, words, createFormat('en', 'en-GB', timezone));
}

/** What the file holds of one order in one column. */
const cellOf = (column: ColumnId, over: Partial<Order> = {}, given: Partial<Given> = {}) =>
  tableOf({ columns: [column], orders: [anOrder(over)], ...given })[1]?.[1];
const withItem = (over: Partial<Item>) => ({ items: [anItem(over)] });

describe('the header names what is in the columns', () => {
  test('the id format leads, then the columns as wanted, times with their zone', () => {
    const [header] = tableOf({ columns: ['merchant', 'createdDate', 'promiseDate'], idFormat: 'short' });
    expect(header).toEqual([
      'Order id (short)',
      'Merchant',
      'Created (Europe/Berlin)',
      'Promised (local time of the destination)',
    ]);
  });

  test('in the language of the person', () => {
    const [header] = tableOf({ columns: ['merchant', 'createdDate'], words: german, timezone: 'Etc/UTC' });
    expect(header).toEqual(['Auftrags-ID (Plattform)', 'Händler', 'Erstellt (Etc/UTC)']);
  });
});

describe('every column as the file holds it', () => {
  const hour = 3_600_000;
  const shipment = { shipmentId: 's', carrierServiceKey: 'recs:ups-ground' };
  const cells: readonly (readonly [string, ColumnId, Partial<Order>, string])[] = [
    ['S2.45', 'platformOrderId', {}, 'order-1'],
    ['S2.45', 'merchantOrderId', {}, 'VP-100-7'],
    ['S2.45', 'fulfillerOrderId', {}, 'FO-9'],
    ['S2.46', 'fulfillmentGroupId', {}, 'group-1'],
    ['S2.46', 'shortFulfillmentGroupId', {}, 'F8K2M4P6Q1'],
    ['S2.47', 'platformItemId', { items: [anItem(), anItem({ itemId: 'item-2' })] }, 'item-1, item-2'],
    ['S2.47', 'merchantItemId', {}, 'VP-100-7-1'],
    ['S2.47', 'fulfillerItemId', {}, 'F-55'],
    ['S2.47', 'shortItemId', {}, 'M4K7Q2P9XD'],
    ['S2.48', 'status', withItem({ statuses: statusesOf(aStatus('production')) }), 'In production'],
    [
      'S2.61',
      'status',
      withItem({
        statuses: statusesOf(
          aStatus('preparing', { expectedCloseDate: new Date(NOW - 5 * hour).toISOString(), detail: 'Slow' }),
          aStatus('pendingCancellation'),
        ),
      }),
      'Processing; Missed SLA: Awaiting order preparation, 5 h late, Slow; Pending cancellation',
    ],
    ['S2.49', 'testingConfiguration', { testingConfiguration: 'donotship' }, 'Do not ship'],
    ['S2.49', 'testingConfiguration', { testingConfiguration: 'dryrun' }, 'dryrun'],
    ['S2.50', 'merchant', {}, 'Acme Print'],
    ['S2.50', 'merchant', { merchantId: 'unheard-of' }, 'unheard-of'],
    ['S2.50', 'fulfiller', {}, 'Printworks Venlo'],
    ['S2.50', 'recipient', {}, 'Ana Ruiz'],
    [
      'S2.50',
      'recipient',
      withItem({ destinationAddress: { ...EMPTY_ADDRESS, company: 'Ruiz & Co' } }),
      'Ruiz & Co',
    ],
    ['S2.51', 'createdDate', {}, '2026-11-18 10:12:44'],
    ['S2.51', 'createdDate', { createdDate: null }, ''],
    ['S2.51', 'promiseDate', {}, '2026-11-24 18:00:00'],
    ['S2.53', 'salesChannel', {}, 'web-nl'],
    ['S2.54', 'orderedSku', {}, 'VIP-12345'],
    ['S2.54', 'fulfilledSku', {}, 'CIM-AB12CD34'],
    ['S2.55', 'orderType', withItem({ claims: [{ id: 'C-1', href: '' }] }), 'Claim'],
    [
      'S2.55',
      'orderType',
      {
        links: {
          complaints: [{ href: 'x', name: null }],
          reorderClaim: [{ href: 'x', name: null }],
          reorderComplaint: [{ href: 'x', name: null }],
          fulfillerQuotes: [{ href: 'x', name: null }],
        },
      },
      'Complaint, Claim reorder, Complaint reorder, Custom quote',
    ],
    [
      'S2.56',
      'missedSla',
      withItem({
        statuses: statusesOf(
          aStatus('preparing', { expectedCloseDate: new Date(NOW - 1234 * hour).toISOString() }),
          aStatus('fulfillment', { expectedCloseDate: new Date(NOW - hour / 4).toISOString() }),
        ),
      }),
      'Awaiting fulfillment: <1 h, Awaiting order preparation: 1,234 h',
    ],
    [
      'S2.57',
      'onPrintJob',
      withItem({ printJob: { status: 'accepted', message: '', shortId: 'PJ-7' } }),
      'Yes: PJ-7',
    ],
    ['S2.57', 'onPrintJob', {}, 'No'],
    ['S2.57', 'onPrintJob', { items: [] }, ''],
    ['S2.58', 'expectedShipDate', {}, '1 item has no expected ship date'],
    [
      'S2.58',
      'expectedShipDate',
      withItem({
        statuses: statusesOf(aStatus('delayed', { expectedCloseDate: '2026-11-23T23:30:00.000Z' })),
      }),
      '2026-11-24, The fulfiller has marked 1 item as delayed',
    ],
    [
      'S2.59',
      'shippedDate',
      withItem({ shipments: [{ ...shipment, shipmentCreationDateTime: '2026-11-19T10:00:00.000Z' }] }),
      '2026-11-19 11:00:00',
    ],
    [
      'S2.60',
      'carrierServices',
      withItem({ shipments: [{ ...shipment, shipmentCreationDateTime: null }] }),
      'UPS Ground',
    ],
    [
      'S2.44',
      'preview',
      withItem({ documentReferenceUrl: 'https://documents.example/1' }),
      'https://documents.example/1',
    ],
  ];
  test.each(cells)('%s: %s', (_, column, over, cell) => expect(cellOf(column, over)).toBe(cell));
});

describe('S2.52, S9.6: the total', () => {
  const priced = (basePrice: number, currencyCode: string) =>
    anItem({ itemPricing: { basePrice, shippingPrice: 4.5, currencyCode } });
  const euro = anOrder({ items: [priced(20, 'EUR'), priced(0.3, 'EUR')] });
  const both = anOrder({ orderId: 'order-2', items: [priced(10, 'USD'), priced(5, 'EUR')] });

  test('is a column for each currency, with two decimals', () => {
    expect(tableOf({ columns: ['customerTotal'], orders: [euro, both] })).toEqual([
      ['Order id (platform)', 'Total (EUR)', 'Total (USD)'],
      ['order-1', '29.30', ''],
      ['order-2', '9.50', '14.50'],
    ]);
  });

  test('falls back to the customs price', () => {
    const customs = anItem({ customsPricePaid: { basePrice: 7, shippingPrice: 1, currencyCode: 'EUR' } });
    expect(cellOf('customerTotal', { items: [customs] })).toBe('8.00');
  });

  test('is empty where the person may not see the merchant’s prices', () => {
    const permissions = {
      ...NO_PERMISSIONS,
      merchants: [{ identifier: 'other', permissions: ['read:order'] }],
    };
    expect(tableOf({ columns: ['customerTotal'], orders: [euro], permissions })).toEqual([
      ['Order id (platform)', 'Total'],
      ['order-1', ''],
    ]);
  });
});

describe('S6.11: the fulfiller', () => {
  test('by name for whoever may read the profile, by id otherwise', () => {
    expect(cellOf('fulfiller', {}, { permissions: NO_PERMISSIONS })).toBe('k3vd81mq0z');
    const other = { fulfillers: [{ identifier: 'other', permissions: ['read:profile'] }] };
    expect(cellOf('fulfiller', {}, { permissions: { ...NO_PERMISSIONS, ...other } })).toBe('k3vd81mq0z');
  });

  test('that no list knows has the name that its items carry, or its id', () => {
    const unlisted = { fulfillerId: 'x', globalFulfillerId: 'x' };
    expect(cellOf('fulfiller', withItem({ ...unlisted, fulfillerName: 'Small Press' }))).toBe('Small Press');
    expect(cellOf('fulfiller', withItem({ ...unlisted, fulfillerName: '' }))).toBe('x');
  });
});

test('a gap says which rows are missing, at its place', () => {
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

test.each([
  ['merchant', 'VP-100-7'],
  ['fulfiller', 'FO-9'],
  ['short', 'F8K2M4P6Q1'],
] as const)('S2.42: the order id leads in the %s format', (idFormat, id) => {
  expect(tableOf({ columns: [], idFormat })[1]).toEqual([id]);
});
