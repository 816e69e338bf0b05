import { SEARCH_MAX_PAGE, SEARCH_PAGE_SIZE } from './limits.ts';

/** Pages that can be gone to: what the platform refuses beyond is not offered (S2.40). */
export function pageCount(total: number): number {
  return Math.min(SEARCH_MAX_PAGE, Math.ceil(total / SEARCH_PAGE_SIZE));
}

/** 1-based numbers of the first and last result on a page. */
export function pageRows(page: number, shown: number): { first: number; last: number } {
  const first = (page - 1) * SEARCH_PAGE_SIZE + 1;
  return { first, last: first + shown - 1 };
}

const MARGIN_PAGES = 2;
const RANGE_PAGES = 5;

/** The pages a pager shows: two at each margin, five around the current one, a named gap where some are left out. */
export function shownPages(page: number, last: number): (number | 'gapBefore' | 'gapAfter')[] {
  const start = Math.max(1, Math.min(page - Math.floor(RANGE_PAGES / 2), last - RANGE_PAGES + 1));
  const isShown = (candidate: number) =>
    candidate <= MARGIN_PAGES ||
    candidate > last - MARGIN_PAGES ||
    (candidate >= start && candidate < start + RANGE_PAGES);
  const pages: (number | 'gapBefore' | 'gapAfter')[] = [];
  let previous = 0;
  for (let candidate = 1; candidate <= last; candidate += 1) {
    if (!isShown(candidate)) continue;
    if (candidate - previous > 1) pages.push(candidate <= page ? 'gapBefore' : 'gapAfter');
    pages.push(candidate);
    previous = candidate;
  }
  return pages;
}
