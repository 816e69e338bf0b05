import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { StageName } from '#mocks/data/stages.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { cards } from '#test/actionParts.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { asking } from '#test/updateStatus.ts';
import { testWritings } from './faultMatrixTests.ts';
import { twinOf } from './faultWalk.ts';
import { dialog, type Writing } from './faultWalkWrites.ts';

const platform = simulatedPlatform({ orders: 1 });
const twin = (like: string) => (visit: number) => twinOf(platform, like, visit);
const askedOrder = (stage: StageName = 'producing') =>
  platform.world.addOrder(asking(anOrder().with(cards(stage))).build());
const inDialog = () => within(dialog() ?? document.body);
const next = () => fireEvent.click(inDialog().getByText('Next'));

/** Selects the first event of the list, and opens the dialog that resends it. */
async function chooseEvent(): Promise<void> {
  fireEvent.click(await screen.findByLabelText('Select this event'));
  fireEvent.click(screen.getByText('Resend events', { selector: 'button' }));
}

/** Goes through the redirect wizard to its last step. */
async function toLastStep(): Promise<void> {
  await waitFor(() => fireEvent.click(inDialog().getByLabelText(/^All items/)));
  next();
  await waitFor(() => {
    const tables = dialog()?.querySelectorAll('fieldset table') ?? [];
    expect(tables.length).toBe(dialog()?.querySelectorAll('fieldset').length);
  });
  for (const table of dialog()?.querySelectorAll('fieldset table') ?? []) {
    fireEvent.click(table.querySelector('input[aria-disabled=false]') ?? table);
  }
  next();
}

/** Closes the dialog if it is still open, and discards what was entered. */
async function giveUp(): Promise<void> {
  if (dialog() === null) return;
  fireEvent.click(inDialog().getByText('Close'));
  const discard = screen.queryByText(/^Discard/, { selector: 'button' });
  if (discard) fireEvent.click(discard);
  await waitFor(() => expect(dialog()).toBeNull());
}

/**
 * The other status updates are not included: the same dialog sends them in the same way, and their calls are
 * in the API's fault matrix. Nor is a claim: its action only links to an external page.
 */
const WRITINGS: readonly Writing[] = [
  {
    title: 'reporting a shipment',
    on: () => askedOrder(),
    at: 'modal=updateStatus',
    kind: 'write',
    asks: /^POST fulfillment-order-manager \/v1\/shipments/,
    submit: 'Update status',
    type: [
      { field: 'Update', text: 'fulfillment' },
      { field: 'Carrier service', text: 'recs:ups-standard' },
      { field: 'External shipment ID', text: 'S-1' },
      { field: 'Tracking ID', text: '1Z' },
      { field: 'Tracking URL', text: 'https://track.example/1Z' },
      { field: 'Delivery details URL', text: 'https://track.example/1Z/details' },
    ],
  },
  {
    title: 'looking up the request that a report responds to',
    on: () => askedOrder('awaitingResponse'),
    at: 'modal=updateStatus',
    kind: 'read',
    asks: /^GET fulfillment-order-manager \/v1\/notifications/,
    submit: 'Update status',
    type: [{ field: 'Update', text: 'productionAccepted' }],
  },
  {
    title: 'reading the order again before an item is cancelled',
    on: twin(LANDMARKS.untouched),
    at: 'modal=cancelItem',
    kind: 'read',
    asks: /^GET item-service \/v1\/items\/[^?]+$/,
    submit: 'Cancel item',
  },
  {
    title: 'clearing the alerts of an order',
    on: twin(LANDMARKS.missedSlas),
    at: 'modal=clearAlerts',
    kind: 'write',
    asks: /^POST backend \/api\/v1\/discrepancies/,
    submit: 'Clear alerts',
    type: [{ field: 'Comment', text: 'Solved on the phone' }],
  },
  {
    title: 'resending events',
    on: () => platform.world.addOrder(anOrder().with(cards('producing')).event('platformAccepted').build()),
    at: 'tab=events',
    kind: 'write',
    asks: /^POST backend /,
    submit: 'Resend events',
    prepare: chooseEvent,
  },
  {
    title: 'watching an order',
    on: twin(LANDMARKS.single),
    at: 'modal=watch',
    kind: 'write',
    asks: /^POST subscriptions /,
    submit: 'Save',
    isLookedAt: true,
    leave: giveUp,
  },
  {
    title: 'redirecting an order',
    on: twin(LANDMARKS.redirectable),
    at: 'modal=redirect',
    kind: 'write',
    asks: /^POST merchant-order .*redirect/i,
    submit: 'Request redirect',
    prepare: toLastStep,
    leave: giveUp,
  },
];

testWritings(platform, WRITINGS);
