import { useSyncExternalStore } from 'react';

/** The minimum page width for the filters beside the list, as in filters.css. */
const WIDE = '(width >= 75rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the filters fit beside the list. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
