import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { CallKind } from '#api/http/retryPolicy.ts';
import type { OrderRecord } from '#mocks/records.ts';
import type { AppliedWrite } from '#mocks/world.ts';
import type { BrokenNetwork } from '#test/brokenNetwork.ts';
import type { App } from '#test/renderApp.tsx';
import type { SimulatedPlatform } from '#test/simulated.ts';
import type { Fault } from '../api/faults.ts';
import { during, expectWhole, startWalk } from './faultWalk.ts';
import { faultsFor } from './metFaults.ts';

/** A dialog that changes something. */
export interface Writing {
  title: string;
  on: (visit: number) => OrderRecord;
  /** The query besides the order and its first item, such as `modal=cancelItem`. */
  at: string | ((order: OrderRecord) => string);
  /** `read`: the fault affects only a read before anything is sent. */
  kind: CallKind;
  asks: RegExp;
  /** The number of other items that the same submit writes to; none by default. */
  others?: number;
  submit: string;
  /** The text that a user types, which must not be lost. */
  type?: readonly { field: string; text: string }[];
  /** The user's other actions before sending. */
  prepare?: () => Promise<unknown>;
  /** The current data is read before and after: resending is always safe, and the outcome never unknown. */
  isLookedAt?: true;
  /** The user's actions before leaving the page. */
  leave?: () => Promise<unknown>;
}

export const dialog = (): HTMLElement | null => document.querySelector('[role=dialog]');
const inDialog = () => within(dialog() ?? document.body);
/** The submit button; null if it is not offered. */
const sender = () => dialog()?.querySelector<HTMLButtonElement>('button[type=submit]') ?? null;
const isReady = () => sender() !== null && sender()?.getAttribute('aria-disabled') !== 'true';
const fieldOf = (name: string) => inDialog().getByLabelText(new RegExp(`^${name}`));

function send(): void {
  const button = sender();
  if (!button) throw new Error('Nothing can be sent');
  fireEvent.click(button);
}

/** Enters the text and makes the required selections. */
async function fillIn({ type = [], prepare, submit }: Writing): Promise<void> {
  await prepare?.();
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

export function goOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/**
 * Checks that nothing can be sent offline: the button shows the reason, and works again once the network is
 * back.
 */
async function meetOffline(writing: Writing): Promise<void> {
  goOnline(false);
  await waitFor(() => expect(isReady(), 'ready to be sent').toBe(false));
  expect(dialog()?.textContent).toMatch(/offline/i);
  send();
  goOnline(true);
  await waitFor(() => expect(isReady(), 'ready to be sent').toBe(true));
  expectKept(writing);
}

/** The dialog's alerts, which show its failure. */
function told(): Element[] {
  return [...(dialog()?.querySelectorAll('[role=alert]') ?? [])];
}

/** Closes the messages on screen, so that the next visit finds its own. */
export function closeMessages(): void {
  for (const button of document.querySelectorAll('.snackbar button')) fireEvent.click(button);
}

/**
 * Checks that the failure is shown no more than once and that the typed text is kept. If the outcome is
 * unknown, presses the button that checks it.
 */
async function expectFailed(writing: Writing, isUnknown: boolean): Promise<void> {
  // If a part is unknown, one note lists the parts and another says that nothing must be repeated.
  const most = isUnknown ? 2 : 1;
  expect(told().length, 'messages about it').toBeLessThanOrEqual(most);
  expectKept(writing);
  if (!isUnknown) return;
  // The write cannot be sent again before a check.
  expect(dialog()).toHaveTextContent(
    /We could not confirm the result|The request was accepted, but the response could not be read/,
  );
  expect(sender(), 'the only button that submits').toHaveTextContent(/^Check$/);
  send();
  await waitFor(() => expect(dialog()?.textContent ?? '').not.toMatch(/Checking…|could not confirm/));
}

/** Whether the write may succeed despite the fault. */
function mayEndWell({ kind, isLookedAt }: Writing, fault: Fault): boolean {
  // If the response to a repeatable write is missing, the console reads the data back and sees that the write
  // was applied.
  const isReadBack = (kind === 'idempotentWrite' || isLookedAt === true) && fault.applied > 0;
  return fault.ends[kind] === null || fault.isLenient === true || isReadBack || fault.title.startsWith('F17');
}

async function sendInto(network: BrokenNetwork, writing: Writing, fault: Fault): Promise<void> {
  send();
  await waitFor(() => {
    expect(network.met(), 'requests that met the fault').toBeGreaterThan(0);
    const isDone = mayEndWell(writing, fault) && dialog() === null;
    expect(isDone || told().length > 0, 'done, or words about its failure').toBe(true);
  });
}

/**
 * Whether the fault is only a failure: the response neither claims that there is no data nor contains
 * different data.
 */
function isPlain({ title, isLenient }: Fault): boolean {
  return !isLenient && !title.startsWith('F04') && !title.startsWith('F19');
}

const GO_ON = 'Continue with current data';

/** Sends again, and accepts each apparent change of the order that the fault has caused. */
async function sendAgain(): Promise<void> {
  const isStale = () => inDialog().queryByText(GO_ON) !== null;
  for (let tries = 0; tries < 3; tries += 1) {
    if (isStale()) fireEvent.click(inDialog().getByText(GO_ON));
    await waitFor(() => expect(isReady(), 'ready to be sent').toBe(true));
    send();
    await waitFor(() => expect(dialog() === null || isStale(), 'done, or stale').toBe(true));
    if (!isStale()) return;
  }
}

/** Whether the dialog says that the response named no alert. */
const isUnconfirmed = () => /Cannot retrieve cleared alerts/.test(dialog()?.textContent ?? '');

/** The remaining steps once the fault is gone: check the outcome, or send again. */
async function finish(writing: Writing, fault: Fault, applied: () => number): Promise<void> {
  const { kind, isLookedAt } = writing;
  if (isUnconfirmed()) {
    expectKept(writing);
    fireEvent.click(inDialog().getByText('Close'));
    await waitFor(() => expect(dialog()).toBeNull());
    return;
  }
  const isUnknown = fault.ends[kind]?.[0] === 'unknown' && !isLookedAt;
  if (!fault.isOffline) await expectFailed(writing, isUnknown);
  if (isUnknown) return;
  if (kind === 'read') expect(applied(), 'applied').toBe(0);
  // Data that could not be read does not count as changed.
  if (kind === 'read' && isPlain(fault)) expect(inDialog().queryByText(GO_ON)).toBeNull();
  await sendAgain();
  await waitFor(() => expect(dialog(), 'the dialog, once the fault is gone').toBeNull());
  if (kind === 'write' && !isLookedAt) expect(applied(), 'applied in all').toBe(1);
}

async function meetWriting(
  network: BrokenNetwork,
  writing: Writing,
  fault: Fault,
  log: readonly AppliedWrite[],
) {
  await fillIn(writing);
  const before = log.length;
  const applied = () => {
    const writes = log.slice(before);
    // R403: a copy that the console has removed does not count, nor does its removal.
    const removals = writes.filter(({ operation }) => operation === 'unsubscribe').length;
    return Math.max(0, writes.length - 2 * removals - (writing.others ?? 0));
  };
  network.breakDown(writing.asks, fault);
  if (fault.isOffline) await meetOffline(writing);
  else await sendInto(network, writing, fault);
  if (writing.kind === 'write') expect(applied(), 'applied').toBeLessThanOrEqual(Math.max(1, fault.applied));
  network.mend();
  // If the platform refuses the transport's second copy, its message stays on screen.
  if (dialog() !== null && (fault.applied !== 2 || writing.kind === 'read')) {
    await finish(writing, fault, applied);
  }
}

/** Opens the dialog on a new order, and sends while the fault is active. */
async function visit(
  app: App,
  network: BrokenNetwork,
  platform: SimulatedPlatform,
  writing: Writing,
  at: Visit,
) {
  const order = writing.on(at.count);
  const { orderId, items } = order;
  const query = typeof writing.at === 'string' ? writing.at : writing.at(order);
  const route = `/orders/${orderId}?itemId=${items[0]?.itemId}&${query}`;
  await act(() => app.router.navigate(route));
  await meetWriting(network, writing, at.fault, platform.world.log);
  await expectWhole(app, route);
  closeMessages();
  await writing.leave?.();
}

interface Visit {
  fault: Fault;
  count: number;
}

/** Goes through every fault with one dialog, in one session of the console. */
export async function walkWriting(
  platform: SimulatedPlatform,
  writing: Writing,
  index: number,
): Promise<void> {
  const { app, network } = await startWalk(platform);
  for (const [count, fault] of faultsFor(index, writing.kind).entries()) {
    await during(fault, () => visit(app, network, platform, writing, { fault, count }));
  }
}
