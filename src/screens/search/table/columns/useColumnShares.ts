import { type CSSProperties, useMemo } from 'react';
import type { Order } from '#domain/order/order.ts';
import { countCriteria, criteriaKey, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { CellContext } from '../cells/cellContext.ts';
import { columnWidthInLetters, widthInLetters } from '../cells/letterWidths.ts';
import type { Column } from './columns.tsx';

/**
 * Text beyond this width, in lowercase letters, does not widen a column further. Otherwise, a single long
 * text would take the space of all other columns.
 */
const LONGEST = 40;

/** How many orders determine the widths: about those in sight, because measuring all of a page delays them. */
const MEASURED_ORDERS = 25;

/**
 * Returns each text column's share of the extra width in a wide window, as variables for columns.css. Columns
 * with longer texts get a larger share.
 */
function shares(columns: readonly Column[], orders: readonly Order[], context: CellContext): CSSProperties {
  const measured = orders.slice(0, MEASURED_ORDERS);
  const variables = columns.flatMap(({ id, kind, texts }) => {
    if (kind !== 'text' || !texts) return [];
    const longest = Math.max(...measured.map((order) => widthInLetters(texts(order, context))));
    const lacking = Math.min(LONGEST, longest) - columnWidthInLetters(id, kind, null);
    return [[`--share-${id}`, 1 + Math.max(0, lacking / 4)]];
  });
  return Object.fromEntries(variables);
}

/**
 * Returns a style for the table that widens columns with long texts. It is the same for all pages and sort
 * orders of a search, so that no column moves when the user turns a page.
 */
export function useColumnShares(
  columns: readonly Column[],
  orders: readonly Order[],
  context: CellContext,
  criteria: SearchCriteria,
): CSSProperties {
  const search = criteriaKey(countCriteria(criteria));
  const { format, merchants, fulfillers } = context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same for all orders of a search
  return useMemo(() => shares(columns, orders, context), [columns, search, format, merchants, fulfillers]);
}
