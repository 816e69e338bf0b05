import { SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import { pageCount } from '#domain/pages.ts';
import type { NeighborPage, SearchSnapshot } from './searchSnapshot.ts';

/** The previous or next order. Both are null at the end of the results. */
export interface Neighbor {
  /** null if its page is not loaded. */
  id: string | null;
  /** The page that must be loaded to find it, or null. */
  page: NeighborPage | null;
}

/** An order's position in the snapshot. */
export interface ResultPosition {
  page: number;
  /** Counted from 1 over all pages. */
  position: number;
  total: number;
  previous: Neighbor;
  next: Neighbor;
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
    previous: {
      id: (isFirst ? before?.at(-1) : ids[index - 1]) ?? null,
      page: isFirst && page > 1 && !before ? { takenAt, page: page - 1 } : null,
    },
    next: {
      id: (isLast ? after?.[0] : ids[index + 1]) ?? null,
      page: isLast && hasAfter && !after ? { takenAt, page: page + 1 } : null,
    },
  };
}
