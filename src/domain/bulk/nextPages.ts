import { BULK_MAX_NEXT_PAGES } from '#domain/limits.ts';
import { pageCount } from '#domain/pages.ts';

/** S5.17: the number of further result pages that the user can include; 0 if there are none. */
export function nextPagesLimit(total: number, page: number): number {
  return Math.max(0, Math.min(BULK_MAX_NEXT_PAGES, pageCount(total) - page));
}

/** S5.17: the number that the user entered; null if it is not a whole number from 1 to the limit. */
export function parseNextPages(text: string, limit: number): number | null {
  const count = /^\d+$/.test(text.trim()) ? Number(text.trim()) : 0;
  return count >= 1 && count <= limit ? count : null;
}
