import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '#components/whenIdle.ts';

const PRELOAD_DEADLINE_MS = 5_000;

/**
 * Loads code and texts that the user will probably need: when the browser is idle, or after five seconds at
 * the latest, but not before `isReady`. Failures are ignored, because opening the part starts the load again
 * and reports its failure. `namespaces` and `loadCode` must be the same in every render.
 */
export function usePreload(
  namespaces: readonly string[],
  loadCode: () => Promise<unknown>,
  isReady = true,
): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!isReady) return;
    return whenIdle(() => {
      Promise.all<unknown>([i18n.loadNamespaces(namespaces), loadCode()]).catch(() => undefined);
    }, PRELOAD_DEADLINE_MS);
  }, [i18n, namespaces, loadCode, isReady]);
}
