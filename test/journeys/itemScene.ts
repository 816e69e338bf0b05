import { screen, within } from '@testing-library/react';
import { type anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

/** A platform to which a test adds orders of one item, and the order screen with that item's details. */
export function itemScene() {
  const platform = simulatedPlatform({ orders: 1 });
  return {
    platform,
    /** Adds an order with this item. Returns its ID. */
    added: (item: ReturnType<typeof anItem>): string =>
      platform.world.addOrder(anOrder().with(item).build()).orderId,
    openDetails: async (orderId: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) => {
      const app = await renderApp({ platform, route: `/orders/${orderId}`, ...options });
      return { ...app, panel: await screen.findByRole('tabpanel', { name: 'Details' }) };
    },
  };
}

/** The panel's text for a term; null if the term is missing. */
export function fact(panel: HTMLElement, term: string): string | null {
  const name = within(panel)
    .queryAllByRole('term')
    .find((one) => one.textContent === term);
  return name?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ') ?? null;
}

/** The instant this many days from now, as the platform sends it. A negative number means days ago. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
