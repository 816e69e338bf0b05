import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';
import { byMenu, findDialog } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform({ hasLandmarks: false });
const searches = searchesOf(platform);

/** Adds orders of the merchant; a third of them are in routing, and one has an unlisted fulfiller. */
function addOrders(count: number, merchantId: string, id: string): void {
  for (let index = 0; index < count; index += 1) {
    const stage = index % 3 === 0 ? 'routing' : 'producing';
    const item = anItem()
      .at(stage)
      .by(index === 7 ? 'unlisted' : 'k3vd81mq0z')
      .priced(10);
    platform.world.addOrder(anOrder().id(`${id}-${index}`).of(merchantId).with(item).build());
  }
}
addOrders(12, 'acme-print', 'order');

async function openBreakdown(preloaded: Partial<RootState> = {}, query = 'page=1') {
  const app = await renderApp({ platform, route: `/?${query}`, preloaded });
  await find.table();
  await find.tabCounts();
  searches.lists();
  await app.user.click(await screen.findByRole('button', { name: 'Breakdown' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Breakdown of this search' }));
  return { ...app, dialog };
}

/** The rows of a table: label, orders, amount. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ]);

describe('R60: the breakdown of a search', () => {
  it('copies a table for a spreadsheet', async () => {
    const { user, dialog } = await openBreakdown();
    await dialog.findByText('All 12 orders in this search are counted.');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await dialog.findByRole('button', { name: 'Copy table: Status' }));
    expect(writeText).toHaveBeenCalledWith(
      'Status\tOrders\tAmount (EUR)\nRouting\t4\t40.00\nIn production\t8\t80.00',
    );
  });

  it('copies amounts with the decimal sign that spreadsheets of the region expect', async () => {
    const settings = { ...rootReducer(undefined, { type: 'start' }).settings, regionalSettings: 'de-DE' };
    const { user, dialog } = await openBreakdown({ settings });
    await dialog.findByText(/^All 12 orders/);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await dialog.findByRole('button', { name: 'Copy table: Status' }));
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('\nRouting\t4\t40,00\n'));
  });

  it('is not read again when it is reopened for the same results', async () => {
    const { user, dialog } = await openBreakdown();
    await dialog.findByText('All 12 orders in this search are counted.');
    searches.lists();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Breakdown' }));
    await screen.findByText('All 12 orders in this search are counted.');
    expect(searches.lists()).toHaveLength(0);
  });

  it('says that it failed, and counts again on request', async () => {
    const app = await renderApp({ platform, route: '/?page=1' });
    await find.table();
    await find.tabCounts();
    platform.server.use(
      http.post('*/v2/ordersearch', () => HttpResponse.json({ message: 'no' }, { status: 400 }), {
        once: true,
      }),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Breakdown' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The orders could not be counted');
    await app.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All 12 orders in this search are counted.')).toBeInTheDocument();
  });

  it('R410: offers to sign in again if the session has ended', async () => {
    const app = await renderApp({ platform, route: '/?page=1' });
    await find.table();
    await find.tabCounts();
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 401 }, 4);
    onTestFinished(() => platform.faults.clear());
    await app.user.click(await screen.findByRole('button', { name: 'Breakdown' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Sign in again' })).toBeVisible();
  });
});

describe('R91: another display time zone', () => {
  it('counts again, because the days of promises depend on it', async () => {
    const { user, dialog, store } = await openBreakdown();
    await dialog.findByText(/^All [\d,]+ orders/);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    act(
      () =>
        void store.dispatch(preferencesChanged({ displayZone: 'user', userTimezone: 'America/Los_Angeles' })),
    );
    await user.click(screen.getByRole('button', { name: 'Breakdown' }));
    await screen.findByText(/^All [\d,]+ orders/);
    expect(store.getState().progress.breakdown?.timezone).toBe('America/Los_Angeles');
  });
});

describe('R60: results that arrive while the breakdown is open', () => {
  it('are counted instead of those it was opened for', async () => {
    const { dialog, router } = await openBreakdown();
    await dialog.findByText('All 12 orders in this search are counted.');
    await act(() => router.navigate('/?searchTerm=order-7&page=1'));
    expect(await dialog.findByText('This search found only 1 order.')).toBeInTheDocument();
  });
});

describe('R61: clicking a bar', () => {
  it('filters the search by a merchant and closes the dialog', async () => {
    const { user, dialog, router } = await openBreakdown();
    await dialog.findByText('All 12 orders in this search are counted.');
    const table = await dialog.findByRole('table', { name: 'Merchant' });
    const [label] = within(table).getAllByRole('button');
    if (!label) throw new Error('There is no bar');
    await user.click(label);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(new URLSearchParams(router.state.location.search).getAll('merchants')).toHaveLength(1);
  });

  it('searches for the orders of a status by their IDs', async () => {
    const { user, dialog } = await openBreakdown();
    await dialog.findByText('All 12 orders in this search are counted.');
    await user.click(await dialog.findByRole('button', { name: 'Routing' }));
    // Above the list for screen readers, and below it.
    expect(await screen.findAllByText(/^Rows 1–4 of 4/)).toHaveLength(2);
  });
});

describe('R60: amounts in several currencies', () => {
  it('a bar without orders in the main currency shows the amount in its own currency', async () => {
    for (const [index, currency] of ['USD', 'GBP'].entries()) {
      const item = anItem().at('accepted').priced(20, currency);
      platform.world.addOrder(
        anOrder().id(`abroad-${index}`).having({ merchantId: 'blue-heron' }).with(item).build(),
      );
    }
    const { dialog } = await openBreakdown();
    await dialog.findByText('All 14 orders in this search are counted.');
    await waitFor(() => {
      const rows = rowsOf(dialog.getByRole('table', { name: 'Merchant' }));
      expect(rows.map(([, , amount]) => amount)).toEqual([
        '€120.00',
        expect.stringMatching(/^(US\$20\.00|£20\.00) \+1/),
      ]);
    });
  });
});

// After the others, because it changes an order; the test before it has added two.
it('R92: counts again when it is reopened after an order has changed, like the CSV', async () => {
  const { dialog, ...app } = await openBreakdown();
  const { user, router } = app;
  await dialog.findByText('All 14 orders in this search are counted.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await act(() => router.navigate('/orders/order-0'));
  await byMenu('Cancel order')(app);
  const cancel = await findDialog('Cancel order');
  await user.click(cancel.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate('/?page=1'));
  await find.table();
  await user.click(await screen.findByRole('button', { name: 'Breakdown' }));
  const reopened = within(await screen.findByRole('dialog', { name: 'Breakdown of this search' }));
  await waitFor(() =>
    expect(rowsOf(reopened.getByRole('table', { name: 'Status' }))).toEqual(
      expect.arrayContaining([
        ['Routing', '3', '€30.00'],
        ['Cancelled', '1', '€10.00'],
      ]),
    ),
  );
});

it('R61: a bar of the last hour still finds its orders when they are older than an hour', async () => {
  const createdDate = new Date(Date.now() - 58 * 60_000).toISOString();
  for (const id of ['aging-1', 'aging-2'])
    platform.world.addOrder(anOrder().id(id).of('aging').having({ createdDate }).with(anItem()).build());
  const { user, dialog } = await openBreakdown({}, 'period=1h&merchants=aging');
  const bar = within(await dialog.findByRole('table', { name: 'Status' })).getByRole('button');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  searches.lists();
  await user.click(bar);
  await waitFor(() => expect(searches.lists()).toHaveLength(1));
  expect(await find.orderIds()).toEqual(['aging-1', 'aging-2']);
});

it('R60: counts all orders with one call per page, and can be read as tables', async () => {
  addOrders(120, 'studio-zeven', 'many');
  const { dialog } = await openBreakdown({}, 'merchants=studio-zeven&page=1');
  expect(await dialog.findByText('All 120 orders in this search are counted.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(searches.lists()).toHaveLength(2);
  await waitFor(() =>
    expect(rowsOf(dialog.getByRole('table', { name: 'Status' }))).toEqual([
      ['Routing', '40', '€400.00'],
      ['In production', '80', '€800.00'],
    ]),
  );
  expect(dialog.getAllByRole('table')).toHaveLength(7);
});

it('R483: a fulfiller with more late orders than IDs can find is listed by its filter', async () => {
  for (let index = 0; index < 501; index += 1) {
    const item = anItem().at('preparing').late('fulfillment').by('k3vd81mq0z');
    platform.world.addOrder(anOrder().id(`late-${index}`).of('late-shop').with(item).build());
  }
  const search = 'delayedStatuses=fulfillment&merchants=late-shop';
  const { user, dialog, router } = await openBreakdown({}, search);
  await dialog.findByText('All 501 orders in this search are counted.');
  const bar = within(dialog.getByRole('table', { name: 'Fulfiller' })).getByRole('button');
  expect(bar).toHaveAccessibleDescription(/^Show these orders, but only those with one item that matches/);
  await user.click(bar);
  const query = new URLSearchParams(router.state.location.search);
  expect(query.getAll('fulfillers')).toEqual(['k3vd81mq0z']);
  expect(query.getAll('delayedStatuses')).toEqual(['fulfillment']);
});
