import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fault } from '#mocks/faults.ts';
import { findDialog } from '#test/actions.ts';
import { cancelling, severalScene, three } from './severalScene.ts';

const { platform, openSeveral } = severalScene();

describe('R240: a dialog that was left with Back while its action was being sent', () => {
  /** Sends the cancellation of two items and leaves the dialog before the first one has its response. */
  async function leaveWhileSending(response: Fault | null = null) {
    const scene = await openSeveral(three(), ['Cards', 'Flyers'], 'Cancel items');
    const release = platform.hold(cancelling(), 1, response);
    await scene.user.click(scene.dialog.getByRole('button', { name: 'Cancel 2 items' }));
    await act(() => scene.router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const bar = within(screen.getByRole('region', { name: 'Selected items' }));
    const openAction = async (action: string) => {
      await scene.user.click(bar.getByRole('button', { name: action }));
      return findDialog(action);
    };
    const isCancelled = () => screen.findByText(/^Cancellation of 2 items requested/);
    return { ...scene, openAction, isCancelled, release };
  }

  it('does not close the dialog of another action, whose input stays', async () => {
    const { user, openAction, isCancelled, release } = await leaveWhileSending();
    const rejection = await openAction('Reject items');
    const reason = () => rejection.getByRole('textbox', { name: 'Reason' });
    await user.type(reason(), 'No paper');
    release();
    await isCancelled();
    expect(reason()).toHaveValue('No paper');
    expect(rejection.queryByText(/Done/)).not.toBeInTheDocument();
  });

  it('R514: says in a message what failed, because the dialog of another action does not show it', async () => {
    const { ids, openAction, release } = await leaveWhileSending({
      kind: 'status',
      status: 409,
      body: { message: 'Locked.' },
    });
    await openAction('Reject items');
    release();
    await screen.findByText('Cancel items: 1 of 2 items have been processed.');
    expect(screen.getByText(`Cards (M-${ids[0]}) · 409 · Locked.`)).toBeInTheDocument();
  });

  it('does not close a dialog that is opened later, and shows no result of the earlier action there', async () => {
    const { user, ids, lineOf, openAction, isCancelled, release } = await leaveWhileSending();
    release();
    await isCancelled();
    const rejection = await openAction('Reject items');
    await user.type(rejection.getByRole('textbox', { name: 'Reason' }), 'No paper');
    expect(rejection.getByRole('textbox', { name: 'Reason' })).toHaveValue('No paper');
    await user.click(rejection.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Mugs' }));
    await openAction('Cancel items');
    await waitFor(async () => expect(await lineOf(ids[0])).toHaveTextContent('already pending'));
    expect(await lineOf(ids[0])).not.toHaveTextContent('Done');
  });

  it('shows the results in the dialog of the same action, which stays open with what was typed since', async () => {
    const scene = await openSeveral(three(), ['Cards', 'Flyers'], 'Reject items');
    const { user, dialog, ids, lineOf, router } = scene;
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Rejection code' }), 'Other');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No paper');
    const release = platform.hold({ method: 'POST', path: /\/v1\/notifications$/ });
    await user.click(dialog.getByRole('button', { name: 'Reject 2 items' }));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const bar = within(screen.getByRole('region', { name: 'Selected items' }));
    await user.click(bar.getByRole('button', { name: 'Reject items' }));
    const again = await findDialog('Reject items');
    await user.type(again.getByRole('textbox', { name: 'Reason' }), ' left');
    release();
    expect(await again.findByText('2 of 2 items done')).toBeInTheDocument();
    expect(await lineOf(ids[0])).toHaveTextContent('Done');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' today');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('No paper left today');
  });
});
