import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FaultMatch } from '#mocks/faults.ts';
import { PEOPLE } from '#mocks/people.ts';
import { cards } from '#test/actionParts.ts';
import { ACTION_STORIES, STORIES_OF_EACH_KIND } from '#test/actionStories.ts';
import { type Dialog, findDialog, openOrder, startAction, writesOf } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { memoryBrowser } from '#test/memoryIntentSupport.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { openUpdateStatus } from '#test/updateStatus.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);

const WAITING = 'The platform is busy. Nothing is sent until the next try.';
const NOT_SENT = 'You called off the request. It was not sent.';

function letWait(match: FaultMatch, times = 1) {
  platform.faults.next(match, { kind: 'status', status: 429, headers: { 'Retry-After': '60' } }, times);
}

async function findWait(dialog: Dialog) {
  expect(await dialog.findByText(WAITING)).toBeInTheDocument();
  expect(dialog.getByRole('timer')).toHaveTextContent(/^The platform is busy: next try in (59|60|61) s$/);
  expect(dialog.queryByText(/is being sent/)).not.toBeInTheDocument();
}

describe('R411: a write that waits for its next try', () => {
  it.each(STORIES_OF_EACH_KIND)(
    '%s: says so, and is not sent if the user calls it off',
    async (_title, story) => {
      const browser = memoryBrowser();
      const { user, dialog, applied, submit, defects } = await startAction(platform, story, { browser });
      requests.take();
      letWait(story.call);
      await user.click(submit());
      await findWait(dialog);
      expect(dialog.getByRole('button', { name: 'Waiting…' })).toHaveAccessibleDescription(WAITING);
      await user.click(dialog.getByRole('button', { name: 'Do not send' }));
      expect(await dialog.findByText(NOT_SENT)).toBeInTheDocument();
      expect(dialog.queryByRole('timer')).not.toBeInTheDocument();
      expect(requests.take()).toHaveLength(1);
      expect(applied()).toEqual([]);
      expect(await browser.journal.writesOf(PEOPLE.staff.sub)).toEqual([]);
      expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
      expect(defects).toEqual([]);
    },
  );

  it.each(STORIES_OF_EACH_KIND)('%s: is sent once if the user tries it now', async (_title, story) => {
    const { user, dialog, before, applied, submit } = await startAction(platform, story);
    letWait(story.call);
    await user.click(submit());
    await findWait(dialog);
    await user.click(dialog.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText(story.done)).toBeInTheDocument();
    expect(applied()).toEqual(story.applied(before));
  });
});

it('R414: a write that was called off and is sent again waits until the end of the same wait', async () => {
  const [, story] = ACTION_STORIES.find(([title]) => title === 'Cancel item') ?? [];
  if (!story) throw new Error('There is no story of cancelling an item');
  const { user, dialog, before, applied, submit } = await startAction(platform, story);
  letWait(story.call);
  await user.click(submit());
  await findWait(dialog);
  await user.click(dialog.getByRole('button', { name: 'Do not send' }));
  await dialog.findByText(NOT_SENT);
  await user.click(submit());
  expect(await dialog.findByText(WAITING)).toBeInTheDocument();
  expect(applied()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText(story.done)).toBeInTheDocument();
  expect(applied()).toEqual(story.applied(before));
});

describe('R411: a write of which nothing was sent yet', () => {
  it('waits for the items that it depends on, and can be called off', async () => {
    const [, story] = ACTION_STORIES.find(([title]) => title === 'Retry routing') ?? [];
    if (!story) throw new Error('There is no story of retrying the routing');
    const { user, dialog, applied, submit } = await startAction(platform, story);
    requests.take();
    letWait({ service: 'item-service', method: 'GET' });
    await user.click(submit());
    await findWait(dialog);
    await user.click(dialog.getByRole('button', { name: 'Do not send' }));
    expect(await dialog.findByText(NOT_SENT)).toBeInTheDocument();
    expect(requests.take()).toEqual([]);
    expect(applied()).toEqual([]);
  });
});

describe('R411: a status update of several items', () => {
  it('keeps what was applied before it was called off, and lists the rest as not sent', async () => {
    const order = anOrder().with(cards('preparing'), cards('preparing', 'Flyers'));
    const story = await openUpdateStatus(platform, order);
    await story.choose('Production started');
    await story.tick(/Cards/);
    await story.tick(/Flyers/);
    const updates = { service: 'fulfillment-order-manager', method: 'POST' };
    platform.faults.next(updates, { kind: 'delay', ms: 1 });
    letWait(updates);
    await story.user.click(story.submit());
    await findWait(story.dialog);
    await story.user.click(story.dialog.getByRole('button', { name: 'Do not send' }));
    expect(await story.dialog.findByText('1 of 2 updates succeeded')).toBeInTheDocument();
    expect(story.dialog.getByText(/ · not sent$/)).toBeInTheDocument();
    expect(story.applied()).toHaveLength(1);
  });
});

describe('R411: an action on several items', () => {
  const CANCELLATIONS = { path: /\/cancelrequest/ };

  async function startCancelling(waiting: number) {
    const { app, record } = await openOrder(
      platform,
      anOrder().with(cards('producing'), cards('producing', 'Flyers'), cards('producing', 'Mugs')),
    );
    const items = record.items.map(({ itemId }) => `&items=${itemId}`).join('');
    await act(() => app.router.navigate(`?modal=cancelItems${items}`));
    const dialog = await findDialog('Cancel items');
    const send = () => dialog.getByRole('button', { name: /^Cancel \d items?$/ });
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled', 'true'));
    const logged = platform.world.log.length;
    letWait(CANCELLATIONS, waiting);
    await app.user.click(send());
    await findWait(dialog);
    return { app, dialog, send, sent: () => platform.world.log.length - logged };
  }

  it('is called off for all items that wait', async () => {
    const { app, dialog, send, sent } = await startCancelling(3);
    await app.user.click(dialog.getByRole('button', { name: 'Do not send' }));
    await waitFor(() => expect(send()).toHaveTextContent('Cancel 3 items'));
    expect(sent()).toBe(0);
    expect(within(screen.getByRole('dialog')).queryByText(/Sending/)).not.toBeInTheDocument();
  });

  it('is called off only for the items that wait', async () => {
    const { app, dialog, send, sent } = await startCancelling(1);
    await waitFor(() => expect(sent()).toBe(2));
    await app.user.click(dialog.getByRole('button', { name: 'Do not send' }));
    await waitFor(() => expect(send()).toHaveTextContent('Cancel 1 item'));
    expect(sent()).toBe(2);
  });
});
