import { beforeAll } from 'vitest';
import type { IdFormat } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import type { Permissions } from '#domain/permissions.ts';
import type { ColumnId } from '#domain/results/columns.ts';
import type { ExportRow } from '#domain/results/exportPages.ts';
import type { OrdersFile } from '#domain/results/ordersFile.ts';
import { createFormat } from '#i18n/format.ts';
import { initI18n } from '#i18n/texts.ts';
import { ordersTable } from '#screens/search/export/ordersTable.ts';
import { anItem, anOrder } from '#test/domainBuilders.ts';

export type Texts = Parameters<typeof ordersTable>[1];
let texts: Texts;

/** Loads the texts of the CSV file in a language. */
export async function textsOf(language: 'en' | 'de'): Promise<Texts> {
  const started = await initI18n(language);
  await started.loadNamespaces(['table', 'status', 'export']);
  return {
    text: started.getFixedT(null, 'table'),
    statusTexts: started.getFixedT(null, 'status'),
    fileTexts: started.getFixedT(null, 'export'),
  };
}

/** Loads the English texts before the tests. `tableOf` uses them if a test passes no other texts. */
export function inEnglish(): void {
  beforeAll(async () => {
    texts = await textsOf('en');
  });
}

export const NOW = Date.parse('2026-11-20T12:00:00.000Z');
export const EVERYTHING: Permissions = {
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
  separator?: OrdersFile['separator'];
}

/** The rows of the CSV file, header first. */
export function tableOf(given: Given): string[][] {
  const { columns, orders = [anOrder()], permissions = EVERYTHING, idFormat = 'platform' } = given;
  const { timezone = 'Europe/Berlin', words = texts, separator = ',' } = given;
  const rows = given.rows ?? orders.map((order): ExportRow => ({ kind: 'order', order }));
  const file: OrdersFile = {
    name: 'bulk-query.csv',
    rows,
    columns,
    separator,
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

/** The value of one order in one column of the CSV file. */
export const cellOf = (column: ColumnId, over: Partial<Order> = {}, given: Partial<Given> = {}) =>
  tableOf({ columns: [column], orders: [anOrder(over)], ...given })[1]?.[1];

/** The fields of an order whose only item has these fields. */
export const withItem = (over: Partial<Item>) => ({ items: [anItem(over)] });
