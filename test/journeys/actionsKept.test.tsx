import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderPath } from '#domain/links/paths.ts';
import type { OrderRecord } from '#mocks/records.ts';
import { storyOf } from '#test/actionStories.ts';
import { findDialog, startAction, writesOf } from '#test/actions.ts';
import { memoryBrowser } from '#test/memoryIntentSupport.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);

const REJECT = storyOf('Reject item');
const CANCEL = storyOf('Cancel order');
const ADDRESS = storyOf('Change delivery address');

/**
 * Opens a modal of the order in a newly started console, with the data that the earlier tab or its browser
 * stored.
 */
async function openAgain({ orderId, items }: OrderRecord, modal: string, remembered: Remembered) {
  const route = `${orderPath(orderId, items[0]?.itemId)}&modal=${modal}`;
  return renderApp({ platform, route, ...remembered });
}
type Remembered = Pick<Parameters<typeof renderApp>[0], 'preloaded' | 'browser'>;

describe('the typed text', () => {
  const reason = () => screen.getByRole('textbox', { name: 'Reason' });

  it('survives closing the dialog by accident and a failure, and is deleted once it was sent', async () => {
    const app = await startAction(platform, REJECT);
    const { user, before } = app;
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await REJECT.open(app, before);
    const again = await findDialog('Reject item');
    expect(reason()).toHaveValue('Too dark to print');
    expect(again.getByText('Your unsaved changes have been restored.')).toBeInTheDocument();
    platform.faults.next(REJECT.call, { kind: 'status', status: 422, body: { message: 'Not now.' } });
    await user.click(again.getByRole('button', { name: 'Reject item' }));
    expect(await again.findByText('Not now.')).toBeInTheDocument();
    expect(reason()).toHaveValue('Too dark to print');
    // R87: it would be announced a second time.
    expect(again.queryByText('Your unsaved changes have been restored.')).not.toBeInTheDocument();
    expect(again.getByRole('button', { name: 'Start over' })).toBeInTheDocument();
    expect(again.getByRole('combobox', { name: 'Rejection code' })).toHaveValue('artworkProblem');
    await user.click(again.getByRole('button', { name: 'Reject item' }));
    await screen.findByText(REJECT.done);
    expect(app.store.getState().drafts).toEqual({});
  });

  it('R246: is deleted once the item is rejected, even if the user left the dialog before the response', async () => {
    const { user, submit, router, store } = await startAction(platform, REJECT);
    const release = platform.hold(REJECT.call);
    await user.click(submit());
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(Object.keys(store.getState().drafts)).toHaveLength(1);
    release();
    await screen.findByText(REJECT.done);
    expect(store.getState().drafts).toEqual({});
  });

  it('survives the end of the session during sending, and signing in again', async () => {
    const { user, store, signIns, before, submit, applied, close } = await startAction(platform, REJECT);
    platform.faults.next(REJECT.call, { kind: 'status', status: 401 }, 2);
    await user.click(submit());
    const dialog = await findDialog('Reject item');
    expect(await dialog.findByText('Your session has ended. Sign in again.')).toBeInTheDocument();
    expect(reason()).toHaveValue('Too dark to print');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(signIns).toEqual([expect.stringContaining(`/orders/${before.orderId}`)]);
    expect(applied()).toEqual([]);
    const { drafts } = store.getState();
    close();
    const next = await openAgain(before, 'rejectItem', { preloaded: { drafts } });
    const again = await findDialog('Reject item');
    expect(reason()).toHaveValue('Too dark to print');
    await next.user.click(again.getByRole('button', { name: 'Reject item' }));
    await screen.findByText(REJECT.done);
    expect(applied()).toEqual(REJECT.applied(before));
  });

  it('stays if it was typed in a dialog that was opened again while the previous request was being sent', async () => {
    const app = await startAction(platform, ADDRESS);
    const { user, submit, before, router } = app;
    const company = () => screen.getByRole('textbox', { name: 'Company' });
    const release = platform.hold(ADDRESS.call);
    await user.click(submit());
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await ADDRESS.open(app, before);
    await findDialog('Change delivery address');
    await user.type(company(), 'Printers United');
    release();
    await screen.findByText(ADDRESS.done);
    expect(company()).toHaveValue('Printers United');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await ADDRESS.open(app, before);
    await findDialog('Change delivery address');
    expect(company()).toHaveValue('Printers United');
  });

  it('is discarded when the user starts over', async () => {
    const { user, dialog } = await startAction(platform, REJECT);
    await user.click(dialog.getByRole('button', { name: 'Start over' }));
    expect(reason()).toHaveValue('');
    expect(dialog.getByRole('button', { name: 'Reject item' })).toHaveAccessibleDescription(
      'Choose a rejection code.',
    );
  });
});

describe('R11: a sent request', () => {
  it('can neither be sent again nor be dismissed by accident while it is being sent', async () => {
    const { user, dialog, submit, applied, before } = await startAction(platform, CANCEL);
    const release = platform.hold(CANCEL.call);
    requests.take();
    await user.click(submit());
    const busy = await dialog.findByRole('button', { name: 'Sending…' });
    expect(busy).toHaveAccessibleDescription('The request is being sent. Wait for the response.');
    await user.click(busy);
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog', { name: 'Cancel order' })).toBeInTheDocument();
    release();
    expect(await screen.findByText(CANCEL.done)).toBeInTheDocument();
    expect(requests.take()).toHaveLength(1);
    expect(applied()).toEqual(CANCEL.applied(before));
  });

  it.each<[string, number, RegExp]>([
    [
      'refused',
      422,
      /^Cancel order: Cannot process cancellation\.Order ORDER · 1 × Cards.*Not on a Sunday\./,
    ],
    [
      'with an unknown outcome',
      504,
      /^Cancel order: We could not confirm the result; the change may have been applied\..*Order ORDER · 1 × Cards/,
    ],
  ])(
    '%s after the user left the dialog with Back: a message names the action, the order and the item',
    async (_how, status, said) => {
      const { user, submit, before, router } = await startAction(platform, CANCEL);
      const release = platform.hold({ service: 'item-service' });
      platform.faults.next(CANCEL.call, { kind: 'status', status, body: { message: 'Not on a Sunday.' } });
      await user.click(submit());
      await act(() => router.navigate(-1));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      release();
      const message = await screen.findByText(/^Cancel order: /);
      const text = message.closest('.snackbar')?.textContent?.trim() ?? '';
      expect(text.replace(before.orderId, 'ORDER')).toMatch(said);
    },
  );

  it('survives a reload before its response: the user has to check before sending again', async () => {
    const browser = memoryBrowser();
    const { user, submit, before, applied, close } = await startAction(platform, CANCEL, { browser });
    platform.faults.next(CANCEL.call, { kind: 'networkErrorAfterApplying' });
    await user.click(submit());
    await screen.findByRole('button', { name: 'Check' });
    close();
    const next = await openAgain(before, 'cancelOrder', { browser });
    const dialog = await findDialog('Cancel order');
    expect(
      await dialog.findByText('We could not confirm the result. Do not send the request again.'),
    ).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    await next.user.click(dialog.getByRole('button', { name: 'Check' }));
    expect(
      await dialog.findByText('The change was applied. There is nothing left to send.'),
    ).toBeInTheDocument();
    expect(applied()).toEqual(CANCEL.applied(before));
  });

  it('cannot be sent again after a check that fails, and the dialog says that the check failed', async () => {
    const { user, dialog, submit } = await startAction(platform, CANCEL);
    platform.faults.next(CANCEL.call, { kind: 'networkError' });
    await user.click(submit());
    const check = await dialog.findByRole('button', { name: 'Check' });
    platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 400 });
    await user.click(check);
    expect(await dialog.findByText('The order could not be checked. Try again.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Check' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });
});
