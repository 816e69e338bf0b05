import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { anOrder } from '#test/builders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';
import { widenWindow } from './wideWindow.ts';

const platform = simulatedPlatform();
const SPLIT = '?split=page%3D1';
const MINUTE = 60_000;
const OPENED = ['Flyers', 'Mugs'] as const;

/** One order more than a page has, newest first: `order-1` to `order-101`. */
beforeAll(() => {
  for (let number = 1; number <= 101; number += 1) {
    const createdDate = new Date(Date.now() - number * MINUTE).toISOString();
    const items = ['Cards', 'Flyers', 'Mugs', 'Posters'].map((name) => cards('producing', name));
    platform.world.addOrder(
      anOrder()
        .id(`order-${number}`)
        .having({ createdDate, customerName: `Buyer ${number}.` })
        .with(...items)
        .build(),
    );
  }
});

const readsOf = (orderId: string) =>
  platform.requests.filter((request) => request.endsWith(`order-service.platform.test/v1/orders/${orderId}`))
    .length;

/** Finds a row by its text, because a query by role would read the names of all rows. */
const rowOf = async (number: number) =>
  (await (await find.splitList()).findByText(`Buyer ${number}.`)).closest('a');
const orderOpen = (id: string) => screen.findByRole('heading', { level: 1, name: id });

async function openBeside(orderId: string, number: number): Promise<App> {
  const app = await renderApp({ platform, route: `/orders/${orderId}${SPLIT}` });
  await rowOf(number);
  await screen.findByRole('button', { name: 'Order actions' });
  return app;
}

describe('R104: the next order of the split view', () => {
  it('is prefetched', async () => {
    await openBeside('order-1', 1);
    await waitFor(() => expect(readsOf('order-2')).toBe(1));
    expect(readsOf('order-3')).toBe(0);
  });

  it('is prefetched from the next page, and the list follows every key that leads there', async () => {
    const { user } = await openBeside('order-100', 100);
    await waitFor(() => expect(readsOf('order-101')).toBe(1));
    await user.keyboard('n');
    await orderOpen('order-101');
    expect(await rowOf(101)).toHaveAttribute('aria-current', 'true');
    expect((await find.splitList()).getAllByRole('listitem')).toHaveLength(1);
    await user.keyboard('k');
    await orderOpen('order-100');
    expect(await rowOf(100)).toHaveAttribute('aria-current', 'true');
  });

  it('keeps the columns of the link on the next page, with either key', async () => {
    const split = new URLSearchParams({ split: 'page=1&columns=status&columns=total' });
    const { user, router } = await renderApp({ platform, route: `/orders/order-100?${split}` });
    await rowOf(100);
    await waitFor(() => expect(readsOf('order-101')).toBe(1));
    for (const key of ['n', 'j']) {
      await user.keyboard(key);
      await orderOpen('order-101');
      await rowOf(101);
      const shown = new URLSearchParams(router.state.location.search).get('split');
      expect(shown).toBe('page=2&columns=status&columns=total');
      expect(screen.getByRole('link', { name: 'Search results' })).toHaveAttribute(
        'href',
        '/?page=2&columns=status&columns=total',
      );
      await user.keyboard('k');
      await orderOpen('order-100');
      await rowOf(100);
    }
  });
});

describe('R525: a step to the next page while that page loads', () => {
  async function stepToNextPage() {
    widenWindow();
    const app = await openBeside('order-100', 100);
    platform.faults.hold({ path: /ordersearch/ }, 30);
    await app.user.keyboard('j');
    await waitFor(() => expect(app.router.state.location.search).toContain('page%3D2'));
    return app;
  }

  it('opens no order once another one is open, and shows the page of that one', async () => {
    const { user, router } = await stepToNextPage();
    await user.keyboard('p');
    await orderOpen('order-99');
    platform.faults.clear();
    const customer = await (await find.splitList()).findByText('Buyer 99.');
    expect(customer.closest('a')).toHaveAttribute('aria-current', 'true');
    expect(router.state.location.pathname).toBe('/orders/order-99');
  });

  it('opens no order behind a dialog', async () => {
    const { router } = await stepToNextPage();
    await act(() => router.navigate(`${router.state.location.search}&modal=orderJson`));
    const dialog = await screen.findByRole('dialog');
    platform.faults.clear();
    await rowOf(101);
    await act(async () => undefined);
    expect(dialog).toBeInTheDocument();
  });
});

describe('R104: hiding and showing the results with one key', () => {
  it('keeps the selected items, the typed text and the scroll position', async () => {
    const { user } = await openBeside('order-3', 3);
    const rows = async () => (await find.splitList()).findByRole('list', { name: 'Orders found' });
    const filter = await screen.findByRole('searchbox', { name: 'Product or any ID' });
    await user.type(filter, 's');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Mugs' }));
    const scrolled = await rows();
    scrolled.scrollTop = 640;
    fireEvent.scroll(scrolled);
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('s');
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: 'Results beside the order' })).toBeNull(),
    );
    expect(screen.getByRole('checkbox', { name: 'Select Mugs' })).toBeChecked();
    await user.keyboard('s');
    expect((await rows()).scrollTop).toBe(640);
    expect(screen.getByRole('checkbox', { name: 'Select Mugs' })).toBeChecked();
    expect(filter).toHaveValue('s');
  });

  it('keeps a filter that was just typed, and the open items', async () => {
    const { user, router } = await openBeside('order-3', 3);
    for (const name of OPENED) await user.click(await screen.findByRole('button', { name }));
    const isOpen = () =>
      OPENED.map((name) => screen.getByRole('button', { name }).getAttribute('aria-expanded'));
    expect(isOpen()).toEqual(['true', 'true']);
    await user.type(await screen.findByRole('searchbox', { name: 'Product or any ID' }), 's');
    await waitFor(() => expect(router.state.location.search).toContain('=s'));
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('s');
    await waitFor(() => expect(router.state.location.search).not.toContain('split='));
    expect(router.state.location.search).toContain('=s');
    expect(isOpen()).toEqual(['true', 'true']);
  });

  it('shows the page of the order that is open by then', async () => {
    const { user } = await openBeside('order-100', 100);
    await user.keyboard('s');
    await user.keyboard('n');
    await orderOpen('order-101');
    await user.keyboard('s');
    expect(await rowOf(101)).toHaveAttribute('aria-current', 'true');
  });
});

describe('R32: the split view can be handed over', () => {
  const copied = () => navigator.clipboard.readText();

  it('as a link to the order and its results, and as the order’s ticket text', async () => {
    const { user } = await openBeside('order-2', 2);
    await user.click(
      (await find.splitList()).getByRole('button', { name: 'Copy link to order and results' }),
    );
    expect(await copied()).toBe(new URL(`/orders/order-2${SPLIT}`, window.location.origin).href);
    await user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    expect(await copied()).toContain('order-2');
  });
});
