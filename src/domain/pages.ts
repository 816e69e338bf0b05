import { SEARCH_MAX_PAGE, SEARCH_PAGE_SIZE } from './limits.ts';

/** The pages offered: pages that the platform would refuse are left out (S2.40). */
export function pageCount(total: number): number {
  return Math.min(SEARCH_MAX_PAGE, Math.ceil(total / SEARCH_PAGE_SIZE));
}

/** 1-based numbers of the first and last result on a page. */
export function pageRows(page: number, shown: number): { first: number; last: number } {
  const first = (page - 1) * SEARCH_PAGE_SIZE + 1;
  return { first, last: first + shown - 1 };
}

/** How many results a page has, by how many there are in all. */
export function rowsOnPage(page: number, total: number): number {
  return Math.max(0, Math.min(SEARCH_PAGE_SIZE, total - (page - 1) * SEARCH_PAGE_SIZE));
}
