import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadOrder } from '#store/order/orderOperations.ts';
import { renderApp } from '#test/renderApp.tsx';
import { free, item, movable, next, redirectScene, wizard } from './redirectScene.ts';

const { platform, openWizard, taken } = redirectScene();

function removeMugs(orderId: string): void {
  const record = platform.world.record(orderId);
  if (!record) throw new Error('The platform does not know the order');
  const items = record.items.filter(({ shortItemId }) => shortItemId !== 'MUGS');
  platform.world.addOrder({ ...record, items });
}

describe('R589: a selected item that the order no longer contains', () => {
  it('is named, and the redirect continues with the others', async () => {
    const [flyers, mugs] = [movable('Flyers'), movable('Mugs').having({ shortItemId: 'MUGS' })];
    const { dialog, user, orderId, store } = await openWizard([flyers, mugs, movable('Pens')]);
    await user.click(item(dialog, 'Flyers'));
    await user.click(item(dialog, 'Mugs'));
    await user.click(next(dialog));
    const [radio] = await free(dialog, 'Flyers');
    if (radio) await user.click(radio);
    expect(next(dialog)).toHaveAccessibleDescription('Select a new fulfiller for every selected item.');

    removeMugs(orderId);
    act(() => void store.dispatch(loadOrder.requested({ orderId })));
    expect(await dialog.findByText(/^The order no longer contains Mugs \(MUGS\)\./)).toBeInTheDocument();
    await waitFor(() => expect(next(dialog)).toHaveAccessibleDescription(''));
    await user.click(next(dialog));
    await dialog.findByRole('heading', { name: 'Step 3 of 3: Confirm' });
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    // The order has changed since the dialog was opened.
    await user.click(await dialog.findByRole('button', { name: 'Continue with current data' }));
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    await expect.poll(() => taken(orderId)).toHaveLength(1);
  });

  it('R611: has its name also if the page is loaded again without the item', async () => {
    const mugs = movable('Mugs').having({ shortItemId: 'MUGS' });
    const first = await openWizard([movable('Flyers'), mugs]);
    await first.user.click(item(first.dialog, 'Mugs'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const { pathname, search } = first.router.state.location;
    const { drafts } = first.store.getState();
    first.close();
    removeMugs(first.orderId);
    await renderApp({ platform, route: `${pathname}${search}`, preloaded: { drafts } });
    const dialog = await wizard();
    expect(await dialog.findByText(/^The order no longer contains Mugs \(MUGS\)\./)).toBeInTheDocument();
  });
});
