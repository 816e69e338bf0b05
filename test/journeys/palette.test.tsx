import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseCriteria } from '#domain/search/searchUrl.ts';
import { PEOPLE } from '#mocks/people.ts';
import { selectOperation } from '#store/operation.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { quickSearch } from '#store/search/quickSearch.ts';
import { findOrderHeading } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';

const platform = simulatedPlatform({ orders: 12, hasLandmarks: false });

async function openPalette(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const app = await renderApp({ platform, route: '/support', ...options });
  await screen.findByRole('banner');
  await app.user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
  return { ...app, palette, input: palette.getByRole('combobox') };
}

describe('R31: the command palette', () => {
  it('opens an order by any of its IDs', async () => {
    const { user, router, palette, store } = await openPalette({ route: '/?page=1' });
    await waitFor(() => expect(store.getState().search.status).toBe('succeeded'));
    const order = store.getState().search.results?.orders[0];
    const item = order?.items[0];
    await user.paste(item?.shortItemId ?? '');
    await user.click(palette.getByRole('option', { name: /Open the order/ }));
    await findOrderHeading(order?.orderId ?? '?');
    expect(router.state.location.pathname).toBe(`/orders/${order?.orderId}`);
  });

  it.each([
    ['page', '/reports'],
    ['search', '/?searchTerm=other&page=1'],
  ])('R260: stops looking for an order when the user opens another %s', async (_title, path) => {
    const { user, router, store } = await openPalette({ route: '/' });
    const status = () => selectOperation(store.getState(), quickSearch, '').status;
    platform.faults.next({ path: /ordersearch/ }, { kind: 'neverAnswers' }, 30);
    await user.keyboard('qqqzzz{Enter}');
    expect(status()).toBe('running');
    await act(() => router.navigate(path));
    expect(status()).toBe('idle');
    platform.faults.clear();
  });

  it('R573: screen readers read the command that Enter runs, also right after typing', async () => {
    const { user, palette, input } = await openPalette();
    const expectRead = async (name: RegExp) => {
      const selected = palette.getByRole('option', { name, selected: true });
      await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', selected.id));
    };
    await user.keyboard('s');
    await user.keyboard('ettings');
    await expectRead(/Open the settings/);
    await user.keyboard('{ArrowDown}');
    await expectRead(/Open the order/);
    await user.keyboard('{Control>}a{/Control}reports');
    await expectRead(/reports/i);
    await user.clear(input);
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', ''));
  });

  it('keeps the typed text while its code loads', async () => {
    const { user } = await renderApp({ platform });
    await screen.findByRole('banner');
    await user.click(find.term());
    await user.keyboard('{Control>}k{/Control}missex{Backspace}d');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    expect(palette.getByRole('combobox')).toHaveValue('missed');
    expect(screen.getByRole('searchbox', { name: 'Search text', hidden: true })).toHaveValue('');
  });

  it('does nothing on Enter before the user types or selects something', async () => {
    const orderId = 'palette-enter';
    platform.world.addOrder(anOrder().id(orderId).with(anItem()).build());
    const { user, router } = await renderApp({ platform, route: `/orders/${orderId}` });
    await findOrderHeading(orderId);
    // The order adds its commands once its items are loaded.
    await screen.findAllByRole('article');
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    expect(palette.queryByRole('option', { selected: true })).toBeNull();
    await user.keyboard('{Enter}');
    expect(palette.getByRole('combobox')).toBeInTheDocument();
    await user.keyboard('x{Backspace}{Enter}');
    expect(router.state.location.search).not.toMatch(/modal/);
    await user.keyboard('{ArrowDown}');
    expect(palette.getByRole('option', { selected: true })).toBe(palette.getAllByRole('option')[0]);
  });

  it('opens the best match on Enter', async () => {
    platform.world.addOrder(anOrder().with(anItem().at('producing').late('fulfillment')).build());
    const { user, router } = await openPalette();
    await user.keyboard('missed sla{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.search).toMatch(/delayedStatuses=/);
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it('lists the opened orders, not those that were only prefetched', async () => {
    const { user, store } = await renderApp({ platform, route: '/?page=1' });
    const [opened = '', ahead = ''] = await find.orderIds();
    const linkTo = (orderId: string) =>
      screen.getAllByRole('link').find((link) => link.dataset.orderId === orderId) ?? document.body;
    await user.hover(linkTo(ahead));
    await waitFor(() => expect(store.getState().orders.loaded).toHaveProperty([ahead]));
    await user.click(linkTo(opened));
    await findOrderHeading(opened);
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    expect(await palette.findByRole('option', { name: `Order ${opened}` })).toBeInTheDocument();
    expect(palette.queryByRole('option', { name: `Order ${ahead}` })).toBeNull();
  });

  it('looks up a typed ID even if a recent order contains its characters separately', async () => {
    const orderId = 'a4b7c1d1-recent';
    platform.world.addOrder(anOrder().id(orderId).with(anItem()).build());
    const { router, user } = await renderApp({ platform, route: `/orders/${orderId}` });
    await findOrderHeading(orderId);
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    expect(await palette.findByRole('option', { name: `Order ${orderId}` })).toBeInTheDocument();
    await user.keyboard('4711');
    expect(palette.queryByRole('option', { name: `Order ${orderId}` })).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toMatch(/searchTerm=4711/));
  });

  it('finds a command by its words in any order and letter case; Enter opens its dialog with the focus', async () => {
    const { user, palette } = await openPalette();
    await user.paste('SETTINGS open');
    expect(palette.getByRole('option', { name: /Open the settings/ })).toBeInTheDocument();
    expect(palette.getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.paste('open the settings');
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Settings' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  const OTHER_WORDS = [
    ['en', 'overdue', 'Missed SLA', 'Show delayed orders'],
    ['en', 'late', 'Missed SLA', 'Show delayed orders'],
    ['de', 'überfällig', 'SLA verletzt', 'Verspätete Aufträge anzeigen'],
    ['fr', 'en retard', 'SLA dépassé', 'Afficher les commandes en retard'],
    ['it', 'in ritardo', 'SLA non rispettato', 'Mostra gli ordini in ritardo'],
    ['nl', 'te laat', 'SLA niet gehaald', 'Vertraagde orders tonen'],
  ] as const;
  it.each(IS_DEEP ? OTHER_WORDS : OTHER_WORDS.slice(0, 1))(
    'finds delayed orders by another word: %s, %s',
    async (language, word, search, tab) => {
      const { user } = await renderApp({ platform, route: '/?page=1', language });
      await find.orderIds();
      await user.keyboard(`{Control>}k{/Control}${word}`);
      const palette = within(await screen.findByRole('dialog'));
      expect(await palette.findByRole('option', { name: search })).toBeInTheDocument();
      expect(palette.getByRole('option', { name: new RegExp(`^${tab}`) })).toBeInTheDocument();
    },
  );

  it('prefers a name to another word on Enter', async () => {
    const { user, router } = await openPalette();
    await user.keyboard('missed{Enter}');
    expect(router.state.location.search).toMatch(/delayedStatuses=/);
  });

  it('R86: offers no searches to people without access', async () => {
    const { user, palette } = await openPalette({ as: 'nobody' });
    await screen.findByText(new RegExp(PEOPLE.nobody.sub.replace('|', '\\|')));
    // The page is rendered first.
    await waitFor(() => expect(palette.queryByRole('group', { name: 'Searches' })).toBeNull());
    expect(palette.getByRole('option', { name: /Open the settings/ })).toBeInTheDocument();
    await user.keyboard('missed');
    expect(palette.queryAllByRole('option')).toEqual([]);
  });

  it('R418, R484: offers neither a selection nor runs to people who can change no order', async () => {
    const { palette, store, user } = await openPalette({ route: '/?page=1', as: 'viewer' });
    await waitFor(() => expect(store.getState().search.status).toBe('succeeded'));
    await user.paste('select');
    expect(palette.queryAllByRole('option', { name: /^Select/ })).toEqual([]);
    await user.clear(palette.getByRole('combobox'));
    await user.paste('recent runs');
    expect(palette.queryByRole('option', { name: 'Recent runs' })).toBeNull();
  });

  it('runs a saved search', async () => {
    const { settings } = rootReducer(undefined, { type: 'start' });
    const saved = {
      name: 'My late posters',
      criteria: parseCriteria(new URLSearchParams('searchTerm=poster&page=1')),
      columns: ['merchant'],
    };
    const { user, router, store } = await openPalette({
      preloaded: { settings: { ...settings, savedSearches: [saved], baseOfUnsaved: { savedSearches: [] } } },
    });
    await user.paste('late posters');
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toMatch(/searchTerm=poster.*&columns=merchant$/);
    expect(store.getState().search.columns).toEqual(['merchant']);
  });

  it('switches the theme, the time zone and the language', async () => {
    const { user, store } = await renderApp({ platform, route: '/support', as: 'viewer' });
    await screen.findByRole('banner');
    for (const [typed, changed] of [
      ['theme: dark', { theme: 'dark' }],
      ['switch between utc', { displayZone: 'utc' }],
      ['language: deutsch', { language: 'de' }],
    ] as const) {
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('dialog', { name: 'Command palette' });
      await user.paste(typed);
      await user.keyboard('{Enter}');
      expect(store.getState().settings).toMatchObject(changed);
    }
  });

  it('offers only a search if no command matches', async () => {
    const { user, palette, router } = await openPalette();
    await user.keyboard('qqqzzz');
    expect(palette.getAllByRole('option')).toHaveLength(1);
    expect(palette.queryByText(/^No /)).toBeNull();
    await user.click(palette.getByRole('option', { name: /search for “qqqzzz”/ }));
    expect(await screen.findByRole('heading', { name: /No orders found for “qqqzzz”/ })).toBeInTheDocument();
    expect(router.state.location.search).toMatch(/searchTerm=qqqzzz/);
  });

  it('closes on Back and on any other navigation', async () => {
    const { user, router } = await openPalette({ route: '/support' });
    await act(() => router.navigate('/reports'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Report a problem' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
