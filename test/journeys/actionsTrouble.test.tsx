import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { ACTION_STORIES } from '#test/actionStories.ts';
import { changeMeanwhile, type Dialog, startAction, writesOf } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);

/** The text of all alerts in the dialog. */
function told(dialog: Dialog): string {
  const alerts = dialog.queryAllByRole('alert');
  return alerts.map((alert) => alert.textContent).join(' ');
}

describe('R12, R14: an action that fails', () => {
  it.each(ACTION_STORIES)(
    '%s: is not sent if the order has changed; reports a refusal, a 403 and a lost request, and can be sent again',
    async (_title, story) => {
      const { user, dialog, before, applied, submit, defects } = await startAction(platform, story);
      requests.take();

      changeMeanwhile(platform, before.orderId, story.meanwhile.change);
      await user.click(submit());
      const stale = within(await dialog.findByRole('alert'));
      expect(stale.getByText(/Nothing was sent: the order has changed/)).toBeInTheDocument();
      expect(stale.getByRole('row', { name: story.meanwhile.row })).toBeInTheDocument();
      expect(submit()).toHaveAccessibleDescription('Review the changes first.');
      await user.click(submit());
      expect(requests.take()).toEqual([]);
      await user.click(stale.getByRole('button', { name: 'Continue with current data' }));

      platform.faults.next(story.call, { kind: 'status', status: 403, body: { message: 'Not for you.' } });
      await user.click(submit());
      await waitFor(() => expect(told(dialog)).toContain('Permission denied'));
      expect(told(dialog)).toContain('You do not have permission to perform this action');

      platform.faults.next(story.call, {
        kind: 'status',
        status: 422,
        body: { message: 'Not on a Sunday.' },
      });
      await user.click(submit());
      await waitFor(() => expect(told(dialog)).toContain('Not on a Sunday.'));
      expect(told(dialog)).toContain(story.failed);

      expect(requests.take()).toHaveLength(2);
      expect(applied()).toEqual([]);

      platform.faults.next(story.call, { kind: 'networkError' });
      await user.click(submit());
      expect(
        await dialog.findByText('We could not confirm the result. Do not send the request again.'),
      ).toBeInTheDocument();
      expect(dialog.queryByRole('button', { name: story.submit })).not.toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Check' }));
      expect(
        await dialog.findByText('The order does not show this change yet. You can send it again.'),
      ).toBeInTheDocument();
      expect(requests.take()).toHaveLength(1);
      await user.click(submit());
      expect(await screen.findByText(story.done)).toBeInTheDocument();
      expect(requests.take()).toHaveLength(1);
      expect(defects).toEqual([]);
    },
  );

  it.each(ACTION_STORIES)(
    'R466: %s: is never sent twice without a response, and a check finds that it was applied',
    async (_title, story) => {
      const { user, dialog, before, applied, submit } = await startAction(platform, story);
      requests.take();
      platform.faults.next(story.call, { kind: 'networkErrorAfterApplying' });
      await user.click(submit());
      expect(
        await dialog.findByText('We could not confirm the result. Do not send the request again.'),
      ).toBeInTheDocument();
      const [field] = dialog.queryAllByRole('textbox');
      if (field) await user.type(field, '{Enter}');
      // Enter in a field of one line checks too, as the main button does.
      const check = dialog.queryByRole('button', { name: 'Check' });
      if (check) await user.click(check);
      expect(
        await dialog.findByText('The change was applied. There is nothing left to send.'),
      ).toBeInTheDocument();
      // R466: the dialog has nothing to send, and its main button closes it.
      expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(requests.take()).toHaveLength(1);
      expect(applied()).toEqual(story.applied(before));
    },
  );
});

it('R12: if the suspension in routing ends while the dialog is open, the dialog shows both values', async () => {
  const story = ACTION_STORIES.find(([title]) => title === 'Retry routing')?.[1];
  if (!story) throw new Error('There is no story of retrying the routing');
  const { user, dialog, before, applied, submit } = await startAction(platform, story);
  changeMeanwhile(platform, before.orderId, ({ statuses }) => {
    if (statuses?.suspended) statuses.suspended.state = 'closed';
  });
  await user.click(submit());
  const stale = within(await dialog.findByRole('alert'));
  expect(stale.getByRole('row', { name: /^Cards\s*Suspended\s*Yes\s*No$/ })).toBeInTheDocument();
  await user.click(stale.getByRole('button', { name: 'Continue with current data' }));
  await waitFor(() => expect(submit()).toHaveAccessibleDescription('Not suspended in routing'));
  expect(screen.getByRole('dialog', { name: 'Retry routing' })).toBeInTheDocument();
  expect(applied()).toEqual([]);
});

it.each(ACTION_STORIES.filter(([title]) => /^(Cancel|Change)/.test(title)))(
  'R12: %s: is not sent if another fulfiller has got the item, because the dialog names the fulfiller',
  async (_title, story) => {
    const { user, dialog, before, applied, submit } = await startAction(platform, story);
    changeMeanwhile(platform, before.orderId, (item) => {
      item.fulfillerId = 'q4nb90vs6l';
      item.globalFulfillerId = 'q4nb90vs6l';
    });
    await user.click(submit());
    const stale = within(await dialog.findByRole('alert'));
    expect(stale.getByRole('row', { name: /Fulfiller/ })).toBeInTheDocument();
    expect(applied()).toEqual([]);
  },
);

it('R442: is announced if the order disappears with the dialog', async () => {
  const story = ACTION_STORIES.find(([title]) => title === 'Change delivery address')?.[1];
  if (!story) throw new Error('There is no story of changing the address');
  const { user, applied, submit } = await startAction(platform, story);
  platform.faults.next({ service: 'order-service', method: 'GET' }, { kind: 'status', status: 404 }, 2);
  await user.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText(/^Change delivery address/)).toBeInTheDocument();
  expect(applied()).toEqual([]);
});

it('R442: is announced if the item disappears with the dialog', async () => {
  const story = ACTION_STORIES.find(([title]) => title === 'Cancel item')?.[1];
  if (!story) throw new Error('There is no story of cancelling an item');
  const { user, applied, submit, record } = await startAction(platform, story);
  const { items, ...rest } = record();
  platform.world.save({ ...rest, items: items.slice(1) });
  await user.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText(/Cannot process cancellation/)).toBeInTheDocument();
  expect(applied()).toEqual([]);
});

it('R477: the cancellation of an order is not sent if it has an item that the dialog did not list', async () => {
  const story = ACTION_STORIES.find(([title]) => title === 'Cancel order')?.[1];
  if (!story) throw new Error('There is no story of cancelling an order');
  const { user, dialog, applied, submit, record } = await startAction(platform, story);
  const now = record();
  const [added] = anOrder().with(cards('producing', 'Mugs')).build().items ?? [];
  if (added) platform.world.save({ ...now, items: [...now.items, { ...added, orderId: now.orderId }] });
  await user.click(submit());
  const stale = within(await dialog.findByRole('alert'));
  expect(stale.getByRole('row', { name: /Status\s*None\s*In production$/ })).toBeInTheDocument();
  expect(applied()).toEqual([]);
  await user.click(stale.getByRole('button', { name: 'Continue with current data' }));
  await user.click(submit());
  await waitFor(() => expect(applied()).toHaveLength(1));
});
