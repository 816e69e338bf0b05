import { useCallback, useMemo, useSyncExternalStore } from 'react';

export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

/**
 * Whether the filters fit beside the list, and the list of the split view beside the order: the minimum page
 * width is the one in filters.css and split.css.
 */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 75rem)');
}
