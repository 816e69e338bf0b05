import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { OrderRecord } from '#mocks/records.ts';
import { type BrokenNetwork, brokenNetwork } from '#test/brokenNetwork.ts';
import { renderApp } from '#test/renderApp.tsx';
import type { simulatedPlatform } from '#test/simulated.ts';
import { FAULTS, type Fault } from '../api/faults.ts';

type Simulated = ReturnType<typeof simulatedPlatform>;
export type App = Awaited<ReturnType<typeof renderApp>>;

/** Something that a screen reads and shows. */
export interface Reading {
  title: string;
  /** Its address; the walk comes by once for each fault. */
  route: (visit: number) => string;
  /** Which requests meet the fault, as `METHOD service path`. */
  asks: RegExp;
  /** What shows once it has been read, null where it does not. */
  content: () => HTMLElement | null;
  /** How its failure is worded. */
  failure: RegExp;
  /** Faults, by number, that end otherwise than the call does, and what they show: each with its reason beside it. */
  own?: Readonly<Record<string, RegExp>>;
  /** What stands in its place where an answer holds none of it. */
  none?: RegExp;
  /** How many requests it takes; one unless said otherwise. */
  requests?: number;
  /** Its answer may be anything: nothing of it can be of a wrong type. */
  isAnything?: true;
}

/** One shape of each fault; where there are several, the subject's place decides which. */
export function columns(place: number): Fault[] {
  const byNumber = new Map<string, Fault[]>();
  for (const fault of FAULTS) {
    const number = fault.title.slice(0, 3);
    byNumber.set(number, [...(byNumber.get(number) ?? []), fault]);
  }
  return [...byNumber.values()].map((shapes) => shapes[place % shapes.length] as Fault);
}

/** A console that is told by the network whether its session can be renewed. */
export async function startWalk(platform: Simulated) {
  const network = brokenNetwork();
  const tokenFor: Simulated['tokenFor'] = (person) =>
    network.isSignedOut() ? Promise.reject(new Error('Nobody is signed in.')) : platform.tokenFor(person);
  const app = await renderApp({ platform: { ...platform, tokenFor }, route: '/support' });
  return { app, network };
}

/** No white page, nothing still loading, where one was, and no secret in sight. */
export async function expectWhole(app: App, route: string): Promise<void> {
  // Found by element: to find it by role a screen is measured as a whole, and there are a thousand of them.
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(document.querySelector('h1')).toHaveTextContent(/\w+/);
  await waitFor(() => expect(document.querySelector('main .skeleton, [role=dialog] .skeleton')).toBeNull());
  expect(app.router.state.location.pathname + app.router.state.location.search).toContain(
    route.split('?')[0],
  );
  expect(app.defects).toEqual([]);
  expect(document.body.textContent).not.toMatch(/token-1|eyJ[\w-]+\./);
}

/** Says which fault it was that the walk stumbled over. */
export async function during(fault: Fault, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    throw new Error(`${fault.title}: ${error instanceof Error ? error.message.slice(0, 3_000) : error}`);
  }
}

/** Another order that is like this one in all but its ids. */
export function twinOf({ world }: Simulated, orderId: string, visit: number): OrderRecord {
  const text = JSON.stringify(world.record(orderId));
  const prefix = (0x20 + visit).toString(16);
  return world.addOrder(
    JSON.parse(text.replaceAll(/[\da-f]{2}([\da-f]{6}(-[\da-f]{4}){3}-[\da-f]{12})/g, `${prefix}$1`)),
  );
}

const AGAIN = /^ ?(Try again|Check again)$/;

async function meetReading(app: App, network: BrokenNetwork, reading: Reading, fault: Fault, visit: number) {
  const { asks, content, failure, own, none, requests = 1 } = reading;
  const number = fault.title.slice(0, 3);
  const route = reading.route(visit);
  network.breakDown(asks, fault);
  await act(() => app.router.navigate(route));
  const words = own?.[number] ?? failure;
  const isShown = () => content() !== null || none?.test(document.body.textContent ?? '') === true;
  const isWorded = () => words.test(document.body.textContent ?? '');
  const mayEndWell = fault.ends.read === null || fault.isLenient || (reading.isAnything && number === 'F18');
  const mayEndBadly = fault.ends.read !== null || own?.[number] !== undefined;
  await waitFor(() => {
    expect(network.met(), 'requests that met the fault').toBeGreaterThan(0);
    expect(
      (mayEndWell && isShown()) || (mayEndBadly && isWorded()),
      'content, or words about its failure',
    ).toBe(true);
  });
  await expectWhole(app, route);
  expect(network.met(), 'requests').toBeLessThanOrEqual(4 * requests);
  network.mend();
  if (isShown()) return;
  const again = screen.queryAllByText(AGAIN, { selector: 'button' });
  if (again.length === 0) expect(own?.[number], 'a way to try again').toBeDefined();
  for (const button of again) fireEvent.click(button);
  if (again.length > 0) await waitFor(() => expect(isShown(), 'content, once the fault is gone').toBe(true));
}

/** Goes through every fault with one reading, in one session of the console. */
export async function walkReading(platform: Simulated, reading: Reading, place: number): Promise<void> {
  const { app, network } = await startWalk(platform);
  for (const [visit, fault] of columns(place).entries()) {
    await during(fault, () => meetReading(app, network, reading, fault, visit));
  }
}
