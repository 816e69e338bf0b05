import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { byMenu, findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

afterAll(() => void vi.unstubAllGlobals());

function goOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

it('R205: offline, an action whose dialog has not been loaded says so; once loaded, the dialog opens', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { app } = await openOrder(platform, anOrder().with(cards('producing')));
  goOnline(false);
  await byMenu('Cancel order')(app);
  const early = await findDialog('Cancel order');
  expect(early.getByText(/^You are offline, and this dialog has not been loaded yet/)).toBeInTheDocument();
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(app.router.state.location.search).not.toContain('modal');
  goOnline(true);
  await act(async () => {
    for (const work of idle) work();
    await import('#screens/order/dialogs/OrderDialog.tsx');
  });
  goOnline(false);
  await byMenu('Cancel order')(app);
  const dialog = await findDialog('Cancel order');
  expect(dialog.getByRole('button', { name: 'Cancel order' })).toHaveAccessibleDescription(/You are offline/);
  goOnline(true);
});
