import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { preload } from '#components/Deferred.tsx';
import { whenIdle } from '#components/whenIdle.ts';

export const loadItemPanel = async () => (await import('./LaterItemPanel.tsx')).LaterItemPanel;
export const loadOrderView = async () => (await import('../views/OrderViewContent.tsx')).OrderViewContent;

/** The texts that the panels and views need in addition to those of the order screen. */
const TEXTS = ['events'];
const PRELOAD_DEADLINE_MS = 5_000;

/**
 * Loads the code and texts of the panels and views before the user opens them: when the browser is idle, or
 * after five seconds at the latest. Failures are ignored here, because opening a panel or view starts the
 * load again and reports its failure.
 */
export function usePanelPreload(): void {
  const { i18n } = useTranslation();
  useEffect(
    () =>
      whenIdle(() => {
        const loading = [i18n.loadNamespaces(TEXTS), preload(loadItemPanel), preload(loadOrderView)];
        Promise.all<unknown>(loading).catch(() => undefined);
      }, PRELOAD_DEADLINE_MS),
    [i18n],
  );
}
