import { screen } from '@testing-library/react';
import type { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

/** A simulated platform, and the page of an order that was added to it. */
export function summaryScene() {
  const platform = simulatedPlatform({ orders: 1 });

  function added(order: ReturnType<typeof anOrder>): string {
    return platform.world.addOrder(order.build()).orderId;
  }

  async function openOrder(orderId: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) {
    const app = await renderApp({ platform, route: `/orders/${orderId}`, ...options });
    const summary = await screen.findByLabelText('Order summary');
    return { ...app, summary };
  }

  return { platform, added, openOrder };
}
