import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { PARCEL, updateDialogs } from '#test/updateStatus.ts';

const platform = simulatedPlatform();
const { requests, openDialog } = updateDialogs(platform);

describe('R119: the carrier service and the tracking ID of a shipment', () => {
  it('R119: a typed carrier name is sent as its key, and a pasted tracking ID without its spaces', async () => {
    const story = await openDialog(anOrder().with(cards('producing')));
    await story.choose('Shipped');
    await story.tick(/Cards/);
    for (const [label, text] of PARCEL) await story.type(label, text);
    await story.type('Carrier service', 'dhl paket');
    const carrier = story.dialog.getByLabelText('Carrier service');
    expect(carrier).toHaveValue('dhl paket');
    await story.type('Tracking ID', '');
    await story.user.paste(' 3S AB 12');
    expect(carrier).toHaveValue('recs:dhl-paket');
    expect(carrier).toHaveAccessibleDescription('DHL Paket');
    await story.user.click(story.submit());
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    expect(requests.take()).toMatchObject([
      { call: 'POST /v1/shipments', body: { carrierService: 'recs:dhl-paket', trackingId: '3SAB12' } },
    ]);
  });

  it('R119: a carrier name is sent as its key even if Enter sends it immediately', async () => {
    const story = await openDialog(anOrder().with(cards('producing')));
    await story.choose('Shipped');
    await story.tick(/Cards/);
    for (const [label, text] of PARCEL) await story.type(label, text);
    await story.type('Carrier service', 'UPS Standard');
    await story.user.keyboard('{Enter}');
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    expect(requests.take()).toMatchObject([{ body: { carrierService: 'recs:ups-standard' } }]);
  });

  it('R119: the dialog says that a carrier is unknown, and sends it anyway', async () => {
    const story = await openDialog(anOrder().with(cards('producing')));
    await story.choose('Shipped');
    await story.tick(/Cards/);
    expect(story.dialog.queryByText(/^This is not a known carrier/)).toBeNull();
    await story.type('Carrier service', 'Swift Couriers');
    const carrier = story.dialog.getByLabelText('Carrier service');
    // No message is shown while the user is still typing.
    expect(carrier).not.toHaveAccessibleDescription();
    for (const [label, text] of PARCEL.slice(1)) await story.type(label, text);
    expect(carrier).toHaveAccessibleDescription(/^This is not a known carrier service\./);
    expect(carrier).toBeValid();
    await story.user.click(story.submit());
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    expect(requests.take()).toMatchObject([{ body: { carrierService: 'Swift Couriers' } }]);
  });
});
