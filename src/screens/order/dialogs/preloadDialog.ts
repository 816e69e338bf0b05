import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type ComponentLoader, preload } from '#components/Deferred.tsx';
import { whenIdle } from '#components/whenIdle.ts';
import type { OrderDialogProps } from './OrderDialog.tsx';

export const loadDialog: ComponentLoader<OrderDialogProps> = async () =>
  (await import('./OrderDialog.tsx')).OrderDialog;

/** The texts that the dialogs need in addition to those of the order screen. */
const TEXTS = ['reorder', 'redirect', 'intents', 'failure'];
const PRELOAD_DEADLINE_MS = 5_000;

/**
 * R205: loads the code and texts of the dialogs once the order is loaded and the browser is idle, so that
 * they also open offline. Failures are ignored here, because opening a dialog starts the load again and
 * reports its failure.
 */
export function useDialogPreload(isReady: boolean): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!isReady) return;
    return whenIdle(() => {
      const loading = [i18n.loadNamespaces(TEXTS), preload(loadDialog)];
      Promise.all<unknown>(loading).catch(() => undefined);
    }, PRELOAD_DEADLINE_MS);
  }, [i18n, isReady]);
}
