import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findOrderHeading } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { grant } from '#test/merchantGrants.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';

const platform = simulatedPlatform({ orders: 12, hasLandmarks: false });

/** Opens the palette, and returns the names of its commands that match; closes it again. */
async function offered(user: App['user'], name: RegExp) {
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
  const options = palette.queryAllByRole('option', { name });
  const names = options.map((option) => option.querySelector('.palette-label')?.textContent);
  await user.keyboard('{Escape}');
  return names;
}

describe('R567: the palette offers what the buttons do', () => {
  it('nothing that needs the focus in a row of the list, which the palette takes', async () => {
    const { user } = await renderApp({ platform, route: '/?page=1' });
    await find.orderIds();
    await user.keyboard('j');
    expect(document.activeElement).toHaveAttribute('data-order-id');
    expect(await offered(user, /order’s ID|the order in a new tab|deselect the order/)).toEqual([]);
  });

  it('the previous and the next order, where there is one', async () => {
    const { router, store, user } = await renderApp({ platform, route: '/?page=1' });
    await find.orderIds();
    const ids = store.getState().search.results?.orders.map(({ orderId }) => orderId) ?? [];
    const stepsFrom = async (orderId = '') => {
      await act(() => router.navigate(`/orders/${orderId}`));
      await findOrderHeading(orderId);
      return offered(user, /^(Previous|Next) order/);
    };
    expect(await stepsFrom(ids[0])).toEqual(['Next order']);
    expect(await stepsFrom(ids[1])).toEqual(['Next order', 'Previous order']);
    expect(await stepsFrom(ids.at(-1))).toEqual(['Previous order']);
  });

  it.each([
    ['acme-print', ['Select all orders on the page']],
    ['unknown-merchant', []],
  ])('to select the page, if the user can change orders of %s only', async (merchantId, names) => {
    platform.world.addOrder(anOrder().with(anItem()).build());
    grant(platform, { '*': ['read:order'], [merchantId]: ['create:order'] });
    const { user } = await renderApp({ platform, route: '/?page=1' });
    await find.orderIds();
    await screen.findByRole('checkbox', { name: /^Select all orders on this page/ });
    expect(await offered(user, /^Select all orders on the page/)).toEqual(names);
  });
});
