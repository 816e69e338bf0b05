import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { valuesOf } from '#domain/byKey.ts';
import type { OrderRecord } from '#mocks/records.ts';
import type { RootState } from '#store/rootReducer.ts';
import { type BrokenNetwork, brokenNetwork } from '#test/brokenNetwork.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import type { SimulatedPlatform } from '#test/simulated.ts';
import type { Fault } from '../api/faults.ts';
import { faultsFor, numberOf } from './metFaults.ts';

/** How a user opens the data under test. */
export interface Opening {
  /** Its URL; the walk visits it once for each fault. */
  route: (visit: number) => string;
  /** Matches the requests that meet the fault, as `METHOD service path`. */
  asks: RegExp;
  /** It is requested as soon as a user is signed in. */
  isAtStart?: true;
  /** Initial state of the console's store. */
  preloaded?: Partial<RootState>;
  /** Waits for data that must load before the fault begins, because the fault would affect it as well. */
  first?: (app: App) => Promise<unknown>;
  /** The user's actions before the data is requested. */
  open?: (app: App) => Promise<unknown>;
  /** The user's actions before leaving the page. */
  leave?: () => Promise<unknown>;
  /** Actions that discard the console's data from an earlier visit. */
  forget?: readonly UnknownAction[];
}

/** Data that a screen reads and shows. */
export interface Reading extends Opening {
  title: string;
  /** The element shown once the data has loaded, null if it is not shown. */
  content: () => HTMLElement | null;
  failure: RegExp;
  /**
   * By fault number, the text shown after a fault whose result differs from that of its call. Each entry has
   * its reason beside it.
   */
  own?: Readonly<Record<string, RegExp>>;
  /** The text shown if a response contains no such data. */
  none?: RegExp;
  /** The number of requests that load the data; one by default. */
  requests?: number;
  /** The response may be anything: no part of it can have a wrong type. */
  isAnything?: true;
}

/** Starts a console on this network, which decides whether the session can be renewed. */
export async function startWalk(
  platform: SimulatedPlatform,
  network = brokenNetwork(),
  preloaded: Partial<RootState> = {},
) {
  const tokenFor: SimulatedPlatform['tokenFor'] = (person) =>
    network.isSignedOut() ? Promise.reject(new Error('Nobody is signed in.')) : platform.tokenFor(person);
  const { ahead } = network;
  const app = await renderApp({ platform: { ...platform, tokenFor }, route: '/support', preloaded, ahead });
  return { app, network };
}

/** By number, the faults whose result differs from that of their call. No walk leaves them out. */
interface OwnEnds {
  own?: Readonly<Record<string, unknown>>;
}

type Meet = (app: App, network: BrokenNetwork, fault: Fault, visit: number) => Promise<void>;

/**
 * Calls `meet` once for each fault, in one session of the console, or in one session each if the data is
 * requested at the start.
 */
export async function walk(
  platform: SimulatedPlatform,
  opening: Opening & OwnEnds,
  index: number,
  meet: Meet,
) {
  const { asks, isAtStart, preloaded, own = {} } = opening;
  const started = await startWalk(platform, brokenNetwork(), preloaded);
  const { network } = started;
  let { app } = started;
  for (const [visit, fault] of faultsFor(index, 'read', Object.keys(own)).entries()) {
    if (isAtStart) {
      app.close();
      network.breakDown(asks, fault);
      ({ app } = await startWalk(platform, network, preloaded));
    }
    await during(fault, () => meet(app, network, fault, visit));
  }
}

const LOADING = ['main', '[role=dialog]']
  .flatMap((place) => [`${place} .skeleton`, `${place} [aria-busy=true]`])
  .join();
/**
 * Tokens, which must not be shown even if a service echoes the request. Its other texts are shown unchanged
 * (S8.1).
 */
const TOKENS = /token-1|eyJ[\w-]+\./;

/**
 * Checks that the page has a heading and one main element, has loaded, has the route's path, and shows no
 * token, and that the console has reported no defect.
 */
export async function expectWhole(app: App, route: string): Promise<void> {
  // The test finds elements by tag, because a query by role inspects the whole screen, and there are a
  // thousand queries.
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(document.querySelector('h1')).toHaveTextContent(/\w+/);
  await waitFor(() => expect(document.querySelector(LOADING), 'something that still loads').toBeNull());
  expect(app.router.state.location.pathname + app.router.state.location.search).toContain(
    route.split('?')[0],
  );
  expect(app.defects).toEqual([]);
  expect(document.body.textContent).not.toMatch(TOKENS);
}

/** Whether any operation of the console is still running. */
export function isAsking({ store }: App): boolean {
  const subjects = valuesOf(store.getState().operations).flatMap((states) => valuesOf(states));
  return subjects.some(({ status }) => status === 'running');
}

/** Adds the fault to the error of a failing step. */
export async function during(fault: Fault, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    throw new Error(`${fault.title}: ${error instanceof Error ? error.message.slice(0, 3_000) : error}`);
  }
}

/** Adds a copy of this order that differs from it only in its IDs. */
export function twinOf({ world }: SimulatedPlatform, orderId: string, visit: number): OrderRecord {
  const text = JSON.stringify(world.record(orderId));
  const prefix = (0x20 + visit).toString(16);
  return world.addOrder(
    JSON.parse(text.replaceAll(/[\da-f]{2}([\da-f]{6}(-[\da-f]{4}){3}-[\da-f]{12})/g, `${prefix}$1`)),
  );
}

const AGAIN = /^ ?(Try again|Check again)$/;

/** Opens the data under test, on a network that breaks before the data is requested. */
export async function goTo(app: App, opening: Opening, route: string, breakDown: () => void) {
  const { first, open, isAtStart, forget = [] } = opening;
  act(() => void forget.forEach(app.store.dispatch));
  if (!first && !isAtStart) breakDown();
  await act(() => app.router.navigate(route));
  if (first) {
    await first(app);
    breakDown();
  }
  await open?.(app);
}

async function meetReading(app: App, network: BrokenNetwork, reading: Reading, fault: Fault, visit: number) {
  const { asks, content, failure, own, none, requests = 1 } = reading;
  const number = numberOf(fault);
  const route = reading.route(visit);
  await goTo(app, reading, route, () => network.breakDown(asks, fault));
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
  const alarms = [...document.querySelectorAll('[role=alert]')].filter((one) => words.test(one.textContent));
  expect(alarms.length, 'messages about it').toBeLessThanOrEqual(requests);
  expect(network.met(), 'requests').toBeLessThanOrEqual(4 * requests);
  network.mend();
  if (!isShown()) await askAgain(reading, number, isShown);
  await reading.leave?.();
}

/**
 * Presses every button that loads the missing data again, and waits for the data. A page without such a
 * button needs an entry in `own`.
 */
async function askAgain({ own }: Reading, number: string, isShown: () => boolean): Promise<void> {
  const again = screen.queryAllByText(AGAIN, { selector: 'button' });
  if (again.length === 0) expect(own?.[number], 'a way to try again').toBeDefined();
  for (const button of again) fireEvent.click(button);
  if (again.length > 0) await waitFor(() => expect(isShown(), 'content, once the fault is gone').toBe(true));
}

/** Goes through every fault with one reading. */
export function walkReading(platform: SimulatedPlatform, reading: Reading, index: number): Promise<void> {
  return walk(platform, reading, index, (app, network, fault, visit) =>
    meetReading(app, network, reading, fault, visit),
  );
}
