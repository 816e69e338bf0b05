import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find, keepSavedSearches, keptSavedSearches } from './searchPage.ts';

export function saved(name: string, over: Partial<SavedSearch> = {}): SavedSearch {
  return { name, criteria: aSearch({ filters: { merchants: ['acme-print'] } }), columns: null, ...over };
}

export const names = ({ store }: App) => store.getState().settings.savedSearches.map((search) => search.name);

export async function openDrawer({ user }: App) {
  await user.click(find.advanced());
  return find.drawer();
}

/** A platform with an order of each of two merchants, and a console on it. */
export function savedSearchesScene() {
  const platform = simulatedPlatform();
  for (const merchant of ['acme-print', 'kartenzauber'])
    platform.world.addOrder(anOrder().id(`order-of-${merchant}`).of(merchant).with(anItem()).build());
  const open = (route: string): Promise<App> => renderApp({ platform, route });
  return {
    platform,
    open,
    /** Opens a console for a user who has these searches in the settings service. */
    appWith: async (searches: readonly SavedSearch[], route = '/'): Promise<App> => {
      keepSavedSearches(platform, searches);
      const app = await open(route);
      await waitFor(() => expect(names(app)).toHaveLength(searches.length));
      return app;
    },
    keptNames: () => keptSavedSearches(platform).map((search) => search.name),
  };
}

export const picker = (drawer: Awaited<ReturnType<typeof find.drawer>>) =>
  drawer.getByRole('combobox', { name: 'Saved and recommended searches' });
