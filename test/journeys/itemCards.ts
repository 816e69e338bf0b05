import { screen, within } from '@testing-library/react';
import { anItem, type OrderBuilder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import type { SimulatedPlatform } from '#test/simulated.ts';

/** Functions for tests that open an order of this platform and look at its items. */
export function itemCards(platform: SimulatedPlatform) {
  const cards = () => screen.findAllByRole('article');
  return {
    /** Adds the order to the platform, and returns its ID. */
    added: (order: OrderBuilder) => platform.world.addOrder(order.build()).orderId,
    /** Builds an item in production whose product has this name. */
    named: (name: string) => anItem().at('producing').having({ merchantProductName: name }),
    open: (orderId: string, search = '') => renderApp({ platform, route: `/orders/${orderId}${search}` }),
    cards,
    cardNames: async () =>
      (await cards()).map((card) => within(card).getByRole('heading', { level: 3 }).textContent),
  };
}
