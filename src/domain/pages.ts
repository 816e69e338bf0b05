import { SEARCH_MAX_PAGE, SEARCH_PAGE_SIZE } from './limits.ts';

/** The number of pages that users can open, without those that the platform would reject (S2.40). */
export function pageCount(total: number): number {
  return Math.min(SEARCH_MAX_PAGE, Math.ceil(total / SEARCH_PAGE_SIZE));
}

/** The numbers of the first and last result on a page, counted from 1. */
export function pageRowRange(page: number, shown: number): { first: number; last: number } {
  const first = (page - 1) * SEARCH_PAGE_SIZE + 1;
  return { first, last: first + shown - 1 };
}

/** The number of results on a page of a search that found `total` results. */
export function rowsOnPage(page: number, total: number): number {
  return Math.max(0, Math.min(SEARCH_PAGE_SIZE, total - (page - 1) * SEARCH_PAGE_SIZE));
}
