import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseCriteria } from '#domain/search/searchUrl.ts';
import { DELAY_FILTER_STATUSES } from '#domain/statusNames.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';
import { lastSearched } from '#test/lastResults.ts';
import { CONFIGURATION, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 12, hasLandmarks: false });
const REPORTER = 'https://reporter.test/app';
const configuration = { ...CONFIGURATION, pages: { ...CONFIGURATION.pages, reporter: REPORTER } };
const lastSearch = lastSearched('searchTerm=VP-1&merchants=acme-print&page=3');

/** Settings with these saved searches, which the platform does not have yet. */
function withSavedSearches(searches: Readonly<Record<string, string>>): Partial<RootState> {
  const { settings } = rootReducer(undefined, { type: 'start' });
  const savedSearches = Object.entries(searches).map(([name, query]) => ({
    name,
    criteria: parseCriteria(new URLSearchParams(query)),
    columns: null,
  }));
  return { settings: { ...settings, savedSearches, baseOfUnsaved: { savedSearches: [] } } };
}
const POSTERS = { 'Posters of today': 'searchTerm=poster&period=24h&page=1' };

describe('S2.3: /reports', () => {
  it('opens the reporter application if one is configured', async () => {
    const { left, replacing } = await renderApp({
      platform,
      route: '/reports',
      preloaded: { configuration },
    });
    await waitFor(() => expect(left).toEqual([REPORTER]));
    expect(replacing).toEqual(left);
    expect(screen.getByRole('link', { name: 'Open the reporter' })).toHaveAttribute('href', `${REPORTER}`);
  });

  it('otherwise lists the last search and the saved ones', async () => {
    const { left } = await renderApp({
      platform,
      // Saved data stays with the user, and the other tests need a user without any.
      as: 'developer',
      route: '/reports',
      preloaded: { ...lastSearch, ...withSavedSearches(POSTERS) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Reports' });
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Last search', 'Posters of today']);
    // The name of the merchant loads after the page.
    expect(await screen.findByText(/“VP-1”, Merchants: Acme Print; Created date/)).toBeInTheDocument();
    expect(screen.getByText(/“poster”, .*24 hours/)).toBeInTheDocument();
    expect(left).toEqual([]);
  });

  it('R2, S5.3: offers no download of a search whose dates the form would refuse, and says so', async () => {
    const query = 'startDate=2020-01-01T00:00:00.000Z&page=1';
    const { user, store } = await renderApp({
      platform,
      route: '/reports',
      preloaded: lastSearched(query),
    });
    const download = await screen.findByRole('button', { name: 'Download CSV' });
    expect(download).toHaveAccessibleDescription(/The dates of this search are outside the allowed range/);
    await user.click(download);
    expect(store.getState().export.status).toBe('idle');
  });

  it('R139, R500: describes the sort and the filters of each search as their tags do', async () => {
    const statuses = 'statuses=pendingCancellation&statuses=routing';
    const searches = {
      latest: `${statuses}&sortField=promiseDate&sortOrder=descending&page=1`,
      earliest: `${statuses}&sortField=promiseDate&page=1`,
      oldest: `${statuses}&sortField=createdDate&sortOrder=ascending&page=1`,
      delayed: DELAY_FILTER_STATUSES.map((status) => `delayedStatuses=${status}`).join('&'),
    };
    const query = 'merchants=acme&errorStatuses=suspended&delayedStatuses=routing';
    const preloaded = { ...lastSearched(query), ...withSavedSearches(searches) };
    // Saved data stays with the user, and the other tests need a user without any.
    await renderApp({ platform, as: 'developer', route: '/reports', preloaded });
    for (const text of [
      'Promise date (latest first)',
      'Promise date (earliest first)',
      'Created date (oldest first)',
    ])
      expect(
        await screen.findByText(`Item status: Pending cancellation or Routing; ${text}`),
      ).toBeInTheDocument();
    expect(await screen.findByText(/^Delayed status: all; /)).toBeInTheDocument();
    expect(await screen.findByText(/, Error status: .+ or Delayed status: .+; /)).toBeInTheDocument();
  });

  it('says why a report cannot be created, and starts the export of a search with Download CSV', async () => {
    const { user, store } = await renderApp({ platform, route: '/reports', preloaded: lastSearch });
    const create = await screen.findByRole('button', { name: 'Create report' });
    expect(create).toHaveAttribute('aria-disabled', 'true');
    expect(create).toHaveAccessibleDescription(/No reporter application is configured/);
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(store.getState().export.status).not.toBe('idle'));
  });

  it('shows the search that was just run as the last one', async () => {
    const { user } = await renderApp({ platform, route: '/?searchTerm=zzz&page=1' });
    await screen.findByRole('heading', { name: /No orders found/ });
    const [navigation] = screen.getAllByRole('navigation', { name: 'Main' });
    await user.click(within(navigation ?? document.body).getByRole('link', { name: 'Reports' }));
    await screen.findByRole('heading', { level: 1, name: 'Reports' });
    expect(screen.getByText(/^“zzz”; Created date/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Last search' })).toHaveAttribute(
      'href',
      expect.stringContaining('searchTerm=zzz'),
    );
  });

  it('says that there is no search, and links to the search', async () => {
    await renderApp({ platform, route: '/reports' });
    expect(await screen.findByText(/You have not searched yet/)).toBeInTheDocument();
    expect(await screen.findByText(/^There are no saved searches\. You can save one/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search for orders' })).toHaveAttribute('href', '/');
  });
});

describe('S1.3: a report of the results', () => {
  it('is offered beside the download, and opens the reporter with the search', async () => {
    const route = '/?merchants=acme-print&page=1';
    const { user, left } = await renderApp({ platform, route, preloaded: { configuration } });
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByRole('button', { name: 'All columns' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Create report' }));
    await waitFor(() => expect(left).toEqual([`${REPORTER}/create?merchants=acme-print`]));
  });

  it('is not offered without a reporter', async () => {
    const { user } = await renderApp({ platform, route: '/?merchants=acme-print&page=1' });
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByRole('button', { name: 'All columns' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create report' })).toBeNull();
  });
});

describe('S2.4: /reports/create', () => {
  it('opens the reporter with the parameters of the last search', async () => {
    const { left, replacing } = await renderApp({
      platform,
      route: '/reports/create?useLastSearch=true',
      preloaded: { configuration, ...lastSearch },
    });
    await waitFor(() => expect(left).toHaveLength(1));
    expect(replacing).toEqual(left);
    const url = new URL(left[0] ?? '');
    expect(url.origin + url.pathname).toBe(`${REPORTER}/create`);
    expect(Object.fromEntries(url.searchParams)).toEqual({ searchTerm: 'VP-1', merchants: 'acme-print' });
  });

  it.each([
    ['no last search', '?useLastSearch=true', { configuration }, /you have not searched yet/],
    ['the last search not requested', '', { configuration, ...lastSearch }, 'Create report'],
    ['no reporter', '?useLastSearch=true', lastSearch, /No reporter application is configured/],
  ])('says so with %s, and offers the search', async (_title, query, preloaded, text) => {
    const { left } = await renderApp({ platform, route: `/reports/create${query}`, preloaded });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search for orders' })).toHaveAttribute('href', '/');
    expect(left).toEqual([]);
  });
});
