import type { i18n } from 'i18next';
import { preloadWhenIdle } from '#components/loading/whenIdle.ts';

/** Loads the code and texts of the order screen before the user opens an order. */
export function preloadOrderScreen(texts: Promise<i18n>): void {
  preloadWhenIdle(async () => {
    const { ORDER_NAMESPACES } = await import('#screens/order/orderNamespaces.ts');
    await Promise.all([
      import('#screens/order/OrderScreen.tsx'),
      (await texts).loadNamespaces(ORDER_NAMESPACES),
    ]);
  });
}
