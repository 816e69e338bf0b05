import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#test/renderApp.tsx';
import { find } from './searchPage.ts';
import { ago, MINUTE, searchResultsScene } from './searchResultsScene.ts';

const platform = searchResultsScene();

const status = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join(' ');
const tab = (name: RegExp) => screen.getByRole('tab', { name });

/** Opens a search for which the platform returns one order and reports this total. */
async function withTotal(total: number, route = '/?page=1') {
  const order = { orderId: 'one', merchantId: 'acme-print', items: [] };
  const results = [{ order }];
  platform.faults.next(
    { path: /ordersearch/ },
    { kind: 'status', status: 200, body: { totalResults: total, results } },
  );
  return renderApp({ platform, route });
}

describe('S2.36: the summary above the results', () => {
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
    ['/?merchants=inkwell-gifts&sortOrder=ascending', /sorted by created date, oldest first$/],
    ['/?merchants=inkwell-gifts&sortField=promiseDate', /sorted by promise date, earliest first$/],
    ['/?merchants=kartenzauber&period=1h', /^Rows 1–\d\d of \d\d \(Last hour\), sorted by/],
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

  it('uses the language of the user', async () => {
    await renderApp({ platform, route: '/?merchants=kartenzauber&sortField=relevance', language: 'de' });
    await find.orderIds();
    expect(
      screen.getAllByText('Zeilen 1–100 von 230 aus den letzten 6 Monaten, sortiert nach Relevanz').length,
    ).toBeGreaterThan(0);
  });
});

const WHY = 'The dates or a filter may exclude them.';

it('R144: lists the pasted IDs that were not found, above the rows', async () => {
  await renderApp({ platform, route: '/?searchTerm=bulk-7%20bulk-9,bulk-7777%20bulk-8888&page=1' });
  const note = await screen.findByText(/^2 of these IDs were not found:/);
  expect(note).toHaveTextContent('bulk-7777, bulk-8888');
  expect(note).not.toHaveTextContent(WHY);
  expect((await find.orderIds()).sort()).toEqual(['bulk-7', 'bulk-9']);
  expect(within(note).getByRole('button', { name: 'Copy missing IDs' })).toBeInTheDocument();
  const table = screen.getByRole('table');
  expect(note.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each(['period=24h', 'merchants=kartenzauber'])(
  'R171: %s may exclude IDs that exist',
  async (narrowing) => {
    await renderApp({ platform, route: `/?searchTerm=bulk-7+bulk-7777&${narrowing}&page=1` });
    expect(await screen.findByText(/^1 of these IDs was not found:/)).toHaveTextContent(WHY);
  },
);

it('lists the pasted IDs across all pages', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `bulk-${index + 1}`);
  const searchTerm = [...ids, 'bulk-7777'].join(' ');
  const { user } = await renderApp({
    platform,
    route: `/?${new URLSearchParams({ searchTerm, page: '1' })}`,
  });
  const title = /^1 of these IDs was not found:/;
  expect(await screen.findByText(title)).toHaveTextContent('bulk-7777');
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(async () => expect(await find.orderIds()).toHaveLength(20));
  expect(await screen.findByText(title)).toHaveTextContent('bulk-7777');
});

describe('S2.24: the tabs', () => {
  it('are views of the same search, each with its count and its own URL', async () => {
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

  it('count the orders that a click shows, and replace an item status filter', async () => {
    const route = '/?merchants=kartenzauber&statuses=onHold&page=1';
    const { user, router } = await renderApp({ platform, route });
    await screen.findByRole('heading', { name: 'No orders found' });
    expect(await screen.findByRole('tab', { name: 'All 230' })).toHaveAttribute('aria-selected', 'false');
    expect(await screen.findByRole('tab', { name: 'Delayed 7' })).toHaveAccessibleDescription(
      'Replaces the status filters',
    );
    await user.click(tab(/^Delayed/));
    await waitFor(async () => expect(await find.orderIds()).toHaveLength(7));
    expect(router.state.location.search).not.toContain('onHold');
  });

  it('R546: can be reached by arrow keys, except with Alt, which the browser needs to go back', async () => {
    const { user } = await renderApp({ platform, route: '/?merchants=inkwell-gifts' });
    await find.orderIds();
    tab(/^All/).focus();
    expect(fireEvent.keyDown(tab(/^All/), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(tab(/^All/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab(/^Errors/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab(/^Delayed/)).toHaveFocus();
    await user.keyboard('{ArrowRight}[Space]');
    await waitFor(() => expect(tab(/^Errors/)).toHaveAttribute('aria-selected', 'true'));
    expect(await find.orderIds()).toEqual(['rare']);
  });

  it('are all inactive if the filters match none of them', async () => {
    await renderApp({ platform, route: '/?merchants=kartenzauber&delayedStatuses=preparing' });
    await find.orderIds();
    for (const name of [/^All/, /^Delayed/, /^Errors/])
      expect(tab(name)).toHaveAttribute('aria-selected', 'false');
  });
});

describe('S2.40: the pages', () => {
  it('are real links around the current one; a click loads its results or, after typing, page 1 of that search', async () => {
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
    await user.type(find.term(), 'bulk');
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?searchTerm=bulk&merchants=kartenzauber&page=1'),
    );
  });

  it('R527: count from the page that is loading, so that a key pressed twice leads two pages further', async () => {
    const { user, router } = await renderApp({ platform, route: '/?merchants=kartenzauber&page=1' });
    await find.orderIds();
    const pages = within(await screen.findByRole('navigation', { name: 'Result pages' }));
    platform.faults.hold({ path: /ordersearch/ }, 30);
    await user.keyboard(']');
    await waitFor(() => expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current'));
    await user.keyboard(']');
    await waitFor(() => expect(router.state.location.search).toBe('?merchants=kartenzauber&page=3'));
    platform.faults.clear();
    await waitFor(async () => expect(await find.orderIds()).toHaveLength(30));
  });

  it('R461: a page past the end says where the results end, also to screen readers', async () => {
    const { user } = await renderApp({ platform, route: '/?merchants=kartenzauber&page=9' });
    expect(await screen.findByRole('heading', { name: 'There is no page 9' })).toBeInTheDocument();
    expect(
      await screen.findByText('There is no page 9', { selector: '[role="status"]' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to page 3' }));
    await waitFor(async () => expect(await find.orderIds()).toHaveLength(30));
  });

  it('S5.14: above 10,000 results a banner explains the limit', async () => {
    await withTotal(12_840);
    await find.orderIds();
    expect(await screen.findByRole('note')).toHaveTextContent(
      /Too many results: only the first 10,000 can be shown/,
    );
    expect(screen.getByRole('link', { name: 'Page 100' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Page 101' })).not.toBeInTheDocument();
  });

  it('S5.14: at 10,000 results there is no banner', async () => {
    await withTotal(10_000);
    // The place for new orders loads together with the banner, after the rows.
    await waitFor(() => expect(document.querySelector('.new-orders')).not.toBeNull());
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
