import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { changeMeanwhile } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { changedParts } from '#test/changedParts.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { asking, PARCEL, shortId, updateDialogs } from '#test/updateStatus.ts';

const platform = simulatedPlatform();
const { requests, openDialog } = updateDialogs(platform);

interface Payload {
  type: string;
  stage: 'awaitingResponse' | 'accepted' | 'producing' | 'cancelPending';
  fill: readonly [string, string][];
  /** `METHOD path`, with `{id}` for the short item ID. */
  call: string;
  body: (itemId: string) => unknown;
  changed: string[];
}

/**
 * S5.44 to S5.47, S8.15, docs/platform/fulfillment-order-manager.md: each type with its payload, and with the
 * newest open request that it responds to.
 */
const PAYLOADS: readonly Payload[] = [
  {
    type: 'Production accepted',
    stage: 'awaitingResponse',
    fill: [],
    call: 'POST /v1/notifications/RetryOrderRequest-{id}-2/items/{id}/accept',
    body: () => ({ costsIncurred: false }),
    changed: ['events', 'item 1 awaitingFulfillerResponse', 'item 1 productionAccepted', 'notifications'],
  },
  {
    type: 'Production started',
    stage: 'accepted',
    fill: [['Quantity Cards', '1']],
    call: 'POST /v1/notifications',
    body: (itemId) => ({ notificationType: 'ProductionStarted', items: [{ itemId, quantity: 1 }] }),
    changed: ['events', 'item 1 production', 'item 1 productionAccepted'],
  },
  {
    type: 'Rejected by fulfiller',
    stage: 'awaitingResponse',
    fill: [['Rejection details', ' Too dark ']],
    call: 'POST /v1/notifications/RetryOrderRequest-{id}-2/items/{id}/reject',
    body: () => ({ rejectionReason: 'Too dark' }),
    changed: ['events', 'item 1 awaitingFulfillerResponse', 'item 1 rejected', 'notifications'],
  },
  {
    type: 'Shipped',
    stage: 'producing',
    fill: PARCEL,
    call: 'POST /v1/shipments',
    body: (itemId) => ({
      items: [{ itemId, quantity: 1 }],
      carrierService: 'recs:ups-ground',
      trackingId: '1Z-99',
      trackingUrl: 'https://track.example/1Z-99',
      externalShipmentId: 'SH_1-a',
      deliveryDetailsUrl: 'https://delivery.example/1',
    }),
    changed: [
      'events',
      'item 1 _links',
      'item 1 fulfilled',
      'item 1 fulfillment',
      'item 1 production',
      'shipments',
    ],
  },
  {
    type: 'Cancellation accepted',
    stage: 'cancelPending',
    fill: [['Costs were incurred', '']],
    call: 'POST /v1/notifications/CancellationRequest-{id}-1/items/{id}/accept',
    body: () => ({ costsIncurred: true }),
    changed: [
      'events',
      'item 1 cancelled',
      'item 1 pendingCancellation',
      'item 1 production',
      'notifications',
    ],
  },
  {
    type: 'Cancellation rejected',
    stage: 'cancelPending',
    fill: [['Reason for rejection', 'Printed already']],
    call: 'POST /v1/notifications/CancellationRequest-{id}-1/items/{id}/reject',
    body: () => ({ rejectionReason: 'Printed already' }),
    changed: ['events', 'item 1 cancellationRejected', 'item 1 pendingCancellation', 'notifications'],
  },
];

describe('S4.45: each status update is one call with its own payload', () => {
  it.each(PAYLOADS.map((payload) => [payload.type, payload] as const))('%s', async (_type, payload) => {
    const story = await openDialog(asking(anOrder().with(cards(payload.stage))));
    await story.choose(payload.type);
    await story.tick(/Cards/);
    for (const [label, text] of payload.fill) {
      if (text === '') await story.tick(new RegExp(label));
      else await story.type(label, text);
    }
    await story.user.click(story.submit());
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    const id = shortId(story.before);
    expect(requests.take()).toEqual([{ call: payload.call.replaceAll('{id}', id), body: payload.body(id) }]);
    expect(story.applied()).toHaveLength(1);
    expect(changedParts(story.before, story.record())).toEqual(payload.changed);
  });

  it('S8.21: one parcel for two items of a group is one call', async () => {
    const story = await openDialog(anOrder().with(cards('producing'), cards('producing', 'Flyers')));
    await story.choose('Shipped');
    await story.tick(/Cards/);
    await story.tick(/Flyers/);
    for (const [label, text] of PARCEL) await story.type(label, text);
    await story.user.click(story.submit());
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    expect(requests.take()).toEqual([
      {
        call: 'POST /v1/shipments',
        body: expect.objectContaining({
          items: [0, 1].map((index) => ({ itemId: shortId(story.before, index), quantity: 1 })),
        }),
      },
    ]);
  });

  it('S5.39: the dialog suggests the remaining quantity of a partly shipped item', async () => {
    const item = cards('producing').quantity(250).current('fulfilled', { quantity: 100 });
    const story = await openDialog(anOrder().with(item));
    await story.choose('Production started');
    await story.tick(/Cards/);
    expect(story.dialog.getByLabelText('Quantity Cards')).toHaveValue('250');
    await story.choose('Shipped');
    expect(story.dialog.getByLabelText('Quantity Cards')).toHaveValue('150');
    for (const [label, text] of PARCEL) await story.type(label, text);
    await story.user.click(story.submit());
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    expect(requests.take()).toMatchObject([
      { call: 'POST /v1/shipments', body: { items: [{ itemId: shortId(story.before), quantity: 150 }] } },
    ]);
  });

  it('R12, R158: nothing is sent if other pieces were shipped while the dialog was open', async () => {
    const item = cards('producing').quantity(250).closed('fulfilled', { quantity: 100 });
    const story = await openDialog(anOrder().with(item));
    await story.choose('Shipped');
    await story.tick(/Cards/);
    for (const [label, text] of PARCEL) await story.type(label, text);
    changeMeanwhile(platform, story.before.orderId, ({ statuses }) => {
      if (statuses?.fulfilled) statuses.fulfilled.quantity = 200;
    });
    await story.user.click(story.submit());
    const stale = within(await story.dialog.findByRole('alert'));
    expect(stale.getByText(/Nothing was sent: the order has changed/)).toBeInTheDocument();
    const row = /^Cards\s*Completed statuses\s*Shipped \(100\)\s*Shipped \(200\)$/;
    expect(stale.getByRole('row', { name: row })).toBeInTheDocument();
    expect(requests.take()).toEqual([]);
  });

  it.each([
    ['has no request', cards('accepted')],
    [
      'has no group, by which its requests are found',
      cards('accepted').having({ shortFulfillmentGroupId: '' }),
    ],
  ])('S7.20: a rejection of an item that %s is posted by itself', async (_title, item) => {
    const story = await openDialog(anOrder().with(item));
    await story.choose('Rejected by fulfiller');
    await story.tick(/Cards/);
    await story.type('Rejection details', 'Too dark');
    await story.user.click(story.submit());
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    expect(requests.take()).toEqual([
      {
        call: 'POST /v1/notifications',
        body: {
          notificationType: 'ItemsRejected',
          items: [{ itemId: shortId(story.before), quantity: 1 }],
          rejectionDetails: { reason: 'Too dark' },
        },
      },
    ]);
  });

  it('R417: finds the request of a fulfiller that the item names only by its internal ID', async () => {
    const item = cards('awaitingResponse').having({ fulfillerId: '1001', globalFulfillerId: '' });
    const story = await openDialog(asking(anOrder().with(item)));
    await story.choose('Production accepted');
    await story.tick(/Cards/);
    await story.user.click(story.submit());
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    expect(requests.take()).toMatchObject([{ call: expect.stringContaining('/accept') }]);
  });
});
