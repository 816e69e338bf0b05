import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toIso } from '#domain/time/time.ts';
import { cards } from '#test/actionParts.ts';
import { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

const movable = (name: string) => cards('accepted', name).closed('baton');

/** The worst item is the last one of the platform, and the first one on the page (S4.9). */
function unsorted() {
  return platform.world.addOrder(
    anOrder().with(movable('Flyers'), movable('Mugs'), movable('Posters').late('preparing')).build(),
  );
}

it('R204: a dialog lists the items like the page', async () => {
  const { orderId, items } = unsorted();
  const ids = items.map(({ itemId }) => `&items=${itemId}`).join('');
  const { router } = await renderApp({ platform, route: `/orders/${orderId}` });
  for (const modal of [
    ...['cancelOrder', 'cancelItems', 'rejectItems'],
    ...['redirect', 'reorder', 'changeAddress', 'updateStatus'],
  ]) {
    await act(() => router.navigate(`/orders/${orderId}?modal=${modal}${ids}`));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog, modal).toHaveTextContent(/Posters.*Flyers.*Mugs/));
    expect(dialog, modal).not.toHaveTextContent(/(Flyers|Mugs).*Posters/);
    await act(() => router.navigate(`/orders/${orderId}`));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

describe('R204: a dialog that stays open', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['redirect', 'updateStatus'])(
    '%s keeps the sequence of its items when statuses become late meanwhile',
    async (modal) => {
      const soon = { expectedCloseDate: toIso(Date.now() + 300_000) };
      const { orderId } = platform.world.addOrder(
        anOrder()
          .with(
            movable('Posters').late('preparing'),
            movable('Flyers').current('fulfillment', soon).current('preparing', soon),
            movable('Mugs').current('fulfillment', soon),
          )
          .build(),
      );
      const { user } = await renderApp({ platform, route: `/orders/${orderId}?modal=${modal}` });
      const dialog = await screen.findByRole('dialog');
      const names = () => dialog.textContent.match(/Posters|Flyers|Mugs/g) ?? [];
      await waitFor(() => expect(names().length).toBeGreaterThan(2));
      const before = names();
      expect(before[0]).toBe('Posters');
      vi.setSystemTime(Date.now() + 600_000);
      await user.click(within(dialog).getByRole('checkbox', { name: /Mugs/ }));
      expect(within(dialog).getByRole('checkbox', { name: /Mugs/ })).toBeChecked();
      expect(names()).toEqual(before);
    },
  );
});

describe('R538: the dialog that clears alerts', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['selects no alert of the chosen items that becomes due while it is open', true],
    ['keeps the only alert selected if another one becomes due while it is open', false],
  ])('%s', async (_title, isForItems) => {
    const soon = { expectedCloseDate: toIso(Date.now() + 300_000) };
    const late = movable('Flyers').late('preparing').current('fulfillment', soon);
    const { orderId, items } = platform.world.addOrder(anOrder().with(late).build());
    const query = isForItems ? `&items=${items[0]?.itemId}` : '';
    const { user } = await renderApp({ platform, route: `/orders/${orderId}?modal=clearAlerts${query}` });
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear alerts' }));
    const box = (name: RegExp) => dialog.getByRole('checkbox', { name });
    expect(await dialog.findByRole('checkbox', { name: /order preparation/ })).toBeChecked();
    vi.setSystemTime(Date.now() + 600_000);
    await user.type(dialog.getByLabelText('Comment (optional)'), 'done');
    expect(box(/fulfillment/)).not.toBeChecked();
    expect(box(/order preparation/)).toBeChecked();
  });
});
