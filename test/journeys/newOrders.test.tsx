import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform();
const searches = searchesOf(platform);
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** While a test holds the clock, an order of a negative age is the newer one. */
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

function becomes(visibility: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('R5: k new — Load', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts new orders once a minute, and loads them on request', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { user } = await renderApp({ platform, route: '/?merchants=studio-zeven' });
    await screen.findByRole('heading', { name: 'No orders found' });
    add('first', 'studio-zeven');
    await user.click(find.search());
    expect(await find.orderIds()).toEqual(['first']);
    add('second', 'studio-zeven', -10);
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

  it('R648: counts them at once when the user returns to the tab, or from an order, after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    add('known', 'wortlaut');
    const { router } = await renderApp({ platform, route: '/?merchants=wortlaut' });
    await find.orderIds();
    await waitFor(() => expect(document.querySelector('.new-orders')).not.toBeNull());
    becomes('hidden');
    vi.setSystemTime(Date.now() + 61_000);
    add('while-hidden', 'wortlaut');
    becomes('visible');
    await screen.findByText('1 new order');
    await act(() => router.navigate('/orders/while-hidden'));
    await screen.findByRole('heading', { level: 1, name: /while-hidden/ });
    vi.setSystemTime(Date.now() + 61_000);
    add('meanwhile', 'wortlaut');
    await act(() => router.navigate(-1));
    await screen.findByText('2 new orders');
  });

  it('loads them from a later page too, by opening the first page', async () => {
    for (let count = 1; count <= 101; count += 1) add(`old-${count}`, 'kartenzauber', count * 60_000);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { user, router } = await renderApp({ platform, route: '/?merchants=kartenzauber&page=2' });
    expect(await find.orderIds()).toEqual(['old-101']);
    add('newest', 'kartenzauber', -10);
    await untilCounted();
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(router.state.location.search).toContain('page=1'));
    await waitFor(async () => expect(await find.orderIds()).toContain('newest'));
  });
});
