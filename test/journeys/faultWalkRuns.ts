import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { PEOPLE } from '#mocks/people.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import type { BrokenNetwork } from '#test/brokenNetwork.ts';
import type { App } from '#test/renderApp.tsx';
import type { SimulatedPlatform } from '#test/simulated.ts';
import type { Fault } from '../api/faults.ts';
import { during, expectWhole, startWalk } from './faultWalk.ts';
import { goOnline } from './faultWalkWrites.ts';
import { faultsFor } from './metFaults.ts';

/** A run: writes on several orders, one after another, each journaled before it is sent. */
export interface Run {
  title: string;
  /** New orders, and the URL from which the run is started. */
  on: (visit: number) => { orderIds: string[]; route: string };
  /** The user's actions until the button that starts the run is on screen. */
  prepare: (orderIds: readonly string[]) => Promise<unknown>;
  start: string;
  asks: RegExp;
  /** How often the platform has applied it to the order. */
  applied: (orderId: string) => number;
  /** A second copy of a request creates a second order, which is shown. In other runs it has no effect. */
  isDoubled?: true;
  /** While the browser is offline, the dialog does not let the user start the run. */
  isBarredOffline?: true;
}

const dialog = () =>
  document.querySelector<HTMLElement>('[role=dialog] .run-progress')?.closest<HTMLElement>('[role=dialog]');
const text = () => dialog()?.textContent ?? '';
const button = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find((one) =>
    name.test(one.textContent ?? ''),
  );
function press(name: RegExp): void {
  const found = button(name);
  if (!found) throw new Error(`No button ${name} in: ${text()}`);
  fireEvent.click(found);
}

/** Waits until the run has ended or waits for the user. */
async function rests(app: App): Promise<void> {
  await waitFor(() => {
    const [run] = Object.values(app.store.getState().bulk.runs);
    expect(run?.status ?? 'none', text()).toMatch(/ended|paused/);
    expect(dialog(), 'the dialog of the run').toBeTruthy();
  });
}

/** Returns a pattern for the text of the run's dialog once the run has met the fault. */
function expectedState(fault: Fault, { isDoubled }: Run): RegExp {
  const end = fault.ends.write;
  const number = fault.title.slice(0, 3);
  if (number === 'F02' || number === 'F24') return /your session has ended/;
  if (fault.isOffline) return /you are offline/;
  // The platform refuses the second copy of a write that cannot be applied twice, and only this refusal
  // arrives.
  if (number === 'F14') return isDoubled ? /placed more than once/ : /failed|requested/;
  if (end === null || fault.applied > 0) return DONE;
  if (end[0] === 'unknown') return /with an unknown outcome/;
  return /orders? failed/;
}
const DONE = /orders? (reordered|requested)|Cancellation of/;

async function sendEachAgain(app: App): Promise<void> {
  press(/^Check again/);
  await rests(app);
  while (button(/^Send again/)) {
    press(/^Send again/);
    fireEvent.click(await screen.findByText('Send again', { selector: 'button' }));
    await rests(app);
  }
}

/** The user's actions once the fault is gone, until everything is done. */
async function finish(app: App): Promise<void> {
  if (/session has ended/.test(text())) act(() => void app.store.dispatch(signedIn(PEOPLE.staff)));
  if (/Paused/.test(text())) {
    press(/^ ?Continue/);
    await rests(app);
  }
  if (button(/^ ?Retry \d/)) {
    press(/^ ?Retry \d/);
    await rests(app);
  }
  if (/with an unknown outcome/.test(text())) await sendEachAgain(app);
}

/** Starts the run while the fault is active, waits until it rests, and checks its state. */
async function startInto(app: App, network: BrokenNetwork, run: Run, fault: Fault): Promise<void> {
  const start = () => press(new RegExp(`^${run.start}`));
  const isBarred = fault.isOffline === true && run.isBarredOffline === true;
  if (fault.isOffline) goOnline(false);
  start();
  if (isBarred) {
    expect(document.querySelector('[role=dialog] .disabled-reason')).toHaveTextContent(/offline/);
    network.mend();
    goOnline(true);
    start();
  }
  await rests(app);
  expect(text(), 'the run').toMatch(isBarred ? DONE : expectedState(fault, run));
}

async function meetRun(
  app: App,
  network: BrokenNetwork,
  run: Run,
  fault: Fault,
  visit: number,
): Promise<void> {
  const { orderIds, route } = run.on(visit);
  await act(() => app.router.navigate(route));
  await run.prepare(orderIds);
  network.breakDown(run.asks, fault);
  await startInto(app, network, run, fault);
  const most = Math.max(1, fault.applied);
  for (const orderId of orderIds) expect(run.applied(orderId), 'applied').toBeLessThanOrEqual(most);
  if (!fault.isOffline) expect(network.met(), 'requests that met the fault').toBeGreaterThan(0);
  expect(network.met(), 'requests').toBeLessThanOrEqual(4 * orderIds.length);
  await expectWhole(app, route);
  network.mend();
  if (fault.isOffline) goOnline(true);
  if (fault.applied < 2) {
    await finish(app);
    expect(text(), 'the run').toMatch(DONE);
  }
  const times = fault.applied === 2 && run.isDoubled ? 2 : 1;
  for (const orderId of orderIds) expect(run.applied(orderId), 'applied in all').toBe(times);
  press(/^Close$/);
  await waitFor(() => expect(dialog() ?? null, 'the dialog of the run').toBeNull());
  // Failed orders are still selected: the next run must have only its own orders.
  const clear = screen.queryByText('Clear selection');
  if (clear) fireEvent.click(clear);
}

/** Goes through every fault with one kind of run, in one session of the console. */
export async function walkRun(platform: SimulatedPlatform, run: Run, index: number): Promise<void> {
  const { app, network } = await startWalk(platform);
  for (const [visit, fault] of faultsFor(index, 'write').entries()) {
    await during(fault, () => meetRun(app, network, run, fault, visit));
  }
}

/** Selects every order of the table, and opens the dialog of a bulk verb with its plan. */
export async function planForAll(orderIds: readonly string[], verb: RegExp): Promise<void> {
  const rows = () => [...document.querySelectorAll<HTMLElement>('main tbody a[data-order-id]')];
  await waitFor(() =>
    expect(
      rows()
        .map((row) => row.dataset.orderId)
        .sort(),
    ).toEqual(orderIds.toSorted()),
  );
  const all = await screen.findByLabelText(/^Select all orders on this page/);
  fireEvent.click(all);
  fireEvent.click(await screen.findByLabelText('Bulk actions', { selector: 'button' }));
  fireEvent.click(await screen.findByText(verb, { selector: 'button' }));
  if (verb.test('Reorder…')) fireEvent.click(await screen.findByText('Show plan', { selector: 'button' }));
  await screen.findByText(/orders? (is|are) included/);
}
