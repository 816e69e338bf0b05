import { act } from '@testing-library/react';
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

it('R205: the dialogs are loaded while the browser is idle, and then open offline', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { app } = await openOrder(platform, anOrder().with(cards('producing')));
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
