import { preload } from '#components/loading/Deferred.tsx';
import { usePreload } from '../usePreload.ts';

export const loadItemPanel = async () => (await import('./LaterItemPanel.tsx')).LaterItemPanel;
export const loadOrderView = async () => (await import('../views/OrderViewContent.tsx')).OrderViewContent;

/** The texts that the panels and views need in addition to those of the order screen. */
const TEXTS = ['events'];
const loadCode = () => Promise.all([preload(loadItemPanel), preload(loadOrderView)]);

export function usePanelPreload(): void {
  usePreload(TEXTS, loadCode);
}
