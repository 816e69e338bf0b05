import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OVERLAYS } from '#app/shell/overlay/overlays.ts';
import { cards } from '#test/actionParts.ts';
import { byMenu, findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const supportScreen = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('#screens/support/SupportScreen.tsx', async (load) => {
  await supportScreen.promise;
  return load();
});

const orderDialog = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('#screens/order/dialogs/OrderDialog.tsx', async (load) => {
  await orderDialog.promise;
  return load();
});

const platform = simulatedPlatform({ orders: 3, hasLandmarks: false });

it.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a click', () => fireEvent.click(document.body)],
])('R582: %s calls off a dialog whose code does not arrive, and typing works again', async (_, callOff) => {
  const load = vi.spyOn(OVERLAYS, 'keys').mockReturnValue(new Promise(() => undefined));
  const { user } = await renderApp({ platform, route: '/?page=1' });
  await screen.findByRole('table');
  const field = screen.getByRole('searchbox', { name: 'Search text' });
  fireEvent.keyDown(document.body, { key: '?' });
  await waitFor(() => expect(load).toHaveBeenCalled());
  field.focus();
  await user.keyboard('lost');
  expect(field).toHaveValue('');
  act(() => void callOff());
  await user.keyboard('kept');
  expect(field).toHaveValue('kept');
  load.mockRestore();
});

it('no shortcut fires while the code of an open dialog loads', async () => {
  const { store } = await renderApp({ platform, route: '/?page=1' });
  await screen.findByRole('table');
  const before = store.getState().settings.displayZone;
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'z' });
  await screen.findByRole('dialog', { name: 'Command palette' });
  expect(store.getState().settings.displayZone).toBe(before);
});

it('R583: a click on a link shows that its page loads, until it is there', async () => {
  const { user } = await renderApp({ platform, route: '/?page=1' });
  await screen.findByRole('table');
  const [link] = screen.getAllByRole('link', { name: 'Report a problem' });
  if (link) await user.click(link);
  expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeInTheDocument();
  await act(async () => supportScreen.resolve());
  await screen.findByLabelText(/^What happened/);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('R583: a menu entry shows that its dialog loads, until it is there', async () => {
  const { app } = await openOrder(platform, anOrder().with(cards('producing')));
  const line = () => screen.queryByRole('progressbar', { name: 'Loading…' });
  expect(line()).not.toBeInTheDocument();
  await byMenu('Cancel order')(app);
  await waitFor(() => expect(line()).toBeInTheDocument());
  await act(async () => orderDialog.resolve());
  await findDialog('Cancel order');
  expect(line()).not.toBeInTheDocument();
});
