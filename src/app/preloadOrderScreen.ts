import type { i18n } from 'i18next';
import { whenIdle } from '#components/whenIdle.ts';

const PRELOAD_DEADLINE_MS = 5_000;

/**
 * Loads the code and texts of the order screen in idle time, before the user opens an order. If that fails,
 * opening an order loads them again and reports the failure.
 */
export function preloadOrderScreen(texts: Promise<i18n>): void {
  whenIdle(() => {
    const load = async () => {
      const { ORDER_NAMESPACES } = await import('#screens/order/orderNamespaces.ts');
      await Promise.all([
        import('#screens/order/OrderScreen.tsx'),
        (await texts).loadNamespaces(ORDER_NAMESPACES),
      ]);
    };
    load().catch(() => undefined);
  }, PRELOAD_DEADLINE_MS);
}
