import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PersonName } from '#mocks/people.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { grant } from '#test/merchantGrants.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

const HOUR = 3_600_000;
/** Six orders of one merchant, newest first, and one of another. */
for (let number = 1; number <= 6; number += 1) {
  const createdDate = new Date(Date.now() - number * HOUR).toISOString();
  platform.world.addOrder(anOrder().id(`order-${number}`).having({ createdDate }).with(anItem()).build());
}
platform.world.addOrder(anOrder().id('order-of-kartenzauber').of('kartenzauber').with(anItem()).build());

let apps: App[] = [];

async function open(as: PersonName = 'staff', route = '/?page=1'): Promise<App> {
  const app = await renderApp({ platform, as, route });
  apps.push(app);
  await screen.findByRole('table');
  return app;
}

afterEach(() => {
  for (const app of apps) app.close();
  apps = [];
});

const box = (orderId: string) => screen.findByRole('checkbox', { name: `Select order ${orderId}` });
const selectAll = () => screen.getByRole('checkbox', { name: /^Select all orders on this page/ });
const selected = ({ store }: App) => Object.keys(store.getState().selection.orders).sort();
const bar = (text: string) => screen.findByText(text);

describe('R145: on a narrow page, the actions on the selection', () => {
  it('are in the menu of the tools, except clearing it', async () => {
    const matchMedia = vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('80rem'),
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
    const app = await open('staff', '/?merchants=acme-print&page=1');
    await app.user.click(await box('order-1'));
    const count = await bar('1 selected');
    const clear = await screen.findByRole('button', { name: 'Clear selection' });
    expect(count.parentElement).toContainElement(clear);
    const view = screen.getByRole('button', { name: /^View \d selected$/ });
    expect(count.parentElement).not.toContainElement(view);
    await app.user.click(view);
    expect(await screen.findByRole('dialog', { name: '1 selected order' })).toBeInTheDocument();
    matchMedia.mockRestore();
  });
});

describe('S2.61, S2.62: the check boxes', () => {
  it('are shown only to users with a bulk action', async () => {
    await open();
    expect(await box('order-1')).toBeInTheDocument();
    expect(selectAll()).toBeInTheDocument();
    apps.pop()?.close();
    await open('viewer');
    expect(await screen.findByRole('link', { name: 'order-1' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument();
  });

  it('select only orders that the user can change, and say why others cannot be selected', async () => {
    grant(platform, { '*': ['read:order'], 'acme-print': ['create:order'] });
    const app = await open();
    const refused = await box('order-of-kartenzauber');
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveAccessibleDescription('You do not have permission to reorder this order');
    // Only the description of a check box says so, because it does not concern the other orders.
    expect(screen.getByText('You do not have permission to reorder this order')).not.toBeVisible();
    await app.user.click(refused);
    expect(refused).not.toBeChecked();
    await app.user.click(selectAll());
    expect(selected(app)).toEqual(['order-1', 'order-2', 'order-3', 'order-4', 'order-5', 'order-6']);
  });

  it('offer the actions that the user can take, each with the number of its orders', async () => {
    grant(platform, {
      '*': ['read:order'],
      'acme-print': ['update:order'],
      kartenzauber: ['update:order', 'create:order'],
    });
    const app = await open();
    await app.user.click(await box('order-1'));
    await app.user.click(await box('order-of-kartenzauber'));
    await app.user.click(screen.getByRole('button', { name: 'Bulk actions' }));
    const entry = (name: string) => screen.getByRole('button', { name });
    expect(entry('Reorder…')).toHaveAccessibleDescription('1 of 2 selected orders · 1 without permission');
    expect(entry('Request cancellation…')).toHaveAccessibleDescription('2 of 2 selected orders');
    expect(entry('Clear alerts…')).toHaveAccessibleDescription('0 of 2 selected orders · 2 without alerts');
    expect(entry('Clear alerts…')).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(entry('Clear alerts…'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offer no action that the user cannot take on any order', async () => {
    const app = await open('developer');
    await app.user.click(await box('order-1'));
    await app.user.click(screen.getByRole('button', { name: 'Bulk actions' }));
    expect(screen.getByRole('button', { name: 'Resend failed events…' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reorder…' })).not.toBeInTheDocument();
  });
});

describe('R6: selecting', () => {
  it('Shift selects or deselects the rows since the last click, and the page’s check box all rows', async () => {
    const app = await open();
    await app.user.click(await box('order-2'));
    await app.user.keyboard('{Shift>}');
    await app.user.click(await box('order-5'));
    await app.user.keyboard('{/Shift}');
    expect(selected(app)).toEqual(['order-2', 'order-3', 'order-4', 'order-5']);
    await app.user.keyboard('{Shift>}');
    await app.user.click(await box('order-3'));
    await app.user.keyboard('{/Shift}');
    expect(selected(app)).toEqual(['order-2']);

    expect(selectAll()).toBePartiallyChecked();
    await app.user.click(selectAll());
    expect(selected(app)).toHaveLength(7);
    expect(selectAll()).toBeChecked();
    await app.user.click(selectAll());
    expect(selected(app)).toEqual([]);
  });

  it('survives another search: the bar shows how many orders are not visible', async () => {
    const app = await open();
    await app.user.click(await box('order-1'));
    await app.user.click(await box('order-2'));
    expect(await bar('2 selected')).toBeInTheDocument();
    await act(() => app.router.navigate('/?searchTerm=order-2*&page=1'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'order-1' })).not.toBeInTheDocument());
    expect(await bar('2 selected, 1 not shown')).toBeInTheDocument();
    expect(await box('order-2')).toBeChecked();
    await act(() => app.router.navigate('/?sortField=promiseDate&page=1'));
    expect(await box('order-1')).toBeChecked();
    expect(await bar('2 selected')).toBeInTheDocument();
  });

  it('is listed order by order, and each one can be removed', async () => {
    const app = await open();
    await app.user.click(await box('order-1'));
    await app.user.click(await box('order-3'));
    await app.user.click(screen.getByRole('button', { name: 'View' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2 selected orders' }));
    expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual(['order-1', 'order-3']);
    await app.user.click(dialog.getByRole('button', { name: 'Remove order order-1 from the selection' }));
    expect(selected(app)).toEqual(['order-3']);
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(selected(app)).toEqual([]);
    expect(await box('order-3')).not.toBeChecked();
  });
});
