import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find, keepSavedSearches, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform();
const searches = searchesOf(platform);
const HOUR = 3_600_000;

platform.world.addOrder(
  anOrder()
    .id('young')
    .having({ createdDate: new Date(Date.now() - HOUR / 2).toISOString() })
    .with(anItem().at('producing'))
    .build(),
);
platform.world.addOrder(anOrder().id('older').with(anItem().late('preparing')).build());

/** The quick starts, without the tiles below them, which contain the same searches. */
const quickStarts = () =>
  within(screen.getByRole('heading', { name: 'Perform a search' }).closest('.empty-state') as HTMLElement);

async function openMenu(name: string) {
  const app = await renderApp({ platform });
  expect(await screen.findByRole('heading', { name: 'Perform a search' })).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name }));
  return app;
}

it('R173: the keys of the tabs open the search before any search', async () => {
  const { user, router } = await renderApp({ platform });
  for (const [keys, address] of [
    ['va', '?page=1'],
    ['vd', '?delayedStatuses='],
    ['ve', '?errorStatuses='],
  ] as const) {
    await act(() => router.navigate('/'));
    await screen.findByRole('heading', { name: 'Perform a search' });
    await user.keyboard(keys);
    await waitFor(() => expect(router.state.location.search.startsWith(address)).toBe(true));
    expect(await screen.findByRole('tablist', { name: 'Views' })).toBeInTheDocument();
  }
});

describe('S2.30: before any search', () => {
  it('S2.31: a period of hours starts that long before now and ends now, in UTC', async () => {
    const { user, router } = await renderApp({ platform });
    for (const [name, hours, address] of [
      ['Last hour', 1, '?period=1h&page=1'],
      ['Last 4 hours', 4, '?period=4h&page=1'],
      ['Last 12 hours', 12, '?period=12h&page=1'],
      ['Last 24 hours', 24, '?period=24h&page=1'],
    ] as const) {
      await act(() => router.navigate('/'));
      expect(await screen.findByRole('heading', { name: 'Perform a search' })).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Recent orders' }));
      const link = quickStarts().getByRole('link', { name: new RegExp(`^${name}`) });
      searches.lists();
      const clicked = Date.now();
      await user.click(link);
      expect(await find.orderIds()).toEqual(['young']);
      expect(router.state.location.search).toBe(address);
      const body = searches.lists().at(-1);
      const end = Date.parse(body?.endDateUtc ?? '');
      expect(end - Date.parse(body?.startDateUtc ?? '')).toBe(hours * HOUR);
      expect(end).toBeGreaterThanOrEqual(clicked);
      expect(end).toBeLessThanOrEqual(Date.now());
      expect(body?.endDateUtc).toMatch(/Z$/);
    }
  });

  it('S2.32: a dialog says that there are no saved searches', async () => {
    const { user } = await openMenu('Saved searches');
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
    expect(await dialog.findByText('There are no saved searches.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Saved searches' })).toHaveFocus();
  });

  it('if the saved searches could not be loaded, the dialog does not say that there are none', async () => {
    platform.faults.next({ path: /savedSearches/ }, { kind: 'status', status: 403 });
    const { user } = await openMenu('Saved searches');
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
    expect(await dialog.findByText(/Your saved searches could not be loaded/)).toBeInTheDocument();
    expect(dialog.queryByText('There are no saved searches.')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('There are no saved searches.')).toBeInTheDocument();
  });

  it('S2.32: a saved search is one click away', async () => {
    keepSavedSearches(platform, [
      {
        name: 'Of Acme',
        criteria: aSearch({ filters: { merchants: ['acme-print'] } }),
        columns: ['merchant'],
      },
    ]);
    const app = await renderApp({ platform });
    await app.user.click(await screen.findByRole('button', { name: 'Saved searches', expanded: false }));
    await app.user.click(await quickStarts().findByRole('link', { name: /^Of Acme/ }));
    expect(await find.orderIds()).toHaveLength(2);
    expect(app.router.state.location.search).toBe('?merchants=acme-print&page=1&columns=merchant');
  });

  describe('opening the saved searches before they are loaded', () => {
    const press = async (app: App) => {
      await app.user.click(await screen.findByRole('button', { name: 'Saved searches' }));
      expect(quickStarts().getByText('Loading…')).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    };
    const holdSearches = () => platform.hold({ path: /savedSearches/ });

    it('opens the list when it is loaded, and keeps the focus on its button', async () => {
      keepSavedSearches(platform, [{ name: 'Of Acme', criteria: aSearch(), columns: null }]);
      const release = holdSearches();
      await press(await renderApp({ platform }));
      release();
      expect(await quickStarts().findByRole('link', { name: /^Of Acme/ })).toBeInTheDocument();
      const button = screen.getByRole('button', { name: 'Saved searches', expanded: true });
      expect(button).toHaveFocus();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('opens a dialog once it turns out that there are none, and returns the focus', async () => {
      const release = holdSearches();
      const app = await renderApp({ platform });
      await press(app);
      release();
      const dialog = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
      expect(await dialog.findByText('There are no saved searches.')).toBeInTheDocument();
      await app.user.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: 'Saved searches' })).toHaveFocus();
    });

    it('opens nothing if the user has moved on', async () => {
      keepSavedSearches(platform, [{ name: 'Of Acme', criteria: aSearch(), columns: null }]);
      const release = holdSearches();
      const app = await renderApp({ platform });
      await press(app);
      await app.user.click(find.term());
      await screen.findByRole('button', { name: 'Saved searches', expanded: false });
      release();
      await waitFor(() => expect(app.store.getState().settings.savedSearches).toHaveLength(1));
      expect(quickStarts().queryByRole('link', { name: /^Of Acme/ })).not.toBeInTheDocument();
      expect(find.term()).toHaveFocus();
    });

    it('opens a dialog if they could not be loaded; once they are, the list opens', async () => {
      keepSavedSearches(platform, [{ name: 'Of Acme', criteria: aSearch(), columns: null }]);
      platform.faults.next({ path: /savedSearches/ }, { kind: 'status', status: 403 });
      const app = await renderApp({ platform });
      await app.user.click(await screen.findByRole('button', { name: 'Saved searches' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
      expect(await dialog.findByText(/Your saved searches could not be loaded/)).toBeInTheDocument();
      await app.user.click(dialog.getByRole('button', { name: 'Try again' }));
      expect(await quickStarts().findByRole('link', { name: /^Of Acme/ })).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: 'Saved searches', expanded: true })).toHaveFocus();
    });
  });

  it('S2.33: the recommended searches show how many orders they find', async () => {
    const { user, router } = await openMenu('Recommended searches');
    await waitFor(() => {
      const texts = quickStarts()
        .getAllByRole('listitem')
        .map((entry) => entry.textContent?.trim());
      expect(texts).toEqual([
        'Blocked 0',
        'Missed SLA 1',
        'Pending cancellation 0',
        'Awaiting customer feedback 0',
        'Awaiting fulfillment 1',
        'Awaiting fulfiller response 0',
      ]);
    });
    await user.click(quickStarts().getByRole('link', { name: /^Awaiting fulfillment/ }));
    expect(await find.orderIds()).toEqual(['young']);
    expect(router.state.location.search).toBe('?statuses=productionAccepted&statuses=production&page=1');
  });

  it('shows a dash for a count that fails, and requests none while the page is hidden', async () => {
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 403 }, 30);
    const { user } = await openMenu('Recommended searches');
    await waitFor(() =>
      expect(quickStarts().getAllByRole('link', { name: /count not available$/ })).toHaveLength(6),
    );
    platform.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Recommended searches' }));
    searches.counts();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await user.click(screen.getByRole('button', { name: 'Recent orders' }));
    expect(quickStarts().getByRole('link', { name: 'Last hour' })).toBeInTheDocument();
    expect(searches.counts()).toEqual([]);
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await quickStarts().findByRole('link', { name: 'Last hour 1' })).toBeInTheDocument();
  });
});
