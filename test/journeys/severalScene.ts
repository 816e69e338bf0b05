import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { findDialog, openOrder, operationsOf, writesOf } from '#test/actions.ts';
import { anOrder, type OrderBuilder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

export const three = () =>
  anOrder().with(cards('producing'), cards('producing', 'Flyers'), cards('producing', 'Mugs'));
export const cancelling = (id = '[^/]+') => ({ path: new RegExp(`/items/${id}/cancelrequest`) });

/** A simulated platform, and a function that opens the dialog of an action on several items of an order on it. */
export function severalScene() {
  const platform = simulatedPlatform();
  const requests = writesOf(platform);

  /** R73: opens the order, selects the items with these names, and opens the dialog of an action on them. */
  async function openSeveral(order: OrderBuilder, names: readonly string[], action: string, title = action) {
    const { app, record } = await openOrder(platform, order);
    for (const button of screen.queryAllByRole('button', { name: 'Show more' })) await app.user.click(button);
    for (const name of names)
      await app.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    const logged = platform.world.log.length;
    requests.take();
    const bar = within(screen.getByRole('region', { name: 'Selected items' }));
    await waitFor(() =>
      expect(bar.getByRole('button', { name: action })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await app.user.click(bar.getByRole('button', { name: action }));
    const ids = record.items.map(({ itemId }) => itemId);
    return {
      ...app,
      record,
      ids,
      dialog: await findDialog(title),
      applied: () => operationsOf(platform.world.log, logged),
      lineOf: async (id = '') =>
        (await within(screen.getByRole('dialog')).findByText(id)).closest('li') as HTMLElement,
    };
  }

  return { platform, requests, openSeveral };
}
