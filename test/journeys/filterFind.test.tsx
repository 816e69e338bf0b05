import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FIXED_FILTER_VALUES } from '#domain/search/filterValues.ts';
import {
  loadAvailableFilters,
  loadMerchants,
  loadProductCategories,
} from '#store/console/referenceOperations.ts';
import { selectOperation } from '#store/operation.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { type Drawer, findNothing, openFilters } from './filterDrawer.ts';

const platform = simulatedPlatform({ orders: 600, hasLandmarks: false });
beforeEach(() => findNothing(platform));

const field = (drawer: Drawer) => drawer.getByRole('searchbox', { name: 'Find filter values' });
const tags = (drawer: Drawer) =>
  drawer
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes(': '));

/** Opens the filters, and waits for their values and names, of which closed groups show nothing. */
async function open(route = '/') {
  const app = await openFilters(platform, route);
  await waitFor(() => {
    const state = app.store.getState();
    for (const list of [loadAvailableFilters, loadMerchants, loadProductCategories])
      expect(selectOperation(state, list, '').status).toBe('succeeded');
  });
  return app;
}

describe('S2.18: Enter in the box that searches the filter values', () => {
  it('R422: selects the first match of the list, deselects it again, and says so and how many values match', async () => {
    const { user, drawer, router } = await open();
    expect(field(drawer)).toHaveAccessibleDescription('Enter selects the first match.');
    const status = () => drawer.getAllByRole('status').map(({ textContent }) => textContent);
    const isSaid = (text: string) => waitFor(() => expect(status()).toContain(text));
    await user.type(field(drawer), 'print pan');
    await isSaid('Enter selects “The Print Pantry” (Merchants). 1 value matches.');
    await user.keyboard('{Enter}');
    const box = await drawer.findByRole('checkbox', { name: 'The Print Pantry' });
    expect(box).toBeChecked();
    await isSaid('“The Print Pantry” (Merchants) is selected. Enter deselects it. 1 value matches.');
    expect(field(drawer)).toHaveFocus();
    expect(field(drawer)).toHaveValue('print pan');
    expect(router.state.location.search).toBe('');
    await user.keyboard('{Enter}');
    expect(box).not.toBeChecked();
    await isSaid('Enter selects “The Print Pantry” (Merchants). 1 value matches.');
    await user.clear(field(drawer));
    await user.type(field(drawer), 'zzz');
    await isSaid('No filter value matches “zzz”.');
    await user.clear(field(drawer));
    await waitFor(() => expect(status().join('')).toBe(''));
  });

  it.each([
    [
      'a state with two children',
      'in production',
      '“In production” (Item status)',
      '?statuses=productionAccepted&statuses=production&page=1',
    ],
    [
      'a category with its descendants',
      'marketing mat',
      '“Marketing materials” (Product categories)',
      '?productCategories=marketing-materials&page=1',
    ],
  ])('R422: selects %s, and says so', async (_title, typed, name, search) => {
    const { user, drawer, router } = await open();
    await user.type(field(drawer), `${typed}{Enter}`);
    const isSaid = (text: string) => text.startsWith(`${name} is selected. `);
    expect(await drawer.findByText(isSaid)).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe(search);
  });

  it('R88: finds the delayed statuses by another word', async () => {
    const { user, drawer } = await open();
    for (const word of ['late', 'overdue']) {
      await user.clear(field(drawer));
      await user.paste(word);
      await waitFor(() => {
        const group = within(drawer.getByRole('region', { name: /^Delayed status/ }));
        expect(group.getAllByRole('checkbox')).toHaveLength(FIXED_FILTER_VALUES.delayedStatuses.length);
      });
    }
  });

  it('does nothing without text, without a match or with Ctrl', async () => {
    const { user, drawer, router } = await open();
    await user.type(field(drawer), '{Enter}');
    await user.type(field(drawer), ' {Enter}');
    await user.clear(field(drawer));
    await user.type(field(drawer), 'zzz{Enter}');
    await user.clear(field(drawer));
    await user.type(field(drawer), 'print pan{Control>}{Enter}{/Control}');
    expect(tags(drawer)).toEqual([]);
    expect(router.state.location.search).toBe('');
  });
});
