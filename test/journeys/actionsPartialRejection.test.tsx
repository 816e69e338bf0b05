import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { writesOf } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { asking, openUpdateStatus, shortId } from '#test/updateStatus.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);

async function openRejection() {
  const order = asking(anOrder().with(cards('awaitingResponse').quantity(250)));
  const story = await openUpdateStatus(platform, order);
  requests.take();
  await story.choose('Rejected by fulfiller');
  await story.tick(/Cards/);
  await story.type('Rejection details', 'Too dark');
  return story;
}

describe('R334: a rejection by the fulfiller, although there is an open order request', () => {
  it('of some pieces is reported with their number, because a response would reject all of them', async () => {
    const story = await openRejection();
    expect(story.dialog.getByRole('combobox', { name: 'Update' })).toHaveAccessibleDescription(
      /if not all of its pieces are rejected, its rejection is reported separately/,
    );
    await story.type('Quantity Cards', '50');
    await story.user.click(story.submit());
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    const items = [{ itemId: shortId(story.before), quantity: 50 }];
    expect(requests.take()).toEqual([
      {
        call: 'POST /v1/notifications',
        body: { notificationType: 'ItemsRejected', items, rejectionDetails: { reason: 'Too dark' } },
      },
    ]);
  });

  it('of all pieces responds to the request', async () => {
    const story = await openRejection();
    await story.user.click(story.submit());
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    const [sent] = requests.take();
    expect(sent?.call).toMatch(/^POST \/v1\/notifications\/RetryOrderRequest-.*\/reject$/);
    expect(sent?.body).toEqual({ rejectionReason: 'Too dark' });
  });

  it('R158: of no piece cannot be sent', async () => {
    const story = await openRejection();
    await story.type('Quantity Cards', '0');
    await story.user.click(story.submit());
    expect(story.dialog.getByText('Enter a whole number, 1 or more.')).toBeInTheDocument();
    expect(requests.take()).toEqual([]);
  });
});
