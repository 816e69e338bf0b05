import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';

const MINUTE = 60_000;
const platform = simulatedPlatform();

// Two pages of orders of one merchant. Only the newest order has a long status, and no fulfiller.
for (let count = 0; count <= 100; count += 1) {
  const createdDate = new Date(Date.now() - (count + 1) * MINUTE).toISOString();
  const item = count === 0 ? anItem().at('documentReview') : anItem().at('shipped').by('printworks-venlo');
  const order = anOrder().id(`order-${count}`).of('kartenzauber').having({ createdDate });
  platform.world.addOrder(order.with(item).build());
}

const SEARCH = '/?merchants=kartenzauber';
const shareOf = async (column: string) =>
  Number((await find.table()).style.getPropertyValue(`--share-${column}`));

describe('R107: the width of the columns', () => {
  it('depends on the longest texts, and stays the same on other pages', async () => {
    const { user } = await renderApp({ platform, route: `${SEARCH}&page=1` });
    await find.orderIds();
    const share = await shareOf('status');
    expect(await shareOf('merchant')).toBe(1);
    expect(share).toBeGreaterThan(2);
    const pages = within(screen.getByRole('navigation', { name: 'Result pages' }));
    await user.click(pages.getByRole('link', { name: 'Next page' }));
    await waitFor(async () => expect(await find.orderIds()).toEqual(['order-100']));
    expect(await shareOf('status')).toBe(share);
  });

  it('is calculated again for another search', async () => {
    const { router } = await renderApp({ platform, route: `${SEARCH}&page=1` });
    await find.orderIds();
    expect(await shareOf('status')).toBeGreaterThan(2);
    await router.navigate(`${SEARCH}&fulfillers=printworks-venlo&page=1`);
    await waitFor(async () => expect(await shareOf('status')).toBe(1));
  });
});
