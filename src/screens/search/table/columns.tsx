import type { ReactNode } from 'react';
import type { IdFormat } from '#domain/identifiers.ts';
import { moneyList } from '#domain/money.ts';
import type { Order } from '#domain/order.ts';
import { orderKinds } from '#domain/orderKind.ts';
import { orderFulfillerIds, orderPromise, orderRecipients } from '#domain/orderParties.ts';
import { customerTotal } from '#domain/orderTotal.ts';
import { canSeePrices, type Permissions } from '#domain/permissions.ts';
import type { Format } from '#i18n/format.ts';
import type { Names } from '#store/selectors.ts';
import { StatusCell } from './StatusCell.tsx';
import type { SearchText } from './searchText.ts';

/** What cells need besides the order. One object for the whole table, so that rows redraw only when it changes. */
export interface CellContext {
  text: SearchText;
  format: Format;
  permissions: Permissions;
  idFormat: IdFormat;
  merchants: Names;
  fulfillers: Names;
  /** Epoch milliseconds: what counts as late. */
  now: number;
}

/** A column is data: the table, the columns popover and the export read the same rows. */
export interface Column {
  id: ColumnId;
  /** Drawn right-aligned with tabular figures. */
  isNumeric?: boolean;
  cell: (order: Order, context: CellContext) => ReactNode;
}

export type ColumnId =
  | 'status'
  | 'orderType'
  | 'merchant'
  | 'fulfiller'
  | 'recipient'
  | 'createdDate'
  | 'promiseDate'
  | 'customerTotal';

function named(ids: readonly string[], names: Names): string {
  return ids.map((id) => names.get(id) ?? id).join(', ');
}

/** S2.42: the default columns; the order id always comes first and is no choice. */
export const COLUMNS: readonly Column[] = [
  { id: 'status', cell: (order, { now }) => <StatusCell order={order} now={now} /> },
  {
    id: 'orderType',
    cell: (order, { text }) =>
      orderKinds(order)
        .map((kind) => text(`orderType.${kind}`))
        .join(', '),
  },
  { id: 'merchant', cell: (order, { merchants }) => named([order.merchantId], merchants) },
  { id: 'fulfiller', cell: (order, { fulfillers }) => named(orderFulfillerIds(order), fulfillers) },
  { id: 'recipient', cell: (order) => orderRecipients(order).join(', ') },
  { id: 'createdDate', isNumeric: true, cell: (order, { format }) => format.dateTime(order.createdDate) },
  {
    id: 'promiseDate',
    isNumeric: true,
    cell: (order, { format }) => format.localDateTime(orderPromise(order)),
  },
  {
    id: 'customerTotal',
    isNumeric: true,
    cell: (order, { format, permissions }) =>
      canSeePrices(permissions, order.merchantId)
        ? moneyList(customerTotal(order)).map(format.money).join(', ')
        : '',
  },
];
