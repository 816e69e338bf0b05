import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform();
const searches = searchesOf(platform);
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

function add(id: string, merchantId: string, age = 1): void {
  const createdDate = ago(age);
  platform.world.addOrder(anOrder().id(id).of(merchantId).having({ createdDate }).with(anItem()).build());
}

/**
 * Lets a minute pass once the component for new orders has loaded, which is after the list. The minute begins
 * with an effect of the component, which can run after this one began and then ends its count, so that the
 * next minute counts.
 */
async function untilCounted(): Promise<void> {
  await waitFor(() => expect(document.querySelector('.new-orders')).not.toBeNull());
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await screen.findByText('1 new order', {}, { timeout: 5_000 });
  }, 45_000);
}

describe('R5: k new — Load', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts new orders once a minute, and loads them on request', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { user } = await renderApp({ platform, route: '/?merchants=studio-zeven' });
    await screen.findByRole('heading', { name: 'No orders found' });
    add('first', 'studio-zeven');
    await user.click(find.search());
    expect(await find.orderIds()).toEqual(['first']);
    add('second', 'studio-zeven');
    searches.lists();
    await untilCounted();
    expect(await find.orderIds()).toEqual(['first']);
    expect(searches.lists()).toEqual([]);
    // The waits below poll, which needs the real timers.
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await waitFor(async () => expect((await find.orderIds()).sort()).toEqual(['first', 'second']));
    expect(screen.queryByText('1 new order')).not.toBeInTheDocument();
  });

  it('loads them from a later page too, by opening the first page', async () => {
    for (let count = 1; count <= 101; count += 1) add(`old-${count}`, 'kartenzauber', count * 60_000);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { user, router } = await renderApp({ platform, route: '/?merchants=kartenzauber&page=2' });
    expect(await find.orderIds()).toEqual(['old-101']);
    add('newest', 'kartenzauber');
    await untilCounted();
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(router.state.location.search).toContain('page=1'));
    await waitFor(async () => expect(await find.orderIds()).toContain('newest'));
  });
});
