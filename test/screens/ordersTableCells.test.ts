import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import type { Order } from '#domain/order/order.ts';
import type { ColumnId } from '#domain/results/columns.ts';
import { csvSeparatorOf } from '#domain/results/ordersFile.ts';
import type { CellContext } from '#screens/search/table/cells/cellContext.ts';
import { columnsOf } from '#screens/search/table/columns/columns.tsx';
import { aGroup, anItem, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';
import { cellOf, EVERYTHING, inEnglish, NOW, tableOf, withItem } from './ordersTableScene.ts';

inEnglish();

describe('every column of the file', () => {
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
      'S4.19',
      'status',
      withItem({ statuses: statusesOf(aStatus('production'), aStatus('onHold')) }),
      'On hold: In production',
    ],
    ['S4.19', 'status', withItem({ statuses: statusesOf(aStatus('onHold')) }), 'On hold'],
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
    [
      'R185',
      'promiseDate',
      {
        localPromisedArrivalDate: null,
        fulfillmentGroups: [aGroup({ promisedArrivalDate: '2026-11-24T23:30:00.000Z' })],
      },
      '2026-11-25 00:30:00 CET',
    ],
    ['S2.53', 'salesChannel', {}, 'web-nl'],
    ['S2.54', 'orderedSku', {}, 'VIP-12345'],
    ['S2.54', 'fulfilledSku', {}, 'CIM-AB12CD34'],
    ['S2.55', 'orderType', withItem({ claims: [{ id: 'C-1', href: '' }] }), 'Claim'],
    [
      'S2.55',
      'orderType',
      {
        links: keyed({
          complaints: [{ href: 'x', name: null }],
          reorderClaim: [{ href: 'x', name: null }],
          reorderComplaint: [{ href: 'x', name: null }],
          fulfillerQuotes: [{ href: 'x', name: null }],
        }),
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
    ['S2.58', 'expectedShipDate', {}, ''],
    [
      'S2.58, S9.6',
      'expectedShipDate',
      withItem({
        statuses: statusesOf(aStatus('delayed', { expectedCloseDate: '2026-11-23T23:30:00.000Z' })),
      }),
      '2026-11-24 00:30:00',
    ],
    [
      'S2.59',
      'shippedDate',
      withItem({ shipments: [{ ...shipment, shipmentCreationDateTime: '2026-11-19T10:00:00.000Z' }] }),
      '2026-11-19 11:00:00',
    ],
    [
      'S2.59: two parcels of the same second',
      'shippedDate',
      withItem({
        shipments: ['2026-11-19T10:00:00.120Z', '2026-11-19T10:00:00.870Z'].map(
          (shipmentCreationDateTime) => ({
            ...shipment,
            shipmentCreationDateTime,
          }),
        ),
      }),
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

describe('R64: columns that a spreadsheet can group and sum', () => {
  const HOUR = 3_600_000;
  const late = {
    createdDate: '2026-11-18T23:30:00.000Z',
    ...withItem({
      statuses: statusesOf(
        aStatus('preparing', { expectedCloseDate: new Date(NOW - 5 * HOUR).toISOString(), detail: 'Slow' }),
        aStatus('pendingCancellation'),
      ),
    }),
  };

  test('the status, its problems and the hours late are separate columns (S2.61)', () => {
    expect(
      tableOf({ columns: ['status'], orders: [anOrder(late), anOrder({ orderId: 'order-2' })] }).map((row) =>
        row.slice(0, 4),
      ),
    ).toEqual([
      ['Order ID (platform)', 'Status', 'Problems', 'Hours late'],
      [
        'order-1',
        'Awaiting order preparation',
        'Missed SLA: Awaiting order preparation, 5 h late, Slow; Pending cancellation',
        '5',
      ],
      ['order-2', 'Unknown', '', ''],
    ]);
  });

  test('R64: the problems with expected ship dates are in a column of their own', () => {
    const delayed = aStatus('delayed', { expectedCloseDate: '2026-11-23T23:30:00.000Z' });
    const orders = [anOrder(), anOrder(withItem({ statuses: statusesOf(delayed) }))];
    const [header = [], ...rows] = tableOf({ columns: ['expectedShipDate'], orders });
    expect(header.slice(2)).toEqual(['Expected ship date, problems']);
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['', '1 item has no expected ship date'],
      ['2026-11-24 00:30:00', 'The fulfiller has marked 1 item as delayed'],
    ]);
  });

  test('the day is a column beside each created and promised time, in the same zone', () => {
    expect(tableOf({ columns: ['createdDate', 'promiseDate'], orders: [anOrder(late)] })).toEqual([
      [
        'Order ID (platform)',
        'Created (Europe/Berlin)',
        'Created, day',
        'Promised (local time at the destination)',
        'Promised, day',
        'Breakdown: Promised day',
      ],
      ['order-1', '2026-11-19 00:30:00', '2026-11-19', '2026-11-24 18:00:00', '2026-11-24', '2026-11-24'],
    ]);
  });

  test('R91: the bars of the breakdown are columns beside the status, the promise and the recipient', () => {
    const columns = ['status', 'promiseDate', 'recipient'] as const;
    const [header = [], row = []] = tableOf({ columns, orders: [anOrder(late)] });
    const bars = header.flatMap((title, index) =>
      title.startsWith('Breakdown: ') ? [[title.slice('Breakdown: '.length), row[index]]] : [],
    );
    expect(bars).toEqual([
      ['Status', 'Awaiting order preparation'],
      ['Lateness', 'Less than a day late'],
      ['Reason', 'Awaiting order preparation'],
      ['Promised day', '2026-11-24'],
      ['Country', 'No country'],
    ]);
  });

  test('amounts have a decimal comma if semicolons separate the cells', () => {
    const items = [anItem({ itemPricing: { basePrice: 20, shippingPrice: 4.5, currencyCode: 'EUR' } })];
    expect(cellOf('customerTotal', { items }, { separator: ';' })).toBe('24,50');
  });
});

test.each([
  ['en-GB', ','],
  ['de-DE', ';'],
  ['fr-FR', ';'],
  ['it-IT', ';'],
  ['nl-NL', ';'],
  ['de-CH', ','],
])('R64: %s expects “%s” between cells', (region, separator) =>
  expect(csvSeparatorOf(region)).toBe(separator),
);

test('R622: a local promise without a day does not hide its instant', () => {
  const promise = { localPromisedArrivalDate: 'soon', promisedArrivalDate: '2026-11-23T23:30:00.000Z' };
  const order = anOrder({ localPromisedArrivalDate: null, fulfillmentGroups: [aGroup(promise)] });
  const [, row = []] = tableOf({ columns: ['promiseDate'], orders: [order] });
  expect(row.slice(1)).toEqual(['2026-11-24 00:30:00 CET', '2026-11-24', '2026-11-24']);
});

test('S6.11: the list names a fulfiller whose name only a later item of the order contains, as the file does', () => {
  const items = ['', 'Small Press'].map((fulfillerName, index) =>
    anItem({ itemId: `item-${index}`, fulfillerId: 'p2', globalFulfillerId: 'p2', fulfillerName }),
  );
  const context = { fulfillers: new Map(), permissions: EVERYTHING } as unknown as CellContext;
  const [column] = columnsOf(['fulfiller']);
  expect(column?.tip?.(anOrder({ items }), context)).toEqual(['Small Press']);
  expect(cellOf('fulfiller', { items })).toBe('Small Press');
});
