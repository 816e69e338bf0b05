import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { PEOPLE } from '#mocks/people.ts';
import { loadNotifications } from '#store/people/notificationsSlice.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { CONFIGURATION } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { testDecorations, testReadings } from './faultMatrixTests.ts';
import { isAsking, type Reading, twinOf } from './faultWalk.ts';
import type { Decoration } from './faultWalkDecorations.ts';
import { find, keepSavedSearches } from './searchPage.ts';

const platform = simulatedPlatform({ orders: 3 });
keepSavedSearches(platform, [{ name: 'Mine', criteria: aSearch(), columns: null }]);
platform.world.documentStore.set(`settings/${PEOPLE.staff.sub}/int-OOPs-searchColumns`, {
  columns: ['status', 'salesChannel'],
});

/** A search that finds one order: the rendering time of a large table is not tested here. */
const FEW = '/?searchTerm=VP-0847-0*&page=1';
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const says = (selector: string, words: RegExp) => () =>
  [...document.querySelectorAll(selector)].some(({ textContent }) => words.test(textContent ?? ''));

/** Opens the advanced search and, if it has a filter by merchant, the values of that filter. */
async function openMerchants(): Promise<void> {
  fireEvent.click(find.advanced());
  const drawer = await find.drawer();
  const title = await drawer.findByText(/^Merchants/, { selector: 'h3 button' }).catch(() => null);
  if (title) fireEvent.click(title);
}
/** The first selectable merchant, or null; the drawer itself if it has no filter by merchant (S2.26). */
function merchants(): HTMLElement | null {
  const drawer = one('.advanced-search');
  const title = drawer && within(drawer).queryByText(/^Merchants/, { selector: 'h3 button' });
  return title ? (title.closest('section')?.querySelector('input[type=checkbox]') ?? null) : drawer;
}

const NEWS_URL = 'https://news.platform.test/list.json';
const NEWS = [{ id: 'a', title: 'Press maintenance', body: 'Over.', severity: 'info' }];
const WITH_NEWS = { ...CONFIGURATION, pages: { ...CONFIGURATION.pages, notifications: NEWS_URL } };
beforeEach(() => platform.server.use(http.get(NEWS_URL, () => HttpResponse.json(NEWS))));

/**
 * Data that is requested once, as soon as a user is signed in. The page to report a problem makes no
 * requests, so these walks begin there.
 */
const READINGS: readonly Reading[] = [
  {
    title: 'the permissions of a user',
    isAtStart: true,
    route: () => FEW,
    asks: /^GET access-management .*\/permissions$/,
    content: () => one('main thead input[type=checkbox]'),
    none: /You do not have access to the order search/,
    // S8.3: the second text is the one for a session that has ended.
    failure: /Your permissions could not be loaded|Permissions cannot be loaded without authenticated user/,
  },
  {
    title: 'the available filters',
    isAtStart: true,
    route: () => '/',
    open: openMerchants,
    asks: /^GET (order-manager \/v1\/elastic\/available-filters|merchant-config \/v0\/merchants$)/,
    content: merchants,
    failure: /failed to load/i,
    requests: 2,
  },
  {
    title: 'the saved searches of a user',
    isAtStart: true,
    route: () => '/reports',
    asks: /^GET customizr .*savedSearches/,
    content: () => screen.queryByText('Mine'),
    // S8.2: a user who has saved nothing has no document; an unreadable one is set aside.
    none: /There are no saved searches/,
    failure: /Your saved searches could not be loaded/,
    own: { F04: /There are no saved searches/ },
  },
  {
    title: 'the news of the platform',
    preloaded: { configuration: WITH_NEWS },
    route: () => '/support',
    // A read that was pending when the fault began would not be repeated.
    first: (app) => waitFor(() => expect(isAsking(app), 'asking').toBe(false)),
    open: async ({ store }) => {
      act(() => void store.dispatch(loadNotifications.dismissed('')));
      fireEvent.click(screen.getByLabelText(/^Notifications/, { selector: 'button' }));
    },
    leave: async () => fireEvent.click(screen.getByLabelText('Close', { selector: '[role=dialog] button' })),
    asks: /^GET news \/list\.json/,
    content: () => one('[role=dialog] .notice'),
    none: /No news from the production channel/,
    failure: /The notifications could not be loaded/,
    // The list is requested without a token, so there is no token to renew.
    own: { F01: /The notifications could not be loaded/ },
  },
];

const DECORATIONS: readonly Decoration[] = [
  {
    title: 'the names of merchants, fulfillers and carriers',
    isAtStart: true,
    route: (visit) => {
      const { orderId, items } = twinOf(platform, LANDMARKS.single, visit);
      return `/orders/${orderId}?itemId=${items[0]?.itemId}&modal=shipmentPlan`;
    },
    asks: /^GET (merchant-config \/v0\/merchants|fulfiller-identity \/v1\/fulfillers|carriers [^?]*)(\?.*)?$/,
    beside: () => one('article'),
    known: says('[role=dialog] dd', /UPS/),
    lost: says('[role=dialog] dd', /^recs:ups-standard$/),
    // The session ends before the order has loaded.
    own: { F02: says('main', /There was a problem retrieving the order/) },
    // The three lists, and one request for the carrier service if the list of carriers does not name it.
    requests: 4,
  },
  {
    title: 'the columns, ID format, language and time zone of a user',
    isAtStart: true,
    route: () => FEW,
    asks: /^GET customizr .*(searchColumns|appSettings|ui-settings)/,
    beside: () => one('main table'),
    known: says('main th', /^Sales channel/),
    // The settings in this browser are used instead, and never overwrite the stored document.
    lost: says('main th', /^Recipient/),
    notice: /could not be read/,
    requests: 3,
  },
];

afterEach(() => {
  expect(platform.world.log.filter(({ operation }) => operation === 'saveSettings')).toEqual([]);
});

testReadings(platform, READINGS);

testDecorations(platform, DECORATIONS);
