import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { itemScene } from './itemScene.ts';

const { openDetails } = itemScene();

/** Opens an order from another page. */
async function openFromSupport() {
  const { user, router } = await openDetails(LANDMARKS.single);
  const { pathname, search } = router.state.location;
  await act(() => router.navigate('/support'));
  await act(() => router.navigate(`${pathname}${search}`));
  const openDialog = async () => {
    const panel = within(await screen.findByRole('tabpanel'));
    await user.click(await panel.findByRole('button', { name: 'Show all IDs' }));
    return within(await screen.findByRole('dialog', { name: 'Related IDs' }));
  };
  return {
    pathname,
    openDialog,
    openAndCloseDialog: async () => {
      await user.click((await openDialog()).getByRole('button', { name: 'Close' }));
      await gone();
    },
    goBack: () => act(() => router.navigate(-1)),
    isAt: (path: string) => waitFor(() => expect(router.state.location.pathname).toBe(path)),
  };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('R394: Back', () => {
  it('leaves the order without a stop at the same screen after a dialog was closed', async () => {
    const order = await openFromSupport();
    await order.openAndCloseDialog();
    await order.goBack();
    await order.isAt('/support');
  });

  it('closes an open dialog, and then leaves the order in one step however many were closed', async () => {
    const order = await openFromSupport();
    await order.openAndCloseDialog();
    await order.openAndCloseDialog();
    await order.openDialog();
    await order.goBack();
    await gone();
    await order.isAt(order.pathname);
    await order.goBack();
    await order.isAt('/support');
  });
});
