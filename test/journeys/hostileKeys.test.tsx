import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { orderPath } from '#domain/links/paths.ts';
import type { NewOrder } from '#mocks/records.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find, keepSavedSearches, keptSavedSearches } from './searchPage.ts';

const platform = simulatedPlatform();
const ACTIONS = 'http://merchant-order.platform.test/v1/orders/:orderId/actions';

/** Properties that every object inherits: such a key must not find a value that was not stored. */
const KEYS = ['constructor', '__proto__', ...(IS_DEEP ? ['toString', 'hasOwnProperty'] : [])];

let app: App | null = null;
afterEach(() => app?.close());

async function open(route: string): Promise<App> {
  app = await renderApp({ platform, route });
  return app;
}

/**
 * An order in which the key replaces the merchant, a fulfiller, a status, an event, a currency, and the IDs
 * of an item and its group; with `isWhole` also the order's own ID.
 */
function named(key: string, isWhole: boolean): NewOrder {
  const item = anItem().at('producing').late('fulfillment').current(key).by(key);
  const order = anOrder()
    .of(key)
    .with(item, anItem().at('producing'))
    .event(key)
    .linked(key, 'https://a.example/1');
  const record = order.having({ currencyCode: key, customerPrices: { [key]: 7 }, totalPrice: 7 }).build();
  const [first] = record.items ?? [];
  const ids = [first?.itemId, first?.fulfillmentGroupId, isWhole && record.orderId];
  const text = ids
    .filter((id) => typeof id === 'string')
    .reduce((json, id) => json.replaceAll(JSON.stringify(id), JSON.stringify(key)), JSON.stringify(record));
  return JSON.parse(text);
}

/** Checks that no page and no panel has crashed. */
function expectWhole() {
  expect(screen.queryByText('Something went wrong on this page')).not.toBeInTheDocument();
  expect(screen.queryByText(/could not be displayed/)).not.toBeInTheDocument();
  expect(app?.defects).toEqual([]);
}

describe.each(KEYS)('%s is handled like any other key', (key) => {
  it('as the ID of an order that does not exist', async () => {
    await open(orderPath(key));
    expect(await screen.findByRole('heading', { name: 'No order with this ID' })).toBeInTheDocument();
    expectWhole();
  });

  it('as the ID of an order, its item, group, merchant and fulfiller, and as a status, an event and a currency', async () => {
    platform.world.addOrder(named(key, true));
    const { user } = await open(orderPath(key, key));
    expect(await screen.findByRole('heading', { level: 1, name: key })).toBeInTheDocument();
    expect(await screen.findByLabelText('Order summary')).toHaveTextContent(key);
    const [card] = await screen.findAllByRole('article');
    const tabs = await within(card as HTMLElement).findAllByRole('tab');
    expect(tabs.length).toBeGreaterThan(2);
    for (const tab of tabs) {
      await user.click(tab);
      const panel = await within(card as HTMLElement).findByRole('tabpanel', { name: tab.textContent ?? '' });
      await waitFor(() => expect(within(panel).queryByText('Loading…')).not.toBeInTheDocument());
      expectWhole();
    }
    await user.click(screen.getByRole('button', { name: 'Order actions' }));
    const change = await screen.findByRole('button', { name: /^Change delivery address/ });
    await waitFor(() => expect(change).not.toHaveAccessibleDescription(/asked|loading/i));
    expectWhole();
  });

  it('as the ID of a group and an item without actions', async () => {
    platform.server.use(http.get(ACTIONS, () => HttpResponse.json({ actions: [], fulfillmentGroups: [] })));
    const { orderId } = platform.world.addOrder(named(key, false));
    const { user } = await open(orderPath(orderId));
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: 'Order actions' }));
    const change = await screen.findByRole('button', { name: /^Change delivery address/ });
    await waitFor(() => expect(change).toHaveAccessibleDescription(/^No affected fulfillment group/));
    for (const menu of screen.getAllByRole('button', { name: /^Actions for/ })) await user.click(menu);
    expectWhole();
  });

  it('in the dialogs that read by item and group', async () => {
    const { orderId } = platform.world.addOrder(named(key, false));
    // The first dialog opens before the items are loaded, and another element replaces it afterwards.
    const { router } = await open(`${orderPath(orderId)}?modal=changeAddress`);
    await screen.findByRole('dialog');
    await screen.findAllByRole('article', { hidden: true });
    expectWhole();
    for (const modal of ['updateStatus', 'clearAlerts', 'cancelOrder', 'reorder', 'redirect']) {
      await act(() => router.navigate(orderPath(orderId)));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await act(() => router.navigate(`${orderPath(orderId)}?modal=${modal}`));
      await screen.findByRole('dialog');
      expectWhole();
    }
  });

  it('in the URL, as an unknown modal, tab, item and link', async () => {
    const { orderId } = platform.world.addOrder(anOrder().with(anItem()).build());
    await open(`${orderPath(orderId)}?modal=${key}&tab=${key}&itemId=${key}&rel=${key}&index=${key}`);
    expect(await screen.findByLabelText('Order summary')).toHaveTextContent(orderId);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await screen.findAllByRole('article');
    expectWhole();
  });

  it('in the search: filters, sort, columns and the results', async () => {
    const { orderId } = platform.world.addOrder(named(key, false));
    await open(
      `/?searchTerm=${orderId}&merchants=${key}&statuses=${key}&orderTypes=${key}&sortField=${key}&sortOrder=${key}&columns=${key}&period=${key}&page=1`,
    );
    await screen.findByRole('heading', { level: 1 });
    expectWhole();
    app?.close();
    await open(`/?merchants=${key}&page=1`);
    expect(await find.orderIds()).toContain(orderId);
    const { user } = app as App;
    for (const box of screen.getAllByRole('checkbox', { name: /^Select order/ })) await user.click(box);
    expectWhole();
  });

  it('as the name of a saved search', async () => {
    keepSavedSearches(platform, [{ name: key, criteria: aSearch({ searchTerm: 'x' }), columns: [key] }]);
    const { user } = await open('/');
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    const drawer = await find.drawer();
    expect(await drawer.findByRole('option', { name: RegExp(`^${key}`) })).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), key);
    await user.click(dialog.getByRole('button', { name: 'Save search' }));
    await user.click(await dialog.findByRole('button', { name: 'Replace search' }));
    await waitFor(() => expect(keptSavedSearches(platform)).toMatchObject([{ name: key, columns: null }]));
    keepSavedSearches(platform, []);
    expectWhole();
  });
});
