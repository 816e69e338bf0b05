import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadWhenIdle } from '#components/loading/whenIdle.ts';

/**
 * Loads code and texts that the user will probably need, but not before `isReady`. `namespaces` and `loadCode`
 * must be the same in every render.
 */
export function usePreload(
  namespaces: readonly string[],
  loadCode: () => Promise<unknown>,
  isReady = true,
): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!isReady) return;
    return preloadWhenIdle(() => Promise.all<unknown>([i18n.loadNamespaces(namespaces), loadCode()]));
  }, [i18n, namespaces, loadCode, isReady]);
}
