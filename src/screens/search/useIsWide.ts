import { useMediaQuery } from './useMediaQuery.ts';

/**
 * Whether the filters fit beside the list, and the list of the split view beside the order: the minimum page
 * width is the one in filters.css and split.css.
 */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 75rem)');
}
