import { type ComponentLoader, preload } from '#components/loading/Deferred.tsx';
import { usePreload } from '../usePreload.ts';
import type { OrderDialogProps } from './OrderDialog.tsx';

export const loadDialog: ComponentLoader<OrderDialogProps> = async () =>
  (await import('./OrderDialog.tsx')).OrderDialog;

/** The texts that the dialogs need in addition to those of the order screen. */
const TEXTS = ['reorder', 'redirect', 'intents', 'failure', 'messages', 'runs'];
const loadCode = () => preload(loadDialog);

/** R205: loads the dialogs once the order is loaded, so that they also open offline. */
export function useDialogPreload(isReady: boolean): void {
  usePreload(TEXTS, loadCode, isReady);
}
