import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { PersonName } from '#mocks/people.ts';
import type { Dialog } from '#test/actions.ts';
import { anOrder, type OrderBuilder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

/** A platform to which a test adds orders of a separate customer, and the search that finds them. */
export function bulkReorderScene() {
  const platform = simulatedPlatform();
  let customer = '';
  let serial = 0;

  /** A new customer per test, so that tests do not share orders. */
  beforeEach(() => {
    serial += 1;
    customer = `Customer${serial}`;
  });

  return {
    platform,
    /** The customer of the running test, and the suffix of its order IDs. */
    current: () => ({ customer, serial }),
    add: (name: string, change: (order: OrderBuilder) => OrderBuilder): string => {
      const orderId = `${name}-${serial}`;
      platform.world.addOrder(change(anOrder().id(orderId).having({ customerName: customer })).build());
      return orderId;
    },
    /** Opens the search for this test's orders. */
    open: async (as: PersonName = 'staff') => {
      const app = await renderApp({ platform, as, route: `/?searchTerm=${customer}&page=1` });
      await screen.findByRole('table');
      return app;
    },
  };
}

export const list = (dialog: Dialog, title: string) => {
  const summary = dialog.getByText(title);
  return within(summary.closest('details') as HTMLElement);
};
