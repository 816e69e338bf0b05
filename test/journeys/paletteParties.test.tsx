import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MERCHANTS } from '#mocks/data/merchants.ts';
import { loadAvailableFilters, loadFulfillers, loadMerchants } from '#store/console/referenceOperations.ts';
import { selectOperation } from '#store/operation.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';

const platform = simulatedPlatform();
for (const { merchantId } of MERCHANTS) {
  const item = anItem().at('producing').by('k3vd81mq0z');
  platform.world.addOrder(anOrder().id(`of-${merchantId}`).having({ merchantId }).with(item).build());
}

async function openPalette(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const app = await renderApp({ platform, route: '/support', ...options });
  await screen.findByRole('banner');
  const state = () => app.store.getState();
  await waitFor(() => {
    for (const operation of [loadAvailableFilters, loadMerchants, loadFulfillers])
      expect(selectOperation(state(), operation, '').status).toBe('succeeded');
  });
  await app.user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  const offered = (name: RegExp) => palette.queryAllByRole('option', { name }).map((one) => one.textContent);
  return { ...app, palette, offered };
}

describe('R31: the palette opens the orders of one merchant or fulfiller', () => {
  it('offers a merchant for two characters of its name, also without accents, best first and at most five', async () => {
    const { user, router, palette, offered } = await openPalette();
    await user.keyboard('sud');
    expect(offered(/^Merchant:/)).toEqual(['Merchant: Druckwerk Süd']);
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('print');
    expect(offered(/^Merchant:/)).toEqual(['Merchant: Acme Print', 'Merchant: The Print Pantry']);
    await user.clear(screen.getByRole('combobox'));
    expect(MERCHANTS.filter(({ displayName }) => /er/i.test(displayName)).length).toBeGreaterThan(5);
    await user.keyboard('er');
    expect(offered(/^Merchant:/)).toHaveLength(5);
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('i');
    expect(offered(/^(Merchant|Fulfiller):/)).toEqual([]);
    await user.keyboard('FTS');
    expect(offered(/^Merchant:/)).toEqual(['Merchant: Inkwell Gifts']);
    await user.click(palette.getByRole('option', { name: 'Merchant: Inkwell Gifts' }));
    expect(router.state.location.pathname).toBe('/');
    expect(router.state.location.search).toBe('?merchants=inkwell-gifts&page=1');
    expect(await find.orderIds()).toEqual(['of-inkwell-gifts']);
  });

  it('offers a fulfiller, and Enter selects it', async () => {
    const { user, router } = await openPalette();
    await user.keyboard('works venlo{Enter}');
    expect(router.state.location.search).toBe('?fulfillers=k3vd81mq0z&page=1');
  });

  it('R396: offers no fulfiller whose orders the user cannot find', async () => {
    const { user, offered } = await openPalette({ as: 'fulfillerOperator' });
    await user.keyboard('elbe');
    expect(offered(/^Fulfiller:/)).toEqual([]);
  });

  it('uses the language of the console', async () => {
    const { user, offered } = await openPalette({ language: 'fr' });
    await user.keyboard('inkwell');
    expect(offered(/^Marchand/)).toEqual(['Marchand\u00a0: Inkwell Gifts']);
  });
});
