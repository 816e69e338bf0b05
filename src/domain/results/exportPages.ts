import { MAX_LOADED_RESULTS, SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import type { Order } from '#domain/order/order.ts';
import { pageCount, rowsOnPage } from '#domain/pages.ts';
import type { SearchPage } from '#domain/search/orderSearch.ts';

/** Rows of the whole result, counted from 1; both ends are included. */
export interface RowRange {
  first: number;
  last: number;
}

/**
 * A row of an export: an order, a range of rows that could not be loaded, the number of orders that could not
 * be read, or the note that the result changed during loading, with the numbers of orders that were loaded and
 * that the platform reported last.
 */
export type ExportRow =
  | { kind: 'order'; order: Order }
  | { kind: 'missing'; range: RowRange }
  | { kind: 'unreadable'; count: number }
  | { kind: 'moved'; count: number; total: number };

export interface AssembledExport {
  rows: ExportRow[];
  /** The number of distinct orders among the rows. */
  count: number;
  /** The latest total that the platform reported. */
  total: number;
  missing: RowRange[];
  /** The number of orders on the loaded pages that could not be read. */
  unreadable: number;
  /**
   * Whether every page reported the expected total and all orders to load were found, so that the result did
   * not change during loading. Orders that could not be read were found too.
   */
  isSteady: boolean;
}

export function pageNumbers(total: number): number[] {
  return Array.from({ length: pageCount(total) }, (_, index) => index + 1);
}

/** The number of orders to load for a result with this total: at most the limit of a file (S5.13). */
export function rowsToLoad(total: number): number {
  return Math.min(total, MAX_LOADED_RESULTS);
}

function rangeOf(page: number, total: number): RowRange {
  return { first: (page - 1) * SEARCH_PAGE_SIZE + 1, last: Math.min(page * SEARCH_PAGE_SIZE, total) };
}

/** Merges adjacent ranges, so that each gap is reported as one range. */
function joined(ranges: readonly RowRange[]): RowRange[] {
  const all: RowRange[] = [];
  for (const { first, last } of ranges) {
    const before = all.at(-1);
    if (before && before.last + 1 === first) before.last = last;
    else all.push({ first, last });
  }
  return all;
}

/**
 * The rows of all pages in order, with a range in place of each missing page. Duplicates are removed, because
 * paging by offset can return an order twice.
 */
function rowsOf(pages: ReadonlyMap<number, SearchPage>, total: number): ExportRow[] {
  const seen = new Set<string>();
  const isNew = ({ orderId }: Order) => !seen.has(orderId) && Boolean(seen.add(orderId));
  return pageNumbers(total).flatMap((number): ExportRow[] => {
    const page = pages.get(number);
    if (!page) return [{ kind: 'missing', range: rangeOf(number, total) }];
    return page.orders.filter(isNew).map((order) => ({ kind: 'order', order }));
  });
}

/** The number of orders that the loaded pages lack: they cannot be read, or the platform did not send them. */
function unreadableCount(pages: ReadonlyMap<number, SearchPage>): number {
  const lacking = [...pages].map(
    ([page, { orders, total, repeated }]) => rowsOnPage(page, total) - orders.length - repeated,
  );
  return lacking.reduce((sum, count) => sum + Math.max(0, count), 0);
}

/**
 * Joins the pages and marks every gap; the last rows say if orders could not be read and if the result changed
 * (R24). `pages` contains only pages that were loaded; `total` is the expected number of orders.
 */
export function assembleExport(pages: ReadonlyMap<number, SearchPage>, total: number): AssembledExport {
  const readable = rowsToLoad(total);
  const rows = rowsOf(pages, readable);
  const count = rows.filter((row) => row.kind === 'order').length;
  const gaps = pageNumbers(readable).filter((number) => !pages.has(number));
  const missing = joined(gaps.map((number) => rangeOf(number, readable)));
  const missingCount = missing.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const totals = [...pages.values()].map((page) => page.total);
  const unreadable = unreadableCount(pages);
  const repeated = [...pages.values()].reduce((sum, page) => sum + page.repeated, 0);
  const latest = totals.at(-1) ?? total;
  const hasMoved =
    totals.some((one) => one !== total) || count + repeated + unreadable + missingCount !== readable;
  if (unreadable > 0) rows.push({ kind: 'unreadable', count: unreadable });
  if (hasMoved) rows.push({ kind: 'moved', count, total: latest });
  return { rows, count, total: latest, missing, unreadable, isSteady: !hasMoved && missing.length === 0 };
}

/** The name of the file, which shows whether it is complete (S7.37). */
export function exportFileName({
  isSteady,
  unreadable,
}: Pick<AssembledExport, 'isSteady' | 'unreadable'>): string {
  return isSteady && unreadable === 0 ? 'bulk-query.csv' : 'bulk-query.partial.csv';
}
