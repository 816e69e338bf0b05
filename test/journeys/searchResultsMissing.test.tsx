import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { OrderSearchBody } from '#api/wire/orderSearchWire.ts';
import { CONFIGURATION, renderApp } from '#test/renderApp.tsx';
import { savedFiles } from '#test/savedFiles.ts';
import { find } from './searchPage.ts';
import { searchResultsScene } from './searchResultsScene.ts';

const platform = searchResultsScene();
const files = savedFiles();

describe('R284: orders that could not be loaded', () => {
  const answer = (results: readonly unknown[]) =>
    platform.faults.next(
      { path: /ordersearch/ },
      { kind: 'status', status: 200, body: { totalResults: 2, results } },
    );

  it.each([
    ['because they cannot be read', [{ order: 'none' }]],
    ['because the platform counts them without sending them', []],
  ])('%s, are left out, and the page shows their number', async (_title, others) => {
    answer([{ order: { orderId: 'one', merchantId: 'acme-print', items: [] } }, ...others]);
    await renderApp({ platform, route: '/?page=1' });
    expect(await find.orderIds()).toEqual(['one']);
    expect(
      await screen.findByText(/^1 order on this page could not be loaded and is not shown/),
    ).toBeVisible();
  });

  it('R310: do not include an order that the platform repeats on the page', async () => {
    const order = (orderId: string) => ({ order: { orderId, merchantId: 'acme-print', items: [] } });
    answer([order('one'), order('one')]);
    await renderApp({ platform, route: '/?page=1' });
    expect(await find.orderIds()).toEqual(['one']);
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  it('R461: are not mistaken for a page that does not exist, and screen readers announce them', async () => {
    answer([{ order: 'none' }, {}]);
    await renderApp({ platform, route: '/?page=1' });
    const text = '2 orders on this page could not be loaded and are not shown.';
    expect(await screen.findByText(text, { selector: '.cap-notice' })).toBeVisible();
    expect(await screen.findByText(text, { selector: '[role="status"]' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^There is no page/ })).not.toBeInTheDocument();
    expect(screen.queryByText('No orders found')).not.toBeInTheDocument();
  });

  it('are named by "Select all", the breakdown and the download, which include the others', async () => {
    const search = 'http://order-manager.platform.test/v2/ordersearch';
    platform.server.use(
      http.post<never, OrderSearchBody>(search, async ({ request }) => {
        const { offset, pageSize } = await request.json();
        const all = Array.from({ length: 150 }, (_, index) => ({
          order: { orderId: index === 6 ? '' : `order-${index + 1}`, merchantId: 'acme-print', items: [] },
        }));
        return HttpResponse.json({ totalResults: 150, results: all.slice(offset, offset + pageSize) });
      }),
    );
    const { user } = await renderApp({ platform, route: '/?page=1' });
    await screen.findByRole('checkbox', { name: 'Select order order-100' });
    await user.click(await screen.findByRole('checkbox', { name: /^Select all orders on this page/ }));
    await user.click(await screen.findByRole('button', { name: 'Select all 150 results' }));
    expect(
      await screen.findByText(
        /^149 of 150 results loaded. 1 order could not be loaded and was not selected./,
      ),
    ).toBeVisible();
    expect(screen.getByText(/^149 selected/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await user.click(await screen.findByRole('button', { name: 'Columns as shown' }));
    expect(
      await screen.findByText(
        'bulk-query.partial.csv was saved with 149 orders. 1 order could not be loaded and is not included.',
      ),
    ).toBeVisible();
    expect(files.has('bulk-query.partial.csv')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Breakdown' }));
    expect(
      await screen.findByText('149 of 150 orders counted. 1 order could not be loaded and is not included.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Count again' })).not.toBeInTheDocument();
  });

  it('are not mentioned if all orders were loaded', async () => {
    await renderApp({ platform, route: '/?merchants=kartenzauber&page=3' });
    expect(await find.orderIds()).toHaveLength(30);
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });
});

describe('R3, R310: the pasted IDs that were not found are named although the platform repeats an order', () => {
  const order = (number: number) => ({
    order: { orderId: `bulk-${number}`, merchantId: 'acme-print', items: [] },
  });
  const first = Array.from({ length: 99 }, (_, index) => order(index + 1));

  it.each([
    ['on the only page', [order(7), order(7)]],
    ['on several pages', [...first, order(7), order(100), order(100)]],
  ])('%s', async (_title, results) => {
    const search = 'http://order-manager.platform.test/v2/ordersearch';
    platform.server.use(
      http.post<never, OrderSearchBody>(search, async ({ request }) => {
        const { offset, pageSize } = await request.json();
        const page = results.slice(offset, offset + pageSize);
        return HttpResponse.json({ totalResults: results.length, results: page });
      }),
    );
    await renderApp({ platform, route: '/?searchTerm=bulk-7+bulk-7777&page=1' });
    expect(await screen.findByText(/^1 of these IDs was not found:/)).toHaveTextContent('bulk-7777');
  });
});

describe('S2.34: no results', () => {
  it('shows the search, the support channel, and a hint about the dates if both were given', async () => {
    const { user, router } = await renderApp({
      platform,
      route: '/?searchTerm=zzz+yyy&period=1h&merchants=kartenzauber',
    });
    expect(await screen.findByRole('heading', { name: 'No orders found for “zzz yyy”' })).toBeInTheDocument();
    expect(screen.getByText('Our records only extend back into the past 6 months.')).toBeInTheDocument();
    expect(screen.getByText(/limited to a date range/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Open support channel/ })).toHaveAttribute(
      'href',
      'https://chat.test',
    );
    await user.click(screen.getByRole('link', { name: 'Search without filters' }));
    expect(router.state.location.search).toBe('?searchTerm=zzz+yyy&period=1h&page=1');
    await user.click(await screen.findByRole('link', { name: 'Search past 6 months' }));
    expect(router.state.location.search).toBe('?searchTerm=zzz+yyy&page=1');
    await waitFor(() => expect(screen.queryByText(/limited to a date range/)).not.toBeInTheDocument());
  });

  it('links to the page for a report if no channel is configured', async () => {
    const pages = { ...CONFIGURATION.pages, supportChannel: null };
    await renderApp({
      platform,
      route: '/?searchTerm=zzz&page=1',
      preloaded: { configuration: { ...CONFIGURATION, pages } },
    });
    const link = await screen.findByRole('link', { name: /^Open support channel/ });
    expect(link).toHaveAttribute('href', '/support');
  });

  it.each([
    ['dates without a text', '/?period=1m&merchants=inkwell-gifts', 'No orders found'],
    ['a text without dates', '/?searchTerm=zzz', 'No orders found for “zzz”'],
  ])('%s: does not mention the dates', async (_title, route, heading) => {
    await renderApp({ platform, route });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.queryByText(/limited to a date range/)).not.toBeInTheDocument();
  });
});

describe('S8.1: a failed search', () => {
  it('shows status, payload and source, keeps the last results, and tries again', async () => {
    const { user, router } = await renderApp({ platform, route: '/?merchants=inkwell-gifts' });
    expect(await find.orderIds()).toEqual(['rare']);
    await find.tabCounts();
    const body = { title: 'Nope', detail: 'The index is being rebuilt.' };
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 400, body });
    await act(() => router.navigate('/?merchants=kartenzauber'));
    const alert = await screen.findByRole('alert', {
      name: /There was an error retrieving the search results/,
    });
    expect(alert).toHaveTextContent('400');
    expect(alert).toHaveTextContent('The index is being rebuilt.');
    expect(alert).toHaveTextContent(/Source: POST http:\/\/order-manager\.platform\.test\/v2\/ordersearch/);
    expect(alert).toHaveTextContent(/"title":"Nope"/);
    expect(await find.orderIds()).toEqual(['rare']);
    expect(screen.getByText('These orders are from the previous search.')).toBeInTheDocument();
    // R120: the tools would act on the previous search.
    expect(screen.queryByRole('button', { name: 'Breakdown' })).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await find.orderIds()).toHaveLength(100));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Breakdown' })).toBeInTheDocument();
  });

  it('R120: disables the tools that would act on the previous search while another one is running', async () => {
    const { user, router } = await renderApp({ platform, route: '/?merchants=inkwell-gifts' });
    const tool = (name: string) => screen.getByRole('button', { name });
    await screen.findByRole('button', { name: 'Breakdown' });
    await find.tabCounts();
    const expectDisabled = (isDisabled: boolean) => {
      for (const name of ['Breakdown', 'Download CSV', 'Split view']) {
        expect(tool(name).getAttribute('aria-disabled')).toBe(isDisabled ? 'true' : null);
        expect(tool(name).title === 'The search is still running.').toBe(isDisabled);
      }
    };
    const releaseSame = platform.hold({ path: /ordersearch/ });
    await user.click(tool('Search'));
    expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
    expectDisabled(false);
    releaseSame();
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false'));

    const release = platform.hold({ path: /ordersearch/ });
    await act(() => router.navigate('/?merchants=kartenzauber'));
    await waitFor(() => expectDisabled(true));
    await user.click(tool('Breakdown'));
    await user.keyboard('tb');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(tool('Copy link to search'));
    expect(await navigator.clipboard.readText()).toContain('merchants=kartenzauber');
    release();
    await waitFor(() => expectDisabled(false));
  });

  it('R172: shows no placeholder for counts that do not follow', async () => {
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 400 });
    const { user } = await renderApp({ platform, route: '/?merchants=inkwell-gifts' });
    const alert = await screen.findByRole('alert', { name: /error retrieving/ });
    const tabs = () => within(screen.getByRole('tablist', { name: 'Views' })).getAllByRole('tab');
    expect(tabs().map(({ textContent }) => textContent.trim())).toEqual(['All', 'Delayed', 'Errors']);
    for (const tab of tabs()) expect(tab.querySelector('.count')).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await find.tabCounts();
  });

  it('R172: removes the counts if the same search fails when it is run again', async () => {
    const { user } = await renderApp({ platform, route: '/?merchants=inkwell-gifts' });
    await find.tabCounts();
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 400 });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('alert', { name: /error retrieving/ });
    const tabs = within(screen.getByRole('tablist', { name: 'Views' })).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent.trim())).toEqual(['All', 'Delayed', 'Errors']);
  });

  it('S6.18: explains how to request access if the platform refuses it', async () => {
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 403 });
    await renderApp({ platform, route: '/?merchants=inkwell-gifts' });
    expect(await screen.findByRole('alert', { name: /error retrieving/ })).toHaveTextContent(
      'Permission denied',
    );
    expect(await screen.findByRole('link', { name: /^Request access/ })).toHaveAttribute(
      'href',
      'https://access.test/request',
    );
    expect(screen.getByRole('link', { name: 'Email support@console.test' })).toBeInTheDocument();
  });
});
