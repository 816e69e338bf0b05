import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from '#test/renderApp.tsx';
import type { SimulatedPlatform } from '#test/simulated.ts';

/** Opens the results of a search, and waits until all of their rows are rendered. */
export async function openResults(platform: SimulatedPlatform) {
  const app = await renderApp({ platform, route: '/?page=1' });
  const table = await screen.findByRole('table');
  const drawn = () => within(table).getAllByRole('link');
  // Rows render in slices: j can reach the last one only once it is rendered.
  await waitFor(() => expect(drawn()).toHaveLength(app.store.getState().search.results?.orders.length ?? 0));
  const links = drawn();
  return { ...app, table, links };
}
