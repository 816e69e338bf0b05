import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { openOrder } from '#test/actions.ts';
import { brokenNetwork } from '#test/brokenNetwork.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { openUpdateDialog, openUpdateStatus } from '#test/updateStatus.ts';
import { FAULTS } from '../api/faults.ts';

const platform = simulatedPlatform();
const RECEIVED_TWICE = 'The platform received the request 2 times. Check the order for repeated changes.';
const SHIPMENTS = /^POST fulfillment-order-manager \/v1\/shipments/;
const NOTIFICATIONS = /^POST fulfillment-order-manager \/v1\/notifications/;

/**
 * Makes the browser repeat each matching request on its own, so that the platform receives it twice. If
 * `isAnswered` is false, the responses are lost.
 */
function repeat(asks: RegExp, isAnswered = true): void {
  const title = isAnswered ? 'F14 sent twice by the transport' : 'F13 reset after it is applied';
  const fault = FAULTS.find((one) => one.title === title);
  if (!fault) throw new Error(`There is no fault “${title}”`);
  brokenNetwork().breakDown(asks, { ...fault, applied: 2 });
}

type Story = Awaited<ReturnType<typeof openUpdateStatus>>;

async function fillInStart(story: Story): Promise<void> {
  await story.choose('Production started');
  await story.tick(/Cards/);
}

async function fillInShipment(story: Story, quantity: string, trackingId: string): Promise<void> {
  await story.choose('Shipped');
  await story.tick(/Cards/);
  await story.type('Quantity Cards', quantity);
  await story.type('Carrier service', 'recs:ups-ground');
  await story.type('External shipment ID', `SH-${trackingId}`);
  await story.type('Tracking ID', trackingId);
  await story.type('Tracking URL', `https://track.example/${trackingId}`);
  await story.type('Delivery details URL', 'https://delivery.example/1');
}

const aBoxOfCards = () => anOrder().with(cards('producing').quantity(250));
const shipmentIds = (story: Story) => story.record().shipments.map(({ shipmentId }) => shipmentId);

describe('R51: a status update that the browser repeated', () => {
  it('says how often the platform received it', async () => {
    const story = await openUpdateStatus(platform, anOrder().with(cards('accepted')));
    await fillInStart(story);
    repeat(NOTIFICATIONS);
    await story.user.click(story.submit());
    expect(await screen.findByText(RECEIVED_TWICE)).toBeInTheDocument();
    expect(story.applied()).toHaveLength(2);
  });

  it('says so for a shipment, which the order then has twice', async () => {
    const story = await openUpdateStatus(platform, aBoxOfCards());
    await fillInShipment(story, '100', '1Z-1');
    repeat(SHIPMENTS);
    await story.user.click(story.submit());
    expect(await screen.findByText(RECEIVED_TWICE)).toBeInTheDocument();
    expect(shipmentIds(story)).toEqual(['SH-1Z-1', 'SH-1Z-1']);
  });

  it('says so after a check if no copy had a response', async () => {
    const story = await openUpdateStatus(platform, anOrder().with(cards('accepted')));
    await fillInStart(story);
    repeat(NOTIFICATIONS, false);
    await story.user.click(story.submit());
    const check = await story.dialog.findByRole('button', { name: 'Check' });
    expect(screen.queryByText(RECEIVED_TWICE)).not.toBeInTheDocument();
    await story.user.click(check);
    expect(await screen.findByText(RECEIVED_TWICE)).toBeInTheDocument();
    expect(story.applied()).toHaveLength(2);
  });

  it('does not count an earlier parcel of the same item', async () => {
    const story = await openUpdateStatus(platform, aBoxOfCards());
    await fillInShipment(story, '50', '1Z-1');
    await story.user.click(story.submit());
    await screen.findByText('The status has been updated.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const second = { ...story, ...(await openUpdateDialog(story)) };
    await fillInShipment(second, '50', '1Z-2');
    repeat(SHIPMENTS);
    await second.user.click(second.submit());
    expect(await screen.findByText(/^The platform received the request/)).toHaveTextContent(RECEIVED_TWICE);
    expect(shipmentIds(story)).toEqual(['SH-1Z-1', 'SH-1Z-2', 'SH-1Z-2']);
  });
});

describe('R403: a subscription whose request the browser repeated', () => {
  it.each([true, false])('exists once after the save (answered: %s)', async (isAnswered) => {
    const { app } = await openOrder(platform, anOrder().with(cards('producing')));
    await app.user.click(screen.getByRole('button', { name: 'Watch' }));
    await app.user.click(await screen.findByRole('checkbox', { name: 'an item is shipped' }));
    const before = platform.world.log.length;
    repeat(/^POST subscriptions \/v1\/subscriptions/, isAnswered);
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your subscriptions have been saved.')).toBeInTheDocument();
    const operations = platform.world.log.slice(before).map(({ operation }) => operation);
    expect(operations).toEqual(['subscribe', 'subscribe', 'unsubscribe']);
  });
});
