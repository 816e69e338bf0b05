import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const MINUTE = 60_000;

/** The newest first, as the list has them. */
for (const [place, id] of ['first', 'second', 'third'].entries()) {
  const mugs = Array.from({ length: 12 }, (_, count) =>
    anItem()
      .id(`${id}-${count}`)
      .having({ merchantProductName: `Mug ${count} of ${id}`, quantity: count + 1 }),
  );
  const late = anItem()
    .id(`${id}-late`)
    .having({ merchantProductName: `Late ${id}` })
    .late('preparing');
  const createdDate = new Date(Date.now() - place * MINUTE).toISOString();
  platform.world.addOrder(
    anOrder()
      .id(id)
      .having({ createdDate, customerName: `Buyer ${id}` })
      .with(late, ...(id === 'first' ? mugs : []))
      .build(),
  );
}

const panel = (id: string) => screen.findByRole('complementary', { name: `Order ${id}` });
const row = (id: string) => screen.getByRole('row', { name: new RegExp(id) });

async function open() {
  const app = await renderApp({ platform, route: '/?page=1' });
  await screen.findByRole('link', { name: 'first' });
  const toggle = await screen.findByRole('button', { name: 'Peek' });
  await app.user.click(toggle);
  return { ...app, toggle };
}

describe('the peek panel beside the list', () => {
  it('shows the first order to begin with: what it suffers from, its items, and what any column says of it', async () => {
    const { toggle } = await open();
    const peek = within(await panel('first'));
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(row('first')).toHaveAttribute('aria-current', 'true');
    expect(peek.getByText(/^Missed SLA: /)).toBeInTheDocument();
    expect(peek.getByText('13 items')).toBeInTheDocument();
    expect(peek.getByRole('link', { name: 'Late first' })).toHaveAttribute(
      'href',
      '/orders/first?itemId=first-late',
    );
    expect(peek.getByText('2 pieces')).toBeInTheDocument();
    expect(peek.queryByText('Mug 11 of first')).toBeNull();
    expect(peek.getByText('and 3 more')).toBeInTheDocument();
    // None of the columns that are shown.
    const ids = peek.getByText('Platform item id').closest('div') as HTMLElement;
    expect(within(ids).getByText('first-late')).toBeInTheDocument();
    expect(within(ids).getByText('and 8 more')).toBeInTheDocument();
    expect(peek.queryByText('Shipped')).toBeNull();
  });

  it('follows the row one is at, by keys and by clicks, and opens what it shows', async () => {
    const { user, router } = await open();
    await panel('first');
    await user.keyboard('jj');
    await panel('second');
    expect(row('second')).toHaveAttribute('aria-current', 'true');
    expect(row('first')).not.toHaveAttribute('aria-current');
    await user.click(within(row('third')).getAllByRole('cell').at(-1) as HTMLElement);
    const third = within(await panel('third'));
    expect(screen.getByRole('link', { name: 'third' })).toHaveFocus();
    await user.click(third.getByRole('link', { name: 'Open the order' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/third'));
    // It has been left only once the order is there.
    await screen.findByRole('button', { name: 'Copy for ticket' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('link', { name: 'third' })).toHaveFocus());
    await panel('third');
  });

  it('is shown and left by keys, and gives the focus back to its row', async () => {
    const { user } = await open();
    await panel('first');
    await user.keyboard('v');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /^Order/ })).toBeNull());
    expect(row('first')).not.toHaveAttribute('aria-current');
    await user.keyboard('jjv');
    const second = within(await panel('second'));
    await user.click(second.getByRole('button', { name: /^Copy Platform order id/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /^Order/ })).toBeNull());
    expect(screen.getByRole('link', { name: 'second' })).toHaveFocus();
  });

  it('stays for the next search', async () => {
    const { user } = await open();
    await panel('first');
    await user.type(screen.getByRole('searchbox', { name: 'Search text' }), 'third other{Enter}');
    const peek = await panel('third');
    expect(within(peek).getByText('1 item')).toBeInTheDocument();
  });
});
