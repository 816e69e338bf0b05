import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ACTION_STORIES } from '#test/actionStories.ts';
import { startAction, writesOf } from '#test/actions.ts';
import { changedParts } from '#test/changedParts.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);

describe('an action that works is sent once, said as S8 words it, and the order is read again', () => {
  it.each(ACTION_STORIES)('%s', async (_title, story) => {
    const { user, dialog, before, record, applied, defects } = await startAction(platform, story);
    requests.take();
    requests.reads();
    await story.send(user, dialog);
    expect(await screen.findByText(story.done)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests.take()).toEqual([story.sent(before)]);
    expect(applied()).toEqual(story.applied(before));
    expect(changedParts(before, record())).toEqual(story.changed);
    const order = `/v1/orders/${before.orderId}`;
    await waitFor(() => expect(requests.reads()).toContain(order));
    expect(defects).toEqual([]);
  });
});
