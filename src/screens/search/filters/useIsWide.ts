import { useMediaQuery } from '../useMediaQuery.ts';

/** Whether the filters fit beside the list: the minimum page width is the one in filters.css. */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 75rem)');
}
