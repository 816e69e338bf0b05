import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FaultMatch } from '#mocks/faults.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find, keepSavedSearches, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform();
const searches = searchesOf(platform);
const HOUR = 3_600_000;
const SEARCHES: FaultMatch = { path: /ordersearch/ };

beforeAll(() => {
  for (const [id, hours] of [
    ['six', 6],
    ['sixty', 60],
    ['hundred', 100],
  ] as const)
    platform.world.addOrder(
      anOrder()
        .id(id)
        .having({ createdDate: new Date(Date.now() - HOUR / 2).toISOString(), merchantId: 'acme-print' })
        .with(anItem().late('preparing', hours))
        .build(),
    );
  platform.world.addOrder(anOrder().id('fine').with(anItem().at('producing')).build());
});

const tile = async (name: string) =>
  within((await screen.findByRole('link', { name: new RegExp(`^${name}`) })).closest('li') as HTMLElement);

describe('R33: the queue before any search', () => {
  it('shows how many orders each search finds, how late and how old they are, and opens the most urgent one', async () => {
    const { user, router } = await renderApp({ platform });
    const missed = await tile('Missed SLA');
    expect(await missed.findByText('3')).toBeInTheDocument();
    // The link leads to the most urgent of the counted orders first.
    expect(missed.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/sortField=promiseDate/));
    expect(missed.getByText('Less than a day late: 1')).toBeInTheDocument();
    expect(missed.getByText('1–3 days late: 1')).toBeInTheDocument();
    expect(missed.getByText('More than 3 days late: 1')).toBeInTheDocument();
    expect(await (await tile('Blocked')).findByText('0')).toBeInTheDocument();

    const day = await tile('Last 24 hours');
    expect(await day.findByText('3')).toBeInTheDocument();
    const steps = within(await day.findByRole('list', { name: /last 24 hours/ })).getAllByRole('listitem');
    expect(steps).toHaveLength(8);
    expect(within(steps.at(-1) as HTMLElement).getByText('3 orders, 0–3 hours ago')).toBeInTheDocument();

    const rows = within(await screen.findByRole('region', { name: 'Start here' }));
    const links = await rows.findAllByRole('link', { name: /^(hundred|sixty|six)$/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['hundred', 'sixty', 'six']);
    expect(rows.getByText('4 days late', { exact: false })).toBeInTheDocument();
    await user.click(links[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'hundred' });
    // It opens beside the search that found it.
    expect(new URLSearchParams(router.state.location.search).get('split')).toContain('delayedStatuses');
  });

  it('has a tile for each saved search, and a click shows exactly as many orders', async () => {
    keepSavedSearches(platform, [
      { name: 'Of Acme', criteria: aSearch({ filters: { merchants: ['acme-print'] } }), columns: null },
    ]);
    const { user } = await renderApp({ platform });
    const acme = await tile('Of Acme');
    const total = Number((await acme.findByText(/^\d+$/)).textContent);
    await user.click(acme.getByRole('link'));
    expect(await find.orderIds()).toHaveLength(total);
  });

  it('fails for a single tile, which can be loaded again', async () => {
    platform.faults.next(SEARCHES, { kind: 'status', status: 403 });
    const { user } = await renderApp({ platform });
    // "Start here" also offers to load the search again.
    const tiles = within(await screen.findByRole('region', { name: 'Queue' }));
    const retry = await tiles.findByRole('button', { name: 'Try again' });
    await screen.findByText('3 orders, 0–3 hours ago');
    expect(tiles.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  it('is replaced by the results of a search, and sends no more requests', async () => {
    const { user } = await renderApp({ platform });
    await screen.findByText('3 orders, 0–3 hours ago');
    // A tile that is left while it is loading is loaded again.
    await waitFor(() => expect(screen.queryAllByRole('listitem', { busy: true })).toEqual([]));
    await user.click((await tile('Missed SLA')).getByRole('link'));
    await find.orderIds();
    await find.tabCounts();
    expect(screen.queryByRole('heading', { name: 'Queue' })).toBeNull();
    searches.lists();
    searches.counts();
    // Back on the start page within a minute, the tiles show the same figures.
    await user.click(screen.getByRole('link', { name: /Order operations/ }));
    await tile('Missed SLA');
    expect(await (await tile('Missed SLA')).findByText('3')).toBeInTheDocument();
    expect([searches.lists(), searches.counts()]).toEqual([[], []]);
  });
});

describe('R27: an order under "Start here"', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('becomes late while its figures stay the same', async () => {
    const expectedCloseDate = new Date(Date.now() + HOUR / 12).toISOString();
    const item = anItem().at('producing').current('onHold').current('prepressFailed', { expectedCloseDate });
    platform.world.addOrder(
      anOrder().id('soon').having({ localPromisedArrivalDate: null }).with(item).build(),
    );
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await renderApp({ platform });
    const row = async () => (await screen.findByTitle('soon')).closest('li');
    expect(await row()).toHaveTextContent(/due in \d min.*Prepress failed/);
    vi.setSystemTime(Date.now() + HOUR / 10);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(await row()).toHaveTextContent(/\d min late/);
  });
});

describe('the queue after a write', () => {
  it('R468: no longer lists an order that was just handled, even if as many orders are found as before', async () => {
    const late = () => anOrder().with(anItem().late('preparing', 200));
    const { orderId } = platform.world.addOrder(late().id('handled').build());
    const { user, router } = await renderApp({ platform });
    const rows = within(await screen.findByRole('region', { name: 'Start here' }));
    expect(await rows.findByRole('link', { name: 'handled' })).toBeInTheDocument();
    await act(() => router.navigate(`/orders/${orderId}?modal=clearAlerts`));
    await user.click(await screen.findByRole('button', { name: 'Clear alerts' }));
    await screen.findByText('The selected alert(s) have been cleared.');
    platform.world.addOrder(late().id('arrived').build());
    await act(() => router.navigate('/'));
    const again = within(await screen.findByRole('region', { name: 'Start here' }));
    expect(await again.findByRole('link', { name: 'arrived' })).toBeInTheDocument();
    expect(again.queryByRole('link', { name: 'handled' })).not.toBeInTheDocument();
  });
});
