import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { STORIES_OF_EACH_KIND } from '#test/actionStories.ts';
import { byMenu, findDialog, openOrder, startAction } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { listen } from '#test/heard.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

const SENDING = 'The request is being sent. Wait for the response.';

const listenToDialog = () => listen('[role="dialog"] .disabled-reason');
const findClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it.each(STORIES_OF_EACH_KIND)(
  'R399: %s ends without a reason why nothing can be sent',
  async (_title, story) => {
    const { user, dialog } = await startAction(platform, story);
    const heard = listenToDialog();
    await story.send(user, dialog);
    await screen.findByText(story.done);
    await findClosed();
    expect(heard).toEqual([SENDING]);
  },
);

it('R399: actions on several items end without a reason why nothing can be sent', async () => {
  const { app } = await openOrder(platform, anOrder().with(cards('producing'), cards('producing', 'Flyers')));
  for (const name of ['Cards', 'Flyers'])
    await app.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const bar = within(screen.getByRole('region', { name: 'Selected items' }));
  await app.user.click(bar.getByRole('button', { name: 'Cancel items' }));
  const dialog = await findDialog('Cancel items');
  const heard = listenToDialog();
  await app.user.click(dialog.getByRole('button', { name: 'Cancel 2 items' }));
  await findClosed();
  expect(heard).toEqual([SENDING]);
});

it('R399: a saved callback URL ends without a reason why nothing can be saved', async () => {
  const { app } = await openOrder(platform, anOrder().with(cards('producing')));
  await byMenu('Callback URL')(app);
  const field = await screen.findByRole('textbox', { name: 'Callback URL' });
  await app.user.type(field, '/new');
  const heard = listenToDialog();
  await app.user.type(field, '{Enter}');
  await findClosed();
  expect(heard).toEqual([SENDING]);
});

it('R399: saved subscriptions end without a reason why nothing can be saved', async () => {
  const { app } = await openOrder(platform, anOrder().with(cards('producing')));
  await app.user.click(screen.getByRole('button', { name: 'Watch' }));
  await app.user.click(await screen.findByRole('checkbox', { name: 'an item is shipped' }));
  const heard = listenToDialog();
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await findClosed();
  expect(heard).toEqual([SENDING]);
});
