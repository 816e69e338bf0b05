import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { OrderSearchBody } from '#api/wire/orderSearchWire.ts';
import { savedSearchesCodec } from '#api/wire/settingsWire.ts';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import { toIso } from '#domain/time/time.ts';
import { PEOPLE } from '#mocks/people.ts';
import type { SimulatedPlatform } from '#test/simulated.ts';

/**
 * Records the bodies of the searches that reach the platform. `lists` returns those that ask for orders,
 * `counts` those that only count; each body is returned once.
 */
export function searchesOf(platform: SimulatedPlatform) {
  const bodies: OrderSearchBody[] = [];
  platform.server.events.on('request:start', async ({ request }) => {
    if (new URL(request.url).pathname === '/v2/ordersearch') bodies.push(await request.clone().json());
  });
  const take = (isWanted: (body: OrderSearchBody) => boolean) => {
    const taken = bodies.filter(isWanted);
    bodies.splice(0, bodies.length, ...bodies.filter((body) => !isWanted(body)));
    return taken;
  };
  return {
    lists: () => take((body) => body.pageSize > 1),
    counts: () => take((body) => body.pageSize === 1),
  };
}

/** The UTC day that many days ago, as 'YYYY-MM-DD'. */
export function daysAgo(days: number): string {
  return toIso(Date.now() - days * 86_400_000).slice(0, 10);
}

/** The parts of the search screen, the results beside an order and the bars of runs, by role and name. */
export const find = {
  term: () => screen.getByRole('searchbox', { name: 'Search text' }),
  start: () => screen.getByRole('textbox', { name: /^Start date/ }),
  end: () => screen.getByRole('textbox', { name: /^End date/ }),
  startTime: () => screen.getByRole('textbox', { name: 'Start time' }),
  endTime: () => screen.getByRole('textbox', { name: 'End time' }),
  period: () => screen.getByRole('combobox', { name: 'Period' }),
  sort: () => screen.getByRole('combobox', { name: 'Sort by' }),
  search: () => screen.getByRole('button', { name: 'Search' }),
  advanced: () => screen.getByRole('button', { name: /^Filters/ }),
  table: () => screen.findByRole('table'),
  /** The names of the visible columns, in order, without unnamed ones such as the check boxes'. */
  headers: async () => {
    const cells = within(await screen.findByRole('table')).getAllByRole('columnheader');
    return cells.map(({ textContent }) => textContent).filter(Boolean);
  },
  /**
   * The IDs of the orders in the table, in order. The table is accessible, so the styles of each link above it
   * need not be computed again for a hundred rows.
   */
  orderIds: async () => {
    const links = await within(await screen.findByRole('table')).findAllByRole('link', { hidden: true });
    return links.map((link) => link.dataset.orderId ?? '');
  },
  /** Waits until each tab has its count, so that no call of the search is pending. */
  tabCounts: () =>
    waitFor(() => {
      for (const tab of within(screen.getByRole('tablist', { name: 'Views' })).getAllByRole('tab'))
        expect(tab).toHaveTextContent(/\d$/);
    }),
  tags: () => within(screen.getByRole('list', { name: 'Selected filters' })),
  drawer: async () => within(await screen.findByRole('dialog', { name: 'Advanced search' })),
  splitList: async () =>
    within(await screen.findByRole('complementary', { name: 'Results beside the order' })),
  runBars: () => within(screen.getByRole('region', { name: 'Runs' })),
};

const SAVED_SEARCHES = `settings/${PEOPLE.staff.sub}/int-OOPs-savedSearches`;

/** Stores the staff member's saved searches in the settings service; an empty list means no document. */
export function keepSavedSearches({ world }: SimulatedPlatform, searches: readonly SavedSearch[]): void {
  if (searches.length > 0) world.documentStore.set(SAVED_SEARCHES, savedSearchesCodec.write(null, searches));
  else world.documentStore.delete(SAVED_SEARCHES);
}

/** The saved searches currently in the settings service. */
export function keptSavedSearches({ world }: SimulatedPlatform): readonly SavedSearch[] {
  return savedSearchesCodec.read(world.documentStore.get(SAVED_SEARCHES)) ?? [];
}
