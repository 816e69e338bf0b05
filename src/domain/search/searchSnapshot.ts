import { SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import { pageCount } from '#domain/pages.ts';
import type { SearchCriteria } from './searchCriteria.ts';
import type { DateRange } from './searchRange.ts';

/**
 * The results of the last search, for "previous", "next" and "n of total" on the order screen. The list stays
 * the same while the user steps through it, even if the orders no longer match the search.
 */
export interface SearchSnapshot {
  /** When the response arrived, in epoch milliseconds; it identifies a snapshot. */
  takenAt: number;
  criteria: SearchCriteria;
  /** Sent with every request for a page, so that the list stays the same. */
  range: DateRange;
  total: number;
  /** Order IDs by page number; pages that were not loaded are missing. */
  pages: Readonly<Record<number, readonly string[]>>;
}

/** A page of the snapshot that is not loaded yet. */
export interface NeighborPage {
  takenAt: number;
  page: number;
}

/** An order's position in the snapshot. A neighbor is null at the ends, or if its page is not loaded. */
export interface ResultPosition {
  page: number;
  /** Counted from 1 over all pages. */
  position: number;
  total: number;
  previousId: string | null;
  nextId: string | null;
  /** The page that must be loaded to find the previous order, or null. */
  previousPage: NeighborPage | null;
  nextPage: NeighborPage | null;
}

function findOnPages(snapshot: SearchSnapshot, orderId: string): { page: number; index: number } | null {
  for (const [page, ids] of Object.entries(snapshot.pages)) {
    const index = ids.indexOf(orderId);
    if (index >= 0) return { page: Number(page), index };
  }
  return null;
}

/** The position and neighbors of an order across pages; null for an order on none of the loaded pages. */
export function resultPosition(snapshot: SearchSnapshot, orderId: string): ResultPosition | null {
  const found = findOnPages(snapshot, orderId);
  if (!found) return null;
  const { page, index } = found;
  const ids = snapshot.pages[page] ?? [];
  const before = snapshot.pages[page - 1];
  const after = snapshot.pages[page + 1];
  const isFirst = index === 0;
  const isLast = index === ids.length - 1;
  const hasAfter = page < pageCount(snapshot.total);
  const { takenAt } = snapshot;
  return {
    page,
    position: (page - 1) * SEARCH_PAGE_SIZE + index + 1,
    total: snapshot.total,
    previousId: (isFirst ? before?.at(-1) : ids[index - 1]) ?? null,
    nextId: (isLast ? after?.[0] : ids[index + 1]) ?? null,
    previousPage: isFirst && page > 1 && !before ? { takenAt, page: page - 1 } : null,
    nextPage: isLast && hasAfter && !after ? { takenAt, page: page + 1 } : null,
  };
}

/** The snapshot with one more page; an order that moved between two responses keeps its first position. */
export function withPage(snapshot: SearchSnapshot, page: number, ids: readonly string[]): SearchSnapshot {
  const seen = new Set(Object.values(snapshot.pages).flat());
  return { ...snapshot, pages: { ...snapshot.pages, [page]: ids.filter((id) => !seen.has(id)) } };
}
