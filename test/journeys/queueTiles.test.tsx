import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrderSearchBody } from '#api/wire/orderSearchWire.ts';
import { parseCriteria } from '#domain/search/searchUrl.ts';
import type { FaultMatch } from '#mocks/faults.ts';
import { PEOPLE, type PersonName } from '#mocks/people.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { anItem, anOrder, type ItemBuilder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform({ hasLandmarks: false });
const searches = searchesOf(platform);
const HOUR = 3_600_000;
const SEARCHES: FaultMatch = { path: /ordersearch/ };
const VENLO = 'k3vd81mq0z';

/** The name of each recommended search, in the order of the tiles, and an item that the search finds. */
const FOUND_BY: readonly [string, () => ItemBuilder][] = [
  ['Blocked', () => anItem().current('onHold')],
  ['Missed SLA', () => anItem().late('preparing', 30)],
  ['Pending cancellation', () => anItem().current('pendingCancellation')],
  ['Awaiting customer feedback', () => anItem().current('documentReviewFeedback')],
  ['Awaiting fulfillment', () => anItem().at('producing')],
  ['Awaiting fulfiller response', () => anItem().current('awaitingFulfillerResponse')],
];
const LAST_DAY = 'Last 24 hours';

function add(merchantId: string, item: ItemBuilder, hoursAgo: number): void {
  const createdDate = new Date(Date.now() - hoursAgo * HOUR).toISOString();
  platform.world.addOrder(anOrder().of(merchantId).having({ createdDate }).with(item).build());
}

/**
 * The first tile finds one order of Acme, the second one two, and so on. Each tile also finds one order of
 * each of two other merchants; Printworks Venlo makes those of the second merchant. Acme's orders are less
 * than a day old.
 */
beforeAll(() => {
  for (const [index, [, item]] of FOUND_BY.entries()) {
    for (let count = 0; count <= index; count += 1) add('acme-print', item(), 4 * index + 0.5);
    add('studio-zeven', item(), 100);
    add('druckwerk-sued', item().by(VENLO), 100);
  }
});

const tileLink = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });
const totalOf = async (name: string) => {
  const tile = within((await tileLink(name)).closest('li') as HTMLElement);
  return Number((await tile.findByText(/^\d+$/)).textContent);
};
const totals = async () => Promise.all([...FOUND_BY.map(([name]) => name), LAST_DAY].map(totalOf));

/**
 * How many orders each user finds with each tile and, as the last number, in the last day; null for a user
 * who cannot search.
 */
const MAY_FIND: Record<PersonName, number[] | null> = {
  staff: [3, 4, 5, 6, 7, 8, 21],
  developer: [3, 4, 5, 6, 7, 8, 21],
  viewer: [2, 3, 4, 5, 6, 7, 21],
  merchantOperator: [1, 2, 3, 4, 5, 6, 21],
  fulfillerOperator: [1, 1, 1, 1, 1, 1, 0],
  nobody: null,
};

describe('R103: the tiles of the queue', () => {
  it.each(Object.keys(PEOPLE) as PersonName[])('count the orders that %s may find', async (as) => {
    await renderApp({ platform, as });
    const expected = MAY_FIND[as];
    if (expected) expect(await totals()).toEqual(expected);
    else {
      expect(await screen.findByText(new RegExp(PEOPLE[as].sub.replace('|', '\\|')))).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Queue' })).toBeNull();
    }
  });

  it('each show exactly as many orders as their click finds', async () => {
    const { user, router } = await renderApp({ platform });
    for (const name of [...FOUND_BY.map(([tile]) => tile), LAST_DAY]) {
      const total = await totalOf(name);
      await user.click(await tileLink(name));
      // The results of the tile before may still be shown for a moment.
      await waitFor(async () => {
        expect({ name, found: (await find.orderIds()).length }).toEqual({ name, found: total });
      });
      await act(() => router.navigate('/'));
    }
  });
});

function becomes(visibility: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('R102: the queue', () => {
  afterEach(() => becomes('visible'));

  it('sends nothing while the page is hidden', async () => {
    searches.counts();
    searches.lists();
    becomes('hidden');
    await renderApp({ platform });
    expect(await tileLink('Blocked')).toHaveTextContent('–');
    expect([searches.counts(), searches.lists()]).toEqual([[], []]);
    becomes('visible');
    expect(await totalOf('Blocked')).toBe(3);
  });

  it('delays neither the form nor a search, even if none of its calls gets a response', async () => {
    platform.faults.next(SEARCHES, { kind: 'neverAnswers' }, 5);
    searches.lists();
    const { user, router } = await renderApp({ platform });
    const asked: unknown[] = [];
    await waitFor(() => {
      asked.push(...searches.lists());
      expect(asked).toHaveLength(5);
    });
    await user.selectOptions(find.period(), '7d');
    await user.type(find.term(), 'Standard');
    await user.click(find.search());
    await find.orderIds();
    expect(router.state.location.search).toContain('searchTerm=Standard');
    await find.tabCounts();
  });
});

describe('R2: a saved search with dates that the form would refuse', () => {
  it('says so in its tile instead of "Try again", and is not sent', async () => {
    const { settings } = rootReducer(undefined, { type: 'start' });
    const criteria = parseCriteria(new URLSearchParams('searchTerm=posters&period=400d&page=1'));
    const savedSearches = [{ name: 'Old posters', criteria, columns: null }];
    const unsaved = { ...settings, savedSearches, baseOfUnsaved: { savedSearches: [] } };
    searches.counts();
    await renderApp({ platform, preloaded: { settings: unsaved } });
    await totals();
    const item = (await tileLink('Old posters')).closest('li') as HTMLElement;
    expect(within(item).getByText(/outside the allowed range/)).toBeVisible();
    expect(within(item).queryByRole('button')).toBeNull();
    expect(item).toHaveAttribute('aria-busy', 'false');
    expect(JSON.stringify(searches.counts())).not.toContain('posters');
  });
});

describe('R103: "Start here"', () => {
  const NOTE = 'Selected from the 100 orders with the earliest promise dates in each search';
  const region = async () => within(await screen.findByRole('region', { name: 'Start here' }));

  it('says so if it knows only the first orders of a search', async () => {
    const { close } = await renderApp({ platform });
    await totals();
    expect((await region()).queryByText(NOTE)).toBeNull();
    close();
    for (let count = 0; count < 100; count += 1) add('studio-zeven', anItem().late('preparing', 30), 100);
    await renderApp({ platform });
    expect(await (await region()).findByText(NOTE)).toBeInTheDocument();
  });
});

describe('R138: the rows of "Start here"', () => {
  const region = async () => within(await screen.findByRole('region', { name: 'Start here' }));

  const URGENT = ['Blocked', 'Missed SLA'];
  const retryOf = async (name: string) =>
    within((await tileLink(name)).closest('li') as HTMLElement).findByRole('button', { name: 'Try again' });

  it('appear together when both searches have responded', async () => {
    const missedSla = Promise.withResolvers<undefined>();
    platform.server.use(
      http.post<never, OrderSearchBody>('*/v2/ordersearch', async ({ request }) => {
        const { statusesInclusive = [] } = await request.clone().json();
        return statusesInclusive.some(({ name }) => name === 'preparing') ? missedSla.promise : undefined;
      }),
    );
    await renderApp({ platform });
    const start = await region();
    await totalOf('Blocked');
    expect(start.queryAllByRole('link')).toEqual([]);
    expect(start.getByRole('status')).toHaveTextContent('Loading…');
    expect(start.getByRole('status').querySelectorAll('li')).toHaveLength(10);
    missedSla.resolve(undefined);
    await Promise.all(URGENT.map(totalOf));
    await waitFor(() => expect(start.queryByRole('status')).toBeNull());
    expect(start.getAllByRole('listitem')).not.toEqual([]);
  });

  it('open the first order with s, also before they appear, and Back returns to the start page', async () => {
    const { user, router } = await renderApp({ platform });
    await region();
    await user.keyboard('s');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/orders\//));
    await act(() => router.navigate(-1));
    await waitFor(async () => expect((await region()).queryAllByRole('listitem')).not.toEqual([]));
    expect(router.state.location.pathname).toBe('/');
  });

  it('appear when one search has responded and the other one has failed, and stay during a retry', async () => {
    platform.faults.next(SEARCHES, { kind: 'status', status: 403 }, 30);
    const { user } = await renderApp({ platform });
    const [blocked, missed] = await Promise.all(URGENT.map(retryOf));
    platform.faults.clear();
    await user.click(missed as HTMLElement);
    await waitFor(async () => expect((await region()).queryAllByRole('listitem')).not.toEqual([]));
    platform.faults.next(SEARCHES, { kind: 'neverAnswers' });
    await user.click(blocked as HTMLElement);
    expect((await region()).getAllByRole('listitem')).not.toEqual([]);
  });

  it('R218: have the failure of the other search and its retry above them', async () => {
    platform.faults.next(SEARCHES, { kind: 'status', status: 403 }, 30);
    const { user } = await renderApp({ platform });
    const [, missed] = await Promise.all(URGENT.map(retryOf));
    platform.faults.clear();
    await user.click(missed as HTMLElement);
    const start = await region();
    await waitFor(() => expect(start.queryAllByRole('listitem')).not.toEqual([]));
    expect(
      start.getByText('A search for urgent orders could not be loaded. Permission denied · 403 Forbidden'),
    ).toBeInTheDocument();
    await user.click(start.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(start.queryByText(/could not be loaded/)).toBeNull());
    // R424
    expect(start.getByText('Start here: Loaded.')).toHaveRole('status');
    expect(await totalOf('Blocked')).toBe(3);
  });
});
