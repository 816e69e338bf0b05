import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '#components/whenIdle.ts';

/** The text namespaces that the preloaded code needs. */
const TEXTS = ['events'];
const AT_LAST_MS = 5_000;

/**
 * Loads the code and texts that the user's next click may need, when the browser is idle or after five
 * seconds at the latest. Failures are ignored here, because the click starts the load again and reports its
 * failure.
 */
export function usePreload(loads: readonly (() => Promise<unknown>)[]): void {
  const { i18n } = useTranslation();
  const wanted = useRef(loads);
  wanted.current = loads;
  const count = loads.length;
  useEffect(() => {
    if (count === 0) return;
    return whenIdle(() => {
      const loading = wanted.current.map((load) => load());
      Promise.all([i18n.loadNamespaces(TEXTS), ...loading]).catch(() => undefined);
    }, AT_LAST_MS);
  }, [i18n, count]);
}
