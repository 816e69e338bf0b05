import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searchBegun } from '#store/searchOperations.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { anOrder as aDomainOrder } from '#test/domainBuilders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform();
const searches = searchesOf(platform);
const MINUTE = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

for (let count = 1; count <= 230; count += 1) {
  const item = count <= 7 ? anItem().late('preparing') : anItem();
  platform.world.addOrder(
    anOrder()
      .id(`bulk-${count}`)
      .of('kartenzauber')
      .having({ createdDate: ago(count * MINUTE), customerName: 'Bulk Buyer' })
      .with(item)
      .build(),
  );
}
platform.world.addOrder(
  anOrder().id('rare').of('inkwell-gifts').with(anItem().id('rare-item').late('prepressFailed')).build(),
);

const status = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join(' ');
const tab = (name: RegExp) => screen.getByRole('tab', { name });

/** One order of so many, as the platform would say it. */
async function withTotal(total: number, route = '/?page=1') {
  const order = { orderId: 'one', merchantId: 'acme-print', items: [] };
  const results = [{ order }];
  platform.faults.next(
    { path: /ordersearch/ },
    { kind: 'status', status: 200, body: { totalResults: total, results } },
  );
  return renderApp({ platform, route });
}

describe('S2.36: the summary over the results', () => {
  it.each([
    [
      '/?merchants=kartenzauber&page=1',
      /^Rows 1–100 of 230 from the past 6 months, sorted by created date, newest first$/,
    ],
    ['/?merchants=kartenzauber&page=3', /^Rows 201–230 of 230 from the past 6 months/],
    [
      '/?merchants=inkwell-gifts&sortField=relevance',
      /^Rows 1–1 of 1 from the past 6 months, sorted by relevance$/,
    ],
    ['/?merchants=kartenzauber&sortOrder=ascending', /sorted by created date, oldest first$/],
    ['/?merchants=kartenzauber&sortField=promiseDate', /sorted by promise date, earliest first$/],
    ['/?merchants=kartenzauber&period=1h', /^Rows 1–\d\d of \d\d, Last hour, sorted by/],
    [
      `/?merchants=kartenzauber&startDate=${ago(90 * MINUTE)}`,
      /^Rows 1–\d\d of \d\d from \d{4}-\d\d-\d\d \d\d:\d\d:\d\d to \d{4}-\d\d-\d\d 23:59:59, sorted by/,
    ],
  ])('%s', async (route, wording) => {
    await renderApp({ platform, route });
    await find.orderIds();
    expect(screen.getAllByText(wording).length).toBeGreaterThan(0);
    expect(status()).toMatch(/Rows/);
  });

  it('says it in the person’s language', async () => {
    await renderApp({ platform, route: '/?merchants=kartenzauber&sortField=relevance', language: 'de' });
    await find.orderIds();
    expect(
      screen.getAllByText('Zeilen 1–100 von 230 aus den letzten 6 Monaten, sortiert nach Relevanz').length,
    ).toBeGreaterThan(0);
  });
});

it('the first orders of a long answer are shown as such while the others are being read', async () => {
  const { store, user } = await renderApp({ platform, route: '/?merchants=kartenzauber&page=1' });
  await find.orderIds();
  const { criteria, results } = store.getState().search;
  if (!criteria || !results) return expect.unreachable('The search has no results');
  await find.tabCounts();
  platform.faults.next({ path: /ordersearch/ }, { kind: 'delay', ms: 400 });
  await user.click(find.search());
  const panel = screen.getByRole('tabpanel', { name: 'Search results' });
  expect(panel).toHaveAttribute('aria-busy', 'true');
  const first = aDomainOrder({ orderId: 'first-of-many' });
  const answer = { ...results, total: 150, orders: [first] };
  act(() => void store.dispatch(searchBegun({ criteria, answer })));
  await waitFor(async () => expect(await find.orderIds()).toEqual(['first-of-many']));
  expect(screen.getByText(/^Rows 1–100 of 150/)).toBeInTheDocument();
  expect(panel.querySelector('.results-stale')).toBeNull();
  expect(panel).toHaveAttribute('aria-busy', 'true');
  expect(status()).not.toMatch(/Rows/);
  await waitFor(() => expect(panel).toHaveAttribute('aria-busy', 'false'));
  await waitFor(async () => expect(await find.orderIds()).toHaveLength(100));
  expect(status()).toMatch(/Rows 1–100 of 230/);
});

it('names the pasted ids that nothing was found for', async () => {
  await renderApp({ platform, route: '/?searchTerm=bulk-7%20bulk-9,bulk-7777%20bulk-8888&page=1' });
  const note = await screen.findByText(/^2 of these ids are in none of the orders found:/);
  expect(note).toHaveTextContent('bulk-7777, bulk-8888');
  expect(note).toHaveTextContent('The dates or a filter may leave them out.');
  expect((await find.orderIds()).sort()).toEqual(['bulk-7', 'bulk-9']);
  expect(within(note).getByRole('button', { name: 'Copy the ids that were not found' })).toBeInTheDocument();
});

describe('S2.24: the tabs', () => {
  it('are views of the same search, each with its count and an address of its own', async () => {
    const { user, router } = await renderApp({ platform, route: '/?merchants=kartenzauber&page=2' });
    await find.orderIds();
    expect(tab(/^All/)).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('tab', { name: 'Delayed 7' })).toHaveAttribute('aria-selected', 'false');
    expect(await screen.findByRole('tab', { name: 'Errors 0' })).toBeInTheDocument();
    expect(tab(/^All/)).toHaveTextContent('All 230');
    expect(tab(/^Delayed/)).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/\?.*delayedStatuses=.*page=1$/),
    );
    await user.click(tab(/^Delayed/));
    await waitFor(async () => expect(await find.orderIds()).toHaveLength(7));
    expect(tab(/^Delayed/)).toHaveAttribute('aria-selected', 'true');
    expect(router.state.location.search).toContain('merchants=kartenzauber');
    expect(find.tags().getByText('Delayed status: all')).toBeInTheDocument();
    await user.click(tab(/^All/));
    await waitFor(() => expect(router.state.location.search).toBe('?merchants=kartenzauber&page=1'));
  });

  it('are reached by the arrow keys', async () => {
    const { user } = await renderApp({ platform, route: '/?merchants=inkwell-gifts' });
    await find.orderIds();
    tab(/^All/).focus();
    await user.keyboard('{ArrowLeft}');
    expect(tab(/^Errors/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab(/^Delayed/)).toHaveFocus();
    await user.keyboard('{ArrowRight}[Space]');
    await waitFor(() => expect(tab(/^Errors/)).toHaveAttribute('aria-selected', 'true'));
    expect(await find.orderIds()).toEqual(['rare']);
  });

  it('none is active while the filters are another choice', async () => {
    await renderApp({ platform, route: '/?merchants=kartenzauber&delayedStatuses=preparing' });
    await find.orderIds();
    for (const name of [/^All/, /^Delayed/, /^Errors/])
      expect(tab(name)).toHaveAttribute('aria-selected', 'false');
  });
});

describe('S2.40: the pages', () => {
  it('are real links around the current one, and going to one searches it', async () => {
    const { user, router } = await renderApp({ platform, route: '/?merchants=kartenzauber' });
    await find.orderIds();
    const pages = within(screen.getByRole('navigation', { name: 'Result pages' }));
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/?merchants=kartenzauber&page=3',
    );
    await user.click(pages.getByRole('link', { name: 'Next page' }));
    await waitFor(async () => expect((await find.orderIds())[0]).toBe('bulk-101'));
    expect(router.state.location.search).toBe('?merchants=kartenzauber&page=2');
    await router.navigate(-1);
    await waitFor(async () => expect((await find.orderIds())[0]).toBe('bulk-1'));
  });

  it('a page beyond the results says where they end', async () => {
    const { user } = await renderApp({ platform, route: '/?merchants=kartenzauber&page=9' });
    expect(await screen.findByRole('heading', { name: 'There is no page 9' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to page 3' }));
    await waitFor(async () => expect(await find.orderIds()).toHaveLength(30));
  });

  it('S5.14: above 10,000 results a banner says that only so many can be shown', async () => {
    await withTotal(12_840);
    await find.orderIds();
    expect(screen.getByRole('note')).toHaveTextContent(
      /Too many results: only the first 10,000 can be shown/,
    );
    expect(screen.getByRole('link', { name: 'Page 100' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Page 101' })).not.toBeInTheDocument();
  });

  it('S5.14: at 10,000 there is none', async () => {
    await withTotal(10_000);
    await find.orderIds();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

describe('orders that cannot be read', () => {
  const answer = (results: readonly unknown[]) =>
    platform.faults.next(
      { path: /ordersearch/ },
      { kind: 'status', status: 200, body: { totalResults: 2, results } },
    );

  it('are left out, and the page says how many', async () => {
    answer([{ order: { orderId: 'one', merchantId: 'acme-print', items: [] } }, { order: 'none' }]);
    await renderApp({ platform, route: '/?page=1' });
    expect(await find.orderIds()).toEqual(['one']);
    expect(await screen.findByText(/^1 order of this page cannot be read and is left out/)).toBeVisible();
  });

  it('are not taken for a page that is not there', async () => {
    answer([{ order: 'none' }, {}]);
    await renderApp({ platform, route: '/?page=1' });
    expect(await screen.findByText(/^2 orders of this page cannot be read and are left out/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^There is no page/ })).not.toBeInTheDocument();
  });

  it('are none where all of them were read', async () => {
    await renderApp({ platform, route: '/?merchants=kartenzauber&page=3' });
    expect(await find.orderIds()).toHaveLength(30);
    expect(screen.queryByText(/cannot be read/)).not.toBeInTheDocument();
  });
});

describe('S2.34: no results', () => {
  it('says for what, offers the support channel, and hints at the dates where both were given', async () => {
    const { user, router } = await renderApp({
      platform,
      route: '/?searchTerm=zzz+yyy&period=1h&merchants=kartenzauber',
    });
    expect(await screen.findByRole('heading', { name: 'No orders found for “zzz yyy”' })).toBeInTheDocument();
    expect(screen.getByText('Our records only extend back into the past 6 months.')).toBeInTheDocument();
    expect(screen.getByText(/also has a date range/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Ask in the support channel/ })).toHaveAttribute(
      'href',
      'https://chat.test',
    );
    await user.click(screen.getByRole('link', { name: 'Search without filters' }));
    expect(router.state.location.search).toBe('?searchTerm=zzz+yyy&period=1h&page=1');
    await user.click(await screen.findByRole('link', { name: 'Search the past 6 months' }));
    expect(router.state.location.search).toBe('?searchTerm=zzz+yyy&page=1');
    await waitFor(() => expect(screen.queryByText(/also has a date range/)).not.toBeInTheDocument());
  });

  it.each([
    ['dates without a text', '/?period=1m&merchants=inkwell-gifts', 'No orders found'],
    ['a text without dates', '/?searchTerm=zzz', 'No orders found for “zzz”'],
  ])('%s: no hint', async (_title, route, heading) => {
    await renderApp({ platform, route });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.queryByText(/also has a date range/)).not.toBeInTheDocument();
  });
});

describe('S2.35, S8.1: a search that fails', () => {
  it('shows status, payload and source, keeps the last good results, and tries again', async () => {
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
    expect(screen.getByText('These orders are from the search before.')).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await find.orderIds()).toHaveLength(100));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('S6.18: says how to ask for access where the platform refuses it', async () => {
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 403 });
    await renderApp({ platform, route: '/?merchants=inkwell-gifts' });
    expect(await screen.findByRole('alert', { name: /error retrieving/ })).toHaveTextContent(
      'Permission denied',
    );
    expect(await screen.findByRole('link', { name: /^Request access/ })).toHaveAttribute(
      'href',
      'https://access.test/request',
    );
    expect(screen.getByRole('link', { name: 'Write to support@console.test' })).toBeInTheDocument();
  });
});

describe('S2.37, S2.38: on to an order and back', () => {
  it('one exact hit goes straight to its order, and Back does not bounce', async () => {
    const { user, router } = await renderApp({ platform });
    await user.type(find.term(), 'rare-item');
    await user.click(find.search());
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/rare'));
    expect(router.state.location.search).toBe('?itemId=rare-item');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Perform a search' })).toBeInTheDocument();
  });

  it('S7.3: an order the index does not know yet is opened by its id', async () => {
    platform.world.searchLagMs = 3_600_000;
    platform.world.addOrder(
      anOrder()
        .id('brand-new')
        .having({ createdDate: ago(0) })
        .with(anItem())
        .build(),
    );
    const { router } = await renderApp({
      platform,
      route: '/?searchTerm=brand-new&period=1m&merchants=none',
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/brand-new'));
    platform.world.searchLagMs = 0;
  });

  it('a search that was left in the meantime does not pull anybody away', async () => {
    platform.faults.next({ path: /ordersearch/ }, { kind: 'delay', ms: 300 });
    const { user, router, store } = await renderApp({ platform });
    await user.type(find.term(), 'rare-item');
    await user.click(find.search());
    await act(() => router.navigate('/nowhere'));
    await screen.findByRole('heading', { level: 1, name: 'There is nothing at this address' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(router.state.location.pathname).toBe('/nowhere');
    expect(store.getState().search.status).toBe('idle');
  });

  it('remembers the order that was opened, and shows the results again without asking', async () => {
    const { user, router, store } = await renderApp({ platform, route: '/?merchants=kartenzauber' });
    await find.orderIds();
    searches.lists();
    await user.click(within(await find.table()).getByRole('link', { name: 'bulk-7' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/bulk-7'));
    expect(store.getState().search.lastOrderId).toBe('bulk-7');
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await find.orderIds()).toHaveLength(100));
    expect(searches.lists()).toEqual([]);
  });
});
