import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FaultMatch } from '#mocks/faults.ts';
import { cards } from '#test/actionParts.ts';
import { ACTION_STORIES } from '#test/actionStories.ts';
import { byMenu, type Dialog, enter, findDialog, openOrder, startAction, writesOf } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);

const WAITING = 'The platform is busy. Nothing is sent until the next try.';
const NEW_URL = 'https://events.acme-print.example/v2';

function letWait(match: FaultMatch, status = 429) {
  platform.faults.next(match, { kind: 'status', status, headers: { 'Retry-After': '60' } });
}

async function findWait(dialog: Dialog) {
  expect(await dialog.findByText(WAITING)).toBeInTheDocument();
  expect(dialog.getByRole('timer')).toBeInTheDocument();
  expect(dialog.queryByText(/is being sent/)).not.toBeInTheDocument();
}

async function openCallback() {
  const { app, record } = await openOrder(platform, anOrder().with(cards('producing')));
  await byMenu('Callback URL')(app);
  const field = await screen.findByRole('textbox', { name: 'Callback URL' });
  const dialog = await findDialog('Callback URL');
  await app.user.clear(field);
  await enter(app.user, field, NEW_URL);
  requests.take();
  return { ...app, dialog, stored: () => platform.world.record(record.orderId)?.callback?.url };
}

const SAVE_CALLBACK = { service: 'backend', method: 'PUT', path: /callbacks/ };

describe('R411: a save of the callback URL that waits for its next try', () => {
  it.each([429, 503])('says so after a %s, and is not sent if the user calls it off', async (status) => {
    const { user, dialog, stored } = await openCallback();
    letWait(SAVE_CALLBACK, status);
    await user.click(dialog.getByRole('button', { name: 'Save callback URL' }));
    await findWait(dialog);
    await user.click(dialog.getByRole('button', { name: 'Do not send' }));
    expect(await dialog.findByText('You called off the request. It was not sent.')).toBeInTheDocument();
    expect(dialog.queryByRole('timer')).not.toBeInTheDocument();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue(NEW_URL);
    expect(requests.take()).toHaveLength(1);
    expect(stored()).not.toBe(NEW_URL);
  });

  it('is sent once if the user tries it now', async () => {
    const { user, dialog, stored } = await openCallback();
    letWait(SAVE_CALLBACK);
    await user.click(dialog.getByRole('button', { name: 'Save callback URL' }));
    await findWait(dialog);
    await user.click(dialog.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(stored()).toBe(NEW_URL));
  });
});

describe('R411: a save of subscriptions that waits for its next try', () => {
  const SUBSCRIBE = { service: 'subscriptions', method: 'POST' };

  async function openWatch() {
    const { app } = await openOrder(platform, anOrder().with(cards('producing')));
    await app.user.click(screen.getByRole('button', { name: 'Watch' }));
    const option = (name: string) => screen.findByRole('checkbox', { name });
    await app.user.click(await option('an item is rejected'));
    await app.user.click(await option('an item is shipped'));
    const dialog = await findDialog('Watch order');
    requests.take();
    return { ...app, dialog };
  }

  it('keeps what was saved before it was called off', async () => {
    const { user, dialog } = await openWatch();
    platform.faults.next(SUBSCRIBE, { kind: 'delay', ms: 1 });
    letWait(SUBSCRIBE);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await findWait(dialog);
    await user.click(dialog.getByRole('button', { name: 'Do not send' }));
    const text = 'You called off the request. Changes that were saved before stay.';
    expect(await dialog.findByText(text)).toBeInTheDocument();
    requests.take();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await findWait(dialog);
    await user.click(dialog.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText('Your subscriptions have been saved.')).toBeInTheDocument();
    expect(requests.take()).toHaveLength(1);
  });

  it('is called off while it reads the current subscriptions', async () => {
    const { user, dialog } = await openWatch();
    letWait({ service: 'subscriptions', method: 'GET' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await findWait(dialog);
    await user.click(dialog.getByRole('button', { name: 'Do not send' }));
    expect(await dialog.findByText(/^You called off the request\./)).toBeInTheDocument();
    expect(requests.take()).toEqual([]);
  });
});

it('R411: a check that waits for its next try says so, and can be tried now', async () => {
  const [, story] = ACTION_STORIES.find(([title]) => title === 'Cancel item') ?? [];
  if (!story) throw new Error('There is no story of cancelling an item');
  const { user, dialog, submit } = await startAction(platform, story);
  platform.faults.next(story.call, { kind: 'networkErrorAfterApplying' });
  await user.click(submit());
  const check = await dialog.findByRole('button', { name: 'Check' });
  letWait({ service: 'item-service', method: 'GET' });
  await user.click(check);
  await findWait(dialog);
  expect(dialog.getByRole('button', { name: 'Waiting…' })).toHaveAccessibleDescription(WAITING);
  expect(dialog.queryByRole('button', { name: 'Do not send' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Try now' }));
  expect(
    await dialog.findByText('The change was applied. There is nothing left to send.'),
  ).toBeInTheDocument();
});
