import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

/** The worst item is the last one of the platform, and the first one on the page (S4.9). */
function unsorted() {
  const movable = (name: string) => cards('accepted', name).closed('baton');
  return platform.world.addOrder(
    anOrder().with(movable('Flyers'), movable('Mugs'), movable('Posters').late('preparing')).build(),
  );
}

describe('R204: a dialog lists the items like the page', () => {
  it.each([
    ...['cancelOrder', 'cancelItems', 'rejectItems'],
    ...['redirect', 'reorder', 'changeAddress', 'updateStatus'],
  ])('%s', async (modal) => {
    const { orderId, items } = unsorted();
    const ids = items.map(({ itemId }) => `&items=${itemId}`).join('');
    await renderApp({ platform, route: `/orders/${orderId}?modal=${modal}${ids}` });
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent(/Posters.*Flyers.*Mugs/));
    expect(dialog).not.toHaveTextContent(/(Flyers|Mugs).*Posters/);
  });
});
