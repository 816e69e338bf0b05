import type { i18n } from 'i18next';
import { preload } from '#components/Deferred.tsx';
import { whenIdle } from '#components/whenIdle.ts';
import { OVERLAYS, type OverlayProps } from './shell/overlays.ts';

const PRELOAD_DEADLINE_MS = 5_000;

/**
 * Loads the code and texts of the order screen and the code of the overlays in idle time, before the user opens
 * them. If that fails, opening one loads it again and reports the failure.
 */
export function preloadOrderScreen(texts: Promise<i18n>): void {
  whenIdle(() => {
    const load = async () => {
      const { ORDER_NAMESPACES } = await import('#screens/order/orderNamespaces.ts');
      await Promise.all([
        import('#screens/order/OrderScreen.tsx'),
        (await texts).loadNamespaces(ORDER_NAMESPACES),
        ...Object.values(OVERLAYS).map((overlay) => preload<OverlayProps>(overlay)),
      ]);
    };
    load().catch(() => undefined);
  }, PRELOAD_DEADLINE_MS);
}
