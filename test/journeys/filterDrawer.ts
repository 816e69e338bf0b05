import { within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { type App, renderApp } from '#test/renderApp.tsx';
import type { SimulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';

export type Drawer = Awaited<ReturnType<typeof find.drawer>>;

/**
 * Makes the searches of this test find nothing. Journeys of the filters need many orders, from which the values
 * come, but not the results, whose reading would take most of their time.
 */
export function findNothing({ server }: SimulatedPlatform): void {
  server.use(http.post('*/v2/ordersearch', () => HttpResponse.json({ totalResults: 0, results: [] })));
}

/** Opens the search screen with its filters. */
export async function openFilters(
  platform: SimulatedPlatform,
  route = '/',
  options: Partial<Parameters<typeof renderApp>[0]> = {},
) {
  const app = await renderApp({ platform, route, ...options });
  await app.user.click(find.advanced());
  const drawer = await find.drawer();
  return { ...app, drawer };
}

/** Opens a group of filters, unless it is open. Returns queries that search only in this group. */
export async function openGroup(app: Pick<App, 'user'>, drawer: Drawer, name: string) {
  const button = await drawer.findByRole('button', { name: new RegExp(`^${name}(?!:)`) });
  if (button.getAttribute('aria-expanded') === 'false') await app.user.click(button);
  return within(drawer.getByRole('region', { name: new RegExp(`^${name}`) }));
}
