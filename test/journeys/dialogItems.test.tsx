import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderPath } from '#domain/paths.ts';
import { preferencesChanged } from '#store/settingsSlice.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

it('dialogs name the item with its quantity, its fulfiller and its id in the chosen format', async () => {
  const built = anItem().at('producing').by('k3vd81mq0z').quantity(250).late('fulfillment');
  const { orderId, items } = platform.world.addOrder(anOrder().with(built).build());
  const { itemId = '', shortItemId = '' } = items[0] ?? {};
  const path = orderPath(orderId, itemId);
  const app = await renderApp({ platform, route: path });
  await screen.findAllByRole('article');
  act(() => void app.store.dispatch(preferencesChanged({ idFormat: 'short' })));
  for (const modal of ['cancelOrder', 'cancelItem', 'rejectItem', 'updateStatus', 'clearAlerts']) {
    await act(() => app.router.navigate(`${path}&modal=${modal}`));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(shortItemId);
    expect(dialog).toHaveTextContent('250 ×');
    if (modal !== 'clearAlerts') expect(dialog).toHaveTextContent('Printworks Venlo');
    expect(within(dialog).queryByText(itemId)).not.toBeInTheDocument();
    await act(() => app.router.navigate(path));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});
