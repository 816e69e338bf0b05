import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Intent } from '#api/retryPolicy.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import type { BrokenNetwork } from '#test/brokenNetwork.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import type { Fault } from '../api/faults.ts';
import { type App, columns, during, expectWhole, startWalk, twinOf } from './faultWalk.ts';

const platform = simulatedPlatform({ orders: 1 });

/** A dialog that changes something. */
interface Writing {
  title: string;
  /** The landmark order that it is tried on, each time on a twin of it. */
  on: string;
  modal: string;
  intent: Exclude<Intent, 'read'>;
  asks: RegExp;
  submit: string;
  /** What a person types, so that nothing of it may be lost. */
  type?: { field: string; text: string }[];
}

const WRITINGS: readonly Writing[] = [
  {
    title: 'cancelling an order',
    on: LANDMARKS.untouched,
    modal: 'cancelOrder',
    intent: 'write',
    asks: /^POST merchant-order \/v1\/orders\/[^/]+\/cancelrequest$/,
    submit: 'Cancel order',
  },
  {
    title: 'cancelling an item',
    on: LANDMARKS.untouched,
    modal: 'cancelItem',
    intent: 'write',
    asks: /^POST merchant-order .*\/items\/.*\/cancelrequest$/,
    submit: 'Cancel item',
  },
  {
    title: 'retrying routing',
    on: LANDMARKS.routingSuspended,
    modal: 'retryRouting',
    intent: 'write',
    asks: /^POST merchant-order .*\/retryrouting$/,
    submit: 'Retry routing',
  },
  {
    title: 'rejecting an item',
    on: LANDMARKS.single,
    modal: 'rejectItem',
    intent: 'write',
    asks: /^POST fulfillment-order-manager /,
    submit: 'Reject item',
    type: [
      { field: 'Rejection code', text: 'other' },
      { field: 'Reason', text: 'The press is broken' },
    ],
  },
  {
    title: 'clearing alerts',
    on: LANDMARKS.missedSlas,
    modal: 'clearItemAlerts',
    intent: 'write',
    asks: /^POST backend \/api\/v1\/discrepancies/,
    submit: 'Clear alerts',
    type: [{ field: 'Comment', text: 'Solved on the phone' }],
  },
  {
    title: 'changing an address',
    on: LANDMARKS.untouched,
    modal: 'changeAddress',
    intent: 'write',
    asks: /^POST merchant-order .*\/deliverychangerequests$/,
    submit: 'Update address',
    type: [{ field: 'City', text: 'Roermond' }],
  },
  {
    title: 'changing the callback URL',
    on: LANDMARKS.single,
    modal: 'callback',
    intent: 'idempotentWrite',
    asks: /^PUT backend \/api\/v1\/callbacks/,
    submit: 'Save callback URL',
    type: [{ field: 'Callback URL', text: 'https://events.example/new' }],
  },
];

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
/** The button that sends; null where it is not offered. */
const sender = () => dialog()?.querySelector<HTMLButtonElement>('button[type=submit]') ?? null;
const isReady = () => sender() !== null && sender()?.getAttribute('aria-disabled') !== 'true';
const fieldOf = (name: string) => within(dialog() ?? document.body).getByLabelText(new RegExp(`^${name}`));

function send(): void {
  const button = sender();
  if (!button) throw new Error('Nothing can be sent');
  fireEvent.click(button);
}

/** Types what is to be typed, and ticks what has to be chosen. */
async function fillIn({ type = [], submit }: Writing): Promise<void> {
  await waitFor(() => expect(sender(), 'the button that sends').toHaveTextContent(submit));
  for (const { field, text } of type) {
    await waitFor(() => fireEvent.change(fieldOf(field), { target: { value: text } }));
  }
  const choice = dialog()?.querySelector('fieldset input[type=checkbox]:not(:checked, [aria-disabled=true])');
  if (choice && !isReady()) fireEvent.click(choice);
  await waitFor(() => expect(isReady(), `ready to be sent: ${dialog()?.textContent}`).toBe(true));
}

function expectKept({ type = [] }: Writing): void {
  for (const { field, text } of type) expect(fieldOf(field), 'what was typed').toHaveValue(text);
}

function goOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** Offline, nothing can be sent: the button says so, and works again once the network is back. */
async function meetOffline(writing: Writing): Promise<void> {
  goOnline(false);
  await waitFor(() => expect(isReady(), 'ready to be sent').toBe(false));
  expect(dialog()?.textContent).toMatch(/offline/i);
  send();
  goOnline(true);
  await waitFor(() => expect(isReady(), 'ready to be sent').toBe(true));
  expectKept(writing);
}

/** The failure is worded in the dialog, and what was typed is there. */
async function expectFailed(writing: Writing, isUnknown: boolean): Promise<void> {
  expect(dialog()?.querySelector('[role=alert]')?.textContent).toMatch(/\w+/);
  expectKept(writing);
  if (!isUnknown) return;
  // Not to be sent again before somebody has looked.
  expect(dialog()).toHaveTextContent(/We could not confirm this|Accepted, but the answer could not be read/);
  expect(sender(), 'the button that sends').toBeNull();
  fireEvent.click(within(dialog() ?? document.body).getByText('Check'));
  await waitFor(() => expect(dialog()?.textContent ?? '').not.toMatch(/Checking…|could not confirm/));
}

async function meetWriting(network: BrokenNetwork, writing: Writing, fault: Fault): Promise<void> {
  const { intent, asks } = writing;
  const end = fault.ends[intent];
  await fillIn(writing);
  const before = platform.world.log.length;
  const applied = () => platform.world.log.length - before;
  network.breakDown(asks, fault);
  if (fault.isOffline) await meetOffline(writing);
  else {
    send();
    // What may be repeated is read back where its answer is missing: then it is known to be done.
    const isReadBack = intent === 'idempotentWrite' && fault.applied > 0;
    const mayEndWell = end === null || fault.isLenient || isReadBack || fault.title.startsWith('F17');
    await waitFor(() => {
      expect(network.met(), 'requests that met the fault').toBeGreaterThan(0);
      const isSaid = (dialog()?.querySelector('[role=alert]') ?? null) !== null;
      expect(isSaid || (mayEndWell && dialog() === null), 'done, or words about its failure').toBe(true);
    });
  }
  if (intent === 'write') expect(applied(), 'applied').toBeLessThanOrEqual(Math.max(1, fault.applied));
  network.mend();
  // A second copy of the transport's own is answered by the platform: what it says of it stays on screen.
  if (dialog() === null || fault.applied === 2) return;
  const isUnknown = end?.[0] === 'unknown';
  if (!fault.isOffline) await expectFailed(writing, isUnknown);
  if (isUnknown) return;
  send();
  await waitFor(() => expect(dialog(), 'the dialog, once the fault is gone').toBeNull());
  if (intent === 'write') expect(applied(), 'applied in all').toBe(1);
}

/** Opens the dialog on an order of its own, and sends while the fault is there. */
async function visit(app: App, network: BrokenNetwork, writing: Writing, fault: Fault, count: number) {
  const { orderId, items } = twinOf(platform, writing.on, count);
  const route = `/orders/${orderId}?itemId=${items[0]?.itemId}&modal=${writing.modal}`;
  await act(() => app.router.navigate(route));
  await meetWriting(network, writing, fault);
  await expectWhole(app, route);
}

test.each(WRITINGS.map((writing, place) => [writing.title, writing, place] as const))(
  '%s: meets every fault, is never done twice, and loses nothing that was typed',
  async (_title, writing, place) => {
    expect(columns(place)).toHaveLength(24);
    const { app, network } = await startWalk(platform);
    for (const [count, fault] of columns(place).entries()) {
      await during(fault, () => visit(app, network, writing, fault, count));
    }
  },
  120_000,
);
