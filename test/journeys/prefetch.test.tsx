import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 0 });
platform.world.addOrder(anOrder().id('rested-on').with(anItem()).build());
platform.world.addOrder(anOrder().id('passed-over').with(anItem()).build());

/** How often the order itself was read. */
const readsOf = (orderId: string) =>
  platform.requests.filter((request) => request.endsWith(`order-service.platform.test/v1/orders/${orderId}`))
    .length;

async function results() {
  const app = await renderApp({ platform, route: '/?page=1' });
  const link = async (orderId: string) => {
    const links = await within(await screen.findByRole('table')).findAllByRole('link');
    const found = links.find((candidate) => candidate.dataset.orderId === orderId);
    if (!found) throw new Error(`No row of ${orderId}`);
    return found;
  };
  return { ...app, link };
}

describe('an order link under the pointer', () => {
  it('is read before the click, and not again by it', async () => {
    const { user, link } = await results();
    await user.hover(await link('rested-on'));
    await waitFor(() => expect(readsOf('rested-on')).toBe(1));
    await user.click(await link('rested-on'));
    expect(await screen.findByRole('heading', { level: 1, name: /rested-on/ })).toBeInTheDocument();
    expect(readsOf('rested-on')).toBe(1);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is not read if the pointer only passes over it', async () => {
    const { user, link } = await results();
    await user.hover(await link('passed-over'));
    await user.hover(await link('rested-on'));
    await user.unhover(await link('rested-on'));
    await user.click(screen.getByRole('searchbox', { name: 'Search text' }));
    expect(readsOf('passed-over')).toBe(0);
  });
});
