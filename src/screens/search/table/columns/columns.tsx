import './columns.css';
import type { CSSProperties, ReactNode } from 'react';
import { promiseText } from '#components/status/promiseText.ts';
import { statusNameText, statusText } from '#components/status/statusText.ts';
import {
  groupIds,
  type IdFormat,
  isUuidLike,
  itemIdInFormat,
  orderIdsInFormat,
  shortId,
} from '#domain/identifiers.ts';
import { itemFulfillerId } from '#domain/item/item.ts';
import { moneyList } from '#domain/money.ts';
import { orderArrivalPromise } from '#domain/order/dueFact.ts';
import { isTestingConfiguration, type Order } from '#domain/order/order.ts';
import { orderKinds } from '#domain/order/orderKind.ts';
import { orderFulfillerIds, orderRecipients } from '#domain/order/orderParties.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { summaryTotal } from '#domain/order/summaryTotal.ts';
import { shownFulfillerName } from '#domain/people/fulfillerName.ts';
import { canSeePrices } from '#domain/permissions.ts';
import type { ColumnId } from '#domain/results/columns.ts';
import {
  carrierServiceKeys,
  carrierServiceName,
  itemValues,
  missedSlaHours,
  printJobs,
  salesChannels,
  shippedDates,
} from '#domain/results/columnValues.ts';
import { type ColumnWidths, columnWidth, type SizedColumnId } from '#domain/results/columnWidths.ts';
import { isSameId } from '#domain/sameId.ts';
import { DATE_TIME_LENGTH } from '#domain/time/time.ts';
import type { CellContext } from '../cells/cellContext.ts';
import {
  distinctTexts,
  promiseCell,
  shipDateCell,
  shipDateWarnings,
  shipTimes,
} from '../cells/dateCells.tsx';
import { type CellKind, columnWidthInLetters } from '../cells/letterWidths.ts';
import { listCell } from '../cells/listCell.tsx';
import { PreviewCell } from '../cells/PreviewCell.tsx';
import { statusCell } from '../cells/statusCell.tsx';
import { warningTexts } from '../cells/warningTexts.ts';

type Values = (order: Order, context: CellContext) => readonly string[];

/**
 * The definition of a column for the table, its tooltips and the export. The export has its own version of
 * some cells.
 */
export interface Column {
  id: ColumnId;
  kind: CellKind;
  letters: number;
  style?: CSSProperties;
  /** The zone of the column's times, if it contains any. */
  zone?: 'display' | 'local';
  cell: (order: Order, context: CellContext, letters: number) => ReactNode;
  /**
   * The texts of the cell. In text columns, they determine the column's share of the extra width in a wide
   * window.
   */
  texts?: Values;
  /** Returns the values for the tooltip of the cell's button. */
  tip?: Values;
  /** Returns the full values for the tooltip of a cell that abbreviates them (R90, S9.6); empty for no tooltip. */
  full?: Values;
}

/** S2.57: describes whether the order's items are on a print job, and on which ones. */
function printJobText(order: Order, { text }: CellContext): string {
  const { items, allItems, ids } = printJobs(order);
  if (items === 0) return allItems === 0 ? '' : text('printJob.none');
  const some = () => text('printJob.some', { items, of: allItems });
  const scope = items === allItems ? text('printJob.all') : some();
  return ids.length === 0 ? scope : text('printJob.withIds', { scope, ids: ids.join(', ') });
}

type ColumnRule = Omit<Column, 'id' | 'letters' | 'style'>;

/**
 * Returns a column for lists of values. The cell shows only the first value and abbreviates IDs, also those of
 * merchants and fulfillers without a known name (R90). The tooltip and the export contain all values in full.
 */
function listColumn(kind: CellKind, values: Values, shown: Values = values): ColumnRule {
  const inCell: Values = (order, context) => shown(order, context).map(shortId);
  return {
    kind,
    cell: (order, context, letters) => listCell(inCell(order, context), context.text, letters),
    texts: inCell,
    tip: values,
    full: (...row) => (kind === 'id' || values(...row).some(isUuidLike) ? values(...row) : []),
  };
}

function textColumn(value: (order: Order, context: CellContext) => string): ColumnRule {
  return { kind: 'text', cell: value, texts: (order, context) => [value(order, context)] };
}

function orderIds(format: IdFormat) {
  return listColumn('id', (order) => orderIdsInFormat(order, format));
}

function itemIds(format: IdFormat) {
  return listColumn('id', (order) => itemValues(order, (item) => itemIdInFormat(item, format)));
}

function fulfillerName(order: Order, { fulfillers, permissions }: CellContext, id: string): string {
  const item = order.items.find((one) => one.fulfillerName && isSameId(itemFulfillerId(one), id));
  return shownFulfillerName(permissions, id, fulfillers.get(id), item?.fulfillerName);
}

export function orderTotals(order: Order, { permissions }: CellContext) {
  return canSeePrices(permissions, order.merchantId) ? moneyList(summaryTotal(order)) : [];
}

const shippedTimes: Values = (order, { format }) => distinctTexts(shippedDates(order), format.dateTime);

const ROWS: Record<ColumnId, ColumnRule> = {
  status: {
    kind: 'text',
    cell: statusCell,
    texts: (order, { current, statusTexts }) => [
      statusText(statusTexts, orderStatus(order, current.epochMs)),
    ],
    tip: warningTexts,
  },
  orderType: listColumn('text', (order, { text }) =>
    orderKinds(order).map((kind) => text(`orderType.${kind}`)),
  ),
  merchant: listColumn('text', (order, { merchants }) => [
    merchants.get(order.merchantId) ?? order.merchantId,
  ]),
  // R531: each name once, because items can name a fulfiller by either of its IDs.
  fulfiller: listColumn('text', (order, context) => [
    ...new Set(orderFulfillerIds(order).map((id) => fulfillerName(order, context, id))),
  ]),
  recipient: listColumn('text', orderRecipients),
  createdDate: {
    cell: (order, { format }) => format.dateTime(order.createdDate).slice(0, DATE_TIME_LENGTH),
    full: (order, { format }) => [format.dateTime(order.createdDate)],
    kind: 'number',
    zone: 'display',
  },
  promiseDate: {
    cell: promiseCell,
    full: (order, { format }) => [promiseText(orderArrivalPromise(order, format.timezone), format)],
    kind: 'number',
    zone: 'local',
  },
  customerTotal: listColumn('number', (order, context) =>
    orderTotals(order, context).map(context.format.money),
  ),
  preview: {
    kind: 'text',
    cell: (order) => <PreviewCell items={order.items} />,
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
  missedSla: listColumn('text', (order, { text, statusTexts, current, format }) =>
    missedSlaHours(order, current.epochMs).map(({ status, hours }) =>
      text('missedSla', {
        status: statusNameText(statusTexts, status),
        hours: hours > 0 ? format.number(hours) : '<1',
      }),
    ),
  ),
  onPrintJob: textColumn(printJobText),
  expectedShipDate: {
    kind: 'number',
    zone: 'display',
    cell: shipDateCell,
    tip: shipDateWarnings,
    full: shipTimes,
  },
  shippedDate: {
    ...listColumn('number', shippedTimes, (...row) =>
      shippedTimes(...row).map((time) => time.slice(0, DATE_TIME_LENGTH)),
    ),
    full: shippedTimes,
    zone: 'display',
  },
  carrierServices: listColumn('text', (order, { carriers }) =>
    carrierServiceKeys(order).map((key) => carrierServiceName(key, carriers)),
  ),
};

/** The custom property that sets the column's width during a drag without rendering the rows again. */
export const columnWidthProperty = (id: SizedColumnId) => `--width-${id}`;

function columnOf(id: ColumnId, width: number | null): Column {
  const rule = { id, letters: columnWidthInLetters(id, ROWS[id].kind, width), ...ROWS[id] };
  return width === null
    ? rule
    : { ...rule, style: { flex: 'none', width: `var(${columnWidthProperty(id)}, ${width}rem)` } };
}

export function columnsOf(ids: readonly ColumnId[], widths: ColumnWidths = {}): Column[] {
  return ids.map((id) => columnOf(id, columnWidth(widths, id)));
}
