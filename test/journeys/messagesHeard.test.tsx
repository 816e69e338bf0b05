import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { watchLostFocus } from '#app/input/lostFocus.ts';
import { type Announcement, messageAnnounced } from '#store/console/messagesSlice.ts';
import { listen } from '#test/heard.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 8, hasLandmarks: false });

const aMessage = (severity: Announcement['severity'], detail: string) =>
  messageAnnounced({ severity, textKey: 'error', details: [detail], delay: 0 });

/** Opens a screen. Returns the list of messages, which is there before the first one. */
async function openScreen() {
  const app = await renderApp({ platform, route: '/support' });
  const list = await screen.findByRole('list', { name: 'Notifications' });
  const announce = (message: ReturnType<typeof messageAnnounced>) =>
    act(() => void app.store.dispatch(message));
  return { ...app, list, announce };
}

it('R425: the list of messages announces each one when it appears, and errors at once', async () => {
  const { list, announce } = await openScreen();
  expect(list).toBeEmptyDOMElement();
  expect(list).toHaveAttribute('aria-live', 'polite');
  expect(list).toHaveAttribute('aria-relevant', 'additions');
  expect(list).toHaveAttribute('aria-atomic', 'false');
  announce(aMessage('success', 'First'));
  expect(list).toHaveAttribute('aria-live', 'polite');
  announce(aMessage('danger', 'Second'));
  expect(list).toHaveAttribute('aria-live', 'assertive');
  // Another live region inside would announce it twice.
  expect(list.querySelector('[role="status"], [role="alert"], [aria-live]')).toBeNull();
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

it('R425: `g m` moves the focus to the newest message, and dismissing the last one moves it back', async () => {
  onTestFinished(watchLostFocus(window));
  const { user, announce } = await openScreen();
  const link = screen.getByRole('link', { name: /^Order operations/ });
  act(() => link.focus());
  await user.keyboard('gm');
  expect(link).toHaveFocus();
  announce(aMessage('danger', 'First'));
  announce(aMessage('danger', 'Second'));
  await user.keyboard('gm');
  expect(screen.getByRole('button', { name: 'Dismiss', description: /Second/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Dismiss', description: /First/ })).toHaveFocus(),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(link).toHaveFocus());
});

it('R425: `g m` moves the focus to the messages over a dialog, and Escape moves it back', async () => {
  const { user, announce } = await openScreen();
  await user.keyboard('g,');
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  announce(aMessage('danger', 'First'));
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('gm');
  const dismiss = screen.getByRole('button', { name: 'Dismiss', description: /First/ });
  // The dialog takes the focus back after a moment.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(dismiss).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('gm{Enter}');
  await waitFor(() => expect(dismiss).not.toBeInTheDocument());
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
});

it('R425: no other shortcut works while a dialog is open', async () => {
  const { user } = await openScreen();
  await user.keyboard('g,');
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  await user.keyboard('gs');
  expect(dialog).toBeInTheDocument();
  expect(screen.getByRole('main', { name: 'Report a problem' })).toBeInTheDocument();
});

it('R451: the main part has the name of the screen', async () => {
  const { user } = await openScreen();
  expect(screen.getByRole('main')).toHaveAccessibleName('Report a problem');
  await user.keyboard('gs');
  await waitFor(() => expect(screen.getByRole('main', { name: 'Order search' })).toHaveFocus());
});

it('R424: announces the time zone that `z` has chosen, but not that of a pressed button', async () => {
  const { user } = await openScreen();
  const heard = listen();
  await user.keyboard('z');
  await waitFor(() => expect(heard).toEqual(['Time zone: UTC']));
  await user.click(screen.getByRole('button', { name: 'My zone: UTC' }));
  expect(heard).toEqual(['Time zone: UTC']);
});
