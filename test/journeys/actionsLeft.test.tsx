import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ACTION_STORIES } from '#test/actionStories.ts';
import { changeMeanwhile, startAction, writesOf } from '#test/actions.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);
const ITEMS = { method: 'GET', path: /items/ };

it.each(ACTION_STORIES)(
  'R240: %s: if the user leaves the order before it turns out that it changed, a message says that nothing was sent',
  async (_title, story) => {
    const { user, before, submit, router, applied } = await startAction(platform, story);
    requests.take();
    changeMeanwhile(platform, before.orderId, story.meanwhile.change);
    const release = platform.hold(ITEMS);
    await user.click(submit());
    await act(() => router.navigate('/'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    release();
    expect(
      await screen.findByText(/: Nothing was sent, because the order has changed or a similar request/),
    ).toBeInTheDocument();
    expect(requests.take()).toEqual([]);
    expect(applied()).toEqual([]);
  },
);

it('R240: no message says that a request was not sent that the user called off', async () => {
  const story = ACTION_STORIES.find(([title]) => title === 'Cancel item')?.[1];
  if (!story) throw new Error('There is no story of cancelling an item');
  const { user, dialog, submit, router, store } = await startAction(platform, story);
  platform.faults.next(story.call, { kind: 'status', status: 429, headers: { 'Retry-After': '60' } });
  await user.click(submit());
  const callOff = await dialog.findByRole('button', { name: 'Do not send' });
  await act(() => {
    fireEvent.click(callOff);
    return router.navigate('/');
  });
  await waitFor(() => expect(JSON.stringify(store.getState().operations)).toContain('calledOff'));
  expect(screen.queryByText(/Nothing was sent/)).not.toBeInTheDocument();
});

it.each(ACTION_STORIES)(
  'R240: %s: if the user leaves the order before the response is lost, a message and the list of requests say so',
  async (_title, story) => {
    const { user, submit, router } = await startAction(platform, story);
    const release = platform.hold(story.call, 1, { kind: 'networkErrorAfterApplying' });
    await user.click(submit());
    await act(() => router.navigate('/'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    release();
    expect(
      await screen.findByText(/We could not confirm the result;|not confirmed\. Check/),
    ).toBeInTheDocument();
    expect(
      await screen.findByRole('region', { name: 'Requests with an unknown outcome' }),
    ).toBeInTheDocument();
  },
);
