import type { ReactNode } from 'react';
import { statusNameText, statusText } from '#components/statusText.ts';
import { type ByKey, byKey } from '#domain/byKey.ts';
import type { ColumnId } from '#domain/columns.ts';
import {
  carrierServiceKeys,
  carrierServiceName,
  groupIds,
  itemValues,
  missedSlaHours,
  salesChannels,
  shippedDates,
} from '#domain/columnValues.ts';
import { type IdFormat, itemIdIn, orderIdsIn } from '#domain/identifiers.ts';
import { moneyList } from '#domain/money.ts';
import { isTestingConfiguration, type Order } from '#domain/order.ts';
import { orderKinds } from '#domain/orderKind.ts';
import { orderFulfillerIds, orderPromise, orderRecipients } from '#domain/orderParties.ts';
import { orderStatus } from '#domain/orderStatus.ts';
import { customerTotal } from '#domain/orderTotal.ts';
import { canReadFulfiller, canSeePrices } from '#domain/permissions.ts';
import type { CellContext } from './cellContext.ts';
import { type CellLook, cellRoom } from './cellRoom.ts';
import { listCell } from './listCell.tsx';
import { printJobText } from './printJobText.ts';
import { promiseCell } from './promiseCell.tsx';
import { shipDateCell } from './shipDateCell.tsx';
import { shipDateTexts, shipDateWarnings } from './shipDateTexts.ts';
import { statusCell } from './statusCell.tsx';
import { warningTexts } from './warningTexts.ts';

/** What the export writes of an order: a text, or one column for each name in it (amounts by currency). */
export type CsvCell = string | ByKey<string>;

/** A column is data: the table, its tooltips and the export read the same rows. */
export interface Column {
  id: ColumnId;
  look: CellLook;
  /** Small letters that fit into its cells. */
  room: number;
  /** Its times are in this zone, which the header names. */
  zone?: 'display' | 'local';
  cell: (order: Order, context: CellContext, room: number) => ReactNode;
  /** What the tooltip of the cell's button lists. */
  tip?: (order: Order, context: CellContext) => readonly string[];
  csv: (order: Order, context: CellContext) => CsvCell;
}

/** What a column's id does not say of it. */
type ColumnRule = Omit<Column, 'id' | 'room'>;

type Values = (order: Order, context: CellContext) => readonly string[];

/** A column that lists values: the cell shows the first few, the tooltip and the export all. */
function listColumn(look: CellLook, values: Values, exported: Values = values): ColumnRule {
  return {
    look,
    cell: (order, context, room) => listCell(values(order, context), context.text, room),
    tip: values,
    csv: (order, context) => exported(order, context).join(', '),
  };
}

function textColumn(value: (order: Order, context: CellContext) => string): ColumnRule {
  return { look: 'text', cell: value, csv: value };
}

function orderIds(format: IdFormat) {
  return listColumn('id', (order) => orderIdsIn(order, format));
}

function itemIds(format: IdFormat) {
  return listColumn('id', (order) => itemValues(order, (item) => itemIdIn(item, format)));
}

/** S6.11: the name for those who may read the fulfiller's profile, from the list or else the items; else its id. */
function fulfillerName(order: Order, { fulfillers, permissions }: CellContext, id: string): string {
  if (!canReadFulfiller(permissions, id)) return id;
  const item = order.items.find((one) => one.globalFulfillerId === id || one.fulfillerId === id);
  return fulfillers.get(id) ?? (item?.fulfillerName || id);
}

function totals(order: Order, { permissions }: CellContext) {
  return canSeePrices(permissions, order.merchantId) ? moneyList(customerTotal(order)) : [];
}

const ROWS: Record<ColumnId, ColumnRule> = {
  status: {
    look: 'text',
    cell: statusCell,
    tip: warningTexts,
    csv: (order, context) => {
      const status = statusText(context.statusTexts, orderStatus(order, context.now));
      return [status, ...warningTexts(order, context)].join('; ');
    },
  },
  orderType: listColumn('text', (order, { text }) =>
    orderKinds(order).map((kind) => text(`orderType.${kind}`)),
  ),
  merchant: textColumn((order, { merchants }) => merchants.get(order.merchantId) ?? order.merchantId),
  fulfiller: listColumn('text', (order, context) =>
    orderFulfillerIds(order).map((id) => fulfillerName(order, context, id)),
  ),
  recipient: listColumn('text', orderRecipients),
  createdDate: {
    ...textColumn((order, { format }) => format.dateTime(order.createdDate)),
    look: 'number',
    zone: 'display',
  },
  promiseDate: {
    cell: promiseCell,
    csv: (order, { format }) => format.localDateTime(orderPromise(order)),
    look: 'number',
    zone: 'local',
  },
  customerTotal: {
    ...listColumn('number', (order, context) => totals(order, context).map(context.format.money)),
    csv: (order, context) =>
      byKey(totals(order, context).map(({ currency, amount }) => [currency, amount.toFixed(2)])),
  },
  preview: {
    look: 'text',
    cell: (order, { Preview }) => Preview && <Preview items={order.items} />,
    csv: (order) => itemValues(order, (item) => item.documentReferenceUrl).join(', '),
  },
  platformOrderId: orderIds('platform'),
  merchantOrderId: orderIds('merchant'),
  fulfillerOrderId: orderIds('fulfiller'),
  fulfillmentGroupId: listColumn('id', (order) => groupIds(order, 'platform')),
  shortFulfillmentGroupId: listColumn('id', (order) => groupIds(order, 'short')),
  platformItemId: itemIds('platform'),
  merchantItemId: itemIds('merchant'),
  fulfillerItemId: itemIds('fulfiller'),
  shortItemId: itemIds('short'),
  testingConfiguration: textColumn(({ testingConfiguration: raw }, { text }) =>
    isTestingConfiguration(raw) ? text(`testing.${raw}`) : raw,
  ),
  salesChannel: listColumn('text', salesChannels),
  orderedSku: listColumn('id', (order) => itemValues(order, (item) => item.orderedSkuCode)),
  fulfilledSku: listColumn('id', (order) => itemValues(order, (item) => item.skuCode)),
  missedSla: listColumn('text', (order, { text, statusTexts, now, format }) =>
    missedSlaHours(order, now).map(({ status, hours }) =>
      text('missedSla', {
        status: statusNameText(statusTexts, status),
        hours: hours > 0 ? format.number(hours) : '<1',
      }),
    ),
  ),
  onPrintJob: textColumn(printJobText),
  expectedShipDate: {
    look: 'number',
    zone: 'display',
    cell: shipDateCell,
    tip: shipDateWarnings,
    csv: (order, context) =>
      [...shipDateTexts(order, context), ...shipDateWarnings(order, context)].join(', '),
  },
  shippedDate: {
    ...listColumn('number', (order, { format }) => shippedDates(order).map(format.dateTime)),
    zone: 'display',
  },
  carrierServices: listColumn('text', (order, { carriers }) =>
    carrierServiceKeys(order).map((key) => carrierServiceName(key, carriers)),
  ),
};

/** The rows for these columns, in their order. */
export function columnsOf(ids: readonly ColumnId[]): Column[] {
  return ids.map((id) => ({ id, room: cellRoom(id, ROWS[id].look), ...ROWS[id] }));
}
