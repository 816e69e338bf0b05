import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fullUrl } from '#domain/links/longUrl.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { daysAgo, find, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform({ hasLandmarks: false });
const searches = searchesOf(platform);

platform.world.addOrder(anOrder().id('one').with(anItem().id('item-one')).build());
platform.world.addOrder(anOrder().id('two').with(anItem().id('item-two')).build());

describe('S2.15: the URL represents the search', () => {
  it('opening a URL with a query runs it and fills in the form', async () => {
    const route = `/?searchTerm=ana&sortField=promiseDate&startDate=${daysAgo(9)}T06:30:00Z&page=1`;
    await renderApp({ platform, route });
    expect((await find.orderIds()).sort()).toEqual(['one', 'two']);
    expect(find.term()).toHaveValue('ana');
    expect(find.sort()).toHaveDisplayValue('Promise date (earliest first)');
    expect(find.start()).toHaveValue(daysAgo(9));
    expect(find.startTime()).toHaveValue('06:30');
    expect(find.endTime()).toHaveValue('23:59');
    expect(searches.lists()).toMatchObject([
      { queryString: '+"ana"', sortField: 'localPromisedArrivalDate', sortMode: 'min' },
    ]);
  });

  it('submitting opens page 1 and keeps the filters', async () => {
    const { user, router } = await renderApp({ platform, route: '/?merchants=acme-print&page=7' });
    await screen.findByRole('heading', { name: 'There is no page 7' });
    await user.type(find.term(), '  ana  ');
    await user.click(find.search());
    expect(await find.orderIds()).toHaveLength(2);
    expect(router.state.location.search).toBe('?searchTerm=ana&merchants=acme-print&page=1');
  });

  it('clearing the form clears the search and the typed text', async () => {
    const { user, router } = await renderApp({ platform, route: '/?searchTerm=ana&page=1' });
    await find.table();
    await user.type(find.term(), ' ruiz');
    await user.clear(find.startTime());
    await user.click(screen.getByRole('link', { name: 'Clear search form' }));
    expect(await screen.findByRole('heading', { name: 'Perform a search' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(find.term()).toHaveValue('');
    expect(find.startTime()).toHaveValue('00:00');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('clearing the form in a new tab keeps the typed text in this one', async () => {
    const { user, router } = await renderApp({ platform, route: '/?searchTerm=ana&page=1' });
    await find.table();
    const link = screen.getByRole('link', { name: 'Clear search form' });
    await user.type(find.term(), ' ruiz');
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}{Shift>}');
    await user.click(link);
    await user.keyboard('{/Shift}');
    expect(router.state.location.search).toBe('?searchTerm=ana&page=1');
    expect(find.term()).toHaveValue('ana ruiz');
  });

  it('changing the sort searches immediately, from page 1, with the typed text', async () => {
    const { user, router } = await renderApp({ platform, route: '/?page=3&merchants=acme-print' });
    await screen.findByRole('heading', { name: 'There is no page 3' });
    await user.type(find.term(), ' ana');
    await user.selectOptions(find.sort(), 'Relevance');
    await find.table();
    expect(router.state.location.search).toBe(
      '?searchTerm=ana&merchants=acme-print&sortField=relevance&page=1',
    );
    expect(find.term()).toHaveValue('ana');
  });

  it.each([
    [
      'a tab',
      () => screen.getByRole('tab', { name: /^Errors/ }),
      /^\?searchTerm=ana&merchants=acme-print&errorStatuses/,
    ],
    [
      'a filter removed',
      () => find.tags().getByRole('button', { name: /^Remove/ }),
      /^\?searchTerm=ana&page=1$/,
    ],
  ])('%s includes the typed text', async (_what, control, address) => {
    const { user, router } = await renderApp({ platform, route: '/?merchants=acme-print&page=1' });
    await find.table();
    await user.type(find.term(), 'ana');
    await user.click(control());
    await waitFor(() => expect(router.state.location.search).toMatch(address));
    expect(find.term()).toHaveValue('ana');
  });

  it('invalid dates show an error instead of opening another tab', async () => {
    const { user, router } = await renderApp({ platform, route: '/?merchants=acme-print&page=1' });
    await find.table();
    await user.clear(find.start());
    await user.click(screen.getByRole('tab', { name: /^Errors/ }));
    expect(find.start()).toHaveAccessibleDescription('Please enter start date');
    await waitFor(() => expect(find.start()).toHaveFocus());
    expect(router.state.location.search).toBe('?merchants=acme-print&page=1');
  });

  it('a quick start includes the typed text', async () => {
    const { user, router } = await renderApp({ platform });
    await user.type(find.term(), 'ana');
    await user.click(await screen.findByRole('button', { name: 'Recent orders' }));
    await user.click(await screen.findByRole('link', { name: /^Last 4 hours/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?searchTerm=ana&period=4h&page=1'));
  });

  it('before any search, typed text can be cleared, and changing the sort does not search', async () => {
    const { user, router } = await renderApp({ platform });
    await user.type(find.term(), 'ana');
    await user.click(screen.getByRole('link', { name: 'Clear search form' }));
    expect(find.term()).toHaveValue('');
    await user.selectOptions(find.sort(), 'Promise date (earliest first)');
    expect(router.state.location.search).toBe('');
    await user.click(find.search());
    await find.table();
    expect(router.state.location.search).toBe('?sortField=promiseDate&page=1');
  });

  it('choosing a period searches immediately, and replaces the typed dates', async () => {
    const { user, router } = await renderApp({ platform, route: '/?page=3' });
    await screen.findByRole('heading', { name: 'There is no page 3' });
    await user.type(find.term(), 'ana');
    await user.clear(find.start());
    expect(find.period()).toHaveDisplayValue('Custom dates');
    await user.selectOptions(find.period(), 'Last 30 days');
    await find.table();
    expect(router.state.location.search).toBe('?searchTerm=ana&period=30d&page=1');
    expect(find.start()).toHaveValue(daysAgo(30));
    await user.selectOptions(find.period(), 'Past 6 months');
    await waitFor(() => expect(router.state.location.search).toBe('?searchTerm=ana&page=1'));
  });

  it('before any search, choosing a period fills in the dates and does not search', async () => {
    const { user, router } = await renderApp({ platform });
    await user.selectOptions(find.period(), 'Last 7 days');
    expect(find.start()).toHaveValue(daysAgo(7));
    expect(router.state.location.search).toBe('');
    await user.click(find.search());
    await find.table();
    expect(router.state.location.search).toBe('?period=7d&page=1');
  });

  it('searching for the same again sends a new request', async () => {
    const { user } = await renderApp({ platform, route: '/?page=1' });
    await find.table();
    searches.lists();
    await user.click(find.search());
    await waitFor(() => expect(searches.lists()).toHaveLength(1));
  });
});

describe('R385: a search text that is too long for a request line', () => {
  const ids = Array.from({ length: 900 }, (_, index) => `missing-${index}`);
  const text = ['item-one', 'item-two', ...ids].join(' ');

  it('is in the fragment of the copied links, of the search and of its results beside an order', async () => {
    const { user, router } = await renderApp({ platform });
    await user.click(find.term());
    await user.paste(text);
    await user.click(find.search());
    expect((await find.orderIds()).sort()).toEqual(['one', 'two']);
    await user.click(await screen.findByRole('button', { name: 'Copy link to search' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain(`${window.location.origin}/#?`);
    expect(new URL(fullUrl(copied)).searchParams.get('searchTerm')).toBe(text);
    await user.click(screen.getByRole('button', { name: 'Split view' }));
    const list = await find.splitList();
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    // The order's only item opens by itself.
    await within(await screen.findByRole('article')).findByRole('tablist');
    await user.click(list.getByRole('button', { name: 'Copy link to order and results' }));
    const { pathname, search } = router.state.location;
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${pathname}#${search}`);
  });
});

describe('S2.16: the search text', () => {
  it('explains its syntax by examples on hover and on keyboard focus', async () => {
    const { user } = await renderApp({ platform });
    const button = screen.getByRole('button', { name: 'How to write the search text' });
    await user.hover(button);
    const tip = screen.getByRole('tooltip');
    for (const example of ['VP-100*', '"business cards"', '+ruiz +cards', 'ruiz -test'])
      expect(within(tip).getByText(example)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.unhover(button);
    button.focus();
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    expect(button).toHaveAccessibleDescription(/Search text by example/);
  });
});
