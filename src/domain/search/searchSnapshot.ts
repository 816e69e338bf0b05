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

/** The snapshot with one more page; an order that moved between two responses keeps its first position. */
export function withPage(snapshot: SearchSnapshot, page: number, ids: readonly string[]): SearchSnapshot {
  const seen = new Set(Object.values(snapshot.pages).flat());
  return { ...snapshot, pages: { ...snapshot.pages, [page]: ids.filter((id) => !seen.has(id)) } };
}
