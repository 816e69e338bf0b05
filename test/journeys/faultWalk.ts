import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Intent } from '#api/retryPolicy.ts';
import { valuesOf } from '#domain/byKey.ts';
import type { OrderRecord } from '#mocks/records.ts';
import type { RootState } from '#store/rootReducer.ts';
import { type BrokenNetwork, brokenNetwork } from '#test/brokenNetwork.ts';
import { IS_DEEP } from '#test/depth.ts';
import { renderApp } from '#test/renderApp.tsx';
import type { simulatedPlatform } from '#test/simulated.ts';
import { FAULTS, type Fault } from '../api/faults.ts';

type Simulated = ReturnType<typeof simulatedPlatform>;
export type App = Awaited<ReturnType<typeof renderApp>>;

/** How a person comes to what is read. */
export interface Opening {
  /** Its address; the walk comes by once for each fault. */
  route: (visit: number) => string;
  /** Which requests meet the fault, as `METHOD service path`. */
  asks: RegExp;
  /** It is asked for as soon as somebody is signed in. */
  isAtStart?: true;
  /** Facts that the console has to start with. */
  preloaded?: Partial<RootState>;
  /** What has to be there before the fault comes: it would hit that as well. */
  first?: () => Promise<unknown>;
  /** What a person does there before it is asked for. */
  open?: (app: App) => Promise<unknown>;
  /** What a person does before they go elsewhere. */
  leave?: () => Promise<unknown>;
  /** What makes the console forget what it had of it on an earlier visit. */
  forget?: readonly UnknownAction[];
}

/** Something that a screen reads and shows. */
export interface Reading extends Opening {
  title: string;
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
function columns(place: number): Fault[] {
  const byNumber = new Map<string, Fault[]>();
  for (const fault of FAULTS) {
    const number = numberOf(fault);
    byNumber.set(number, [...(byNumber.get(number) ?? []), fault]);
  }
  return [...byNumber.values()].map((shapes) => shapes[place % shapes.length] as Fault);
}

const numberOf = ({ title }: Fault) => title.slice(0, 3);

/** What a fault is to the part of the console that meets it: how its call ends, and for a write what was applied. */
function wayOf({ ends, applied, isOnce, isOffline }: Fault, intent: Intent): string {
  return JSON.stringify([ends[intent]?.slice(0, 2), isOnce, isOffline, intent === 'read' ? null : applied]);
}

/**
 * The faults that a subject meets: in the deep run all of them, else one for each way a call can end, of which the
 * subject's place decides, and those that it has words of its own for. What each fault is to a call is walked in
 * full at the edge (`faultMatrix.test.ts`).
 */
export function faultsFor(
  place: number,
  intent: Intent,
  own: readonly string[] = [],
  isDeep = IS_DEEP,
): Fault[] {
  const all = columns(place);
  if (isDeep) return all;
  const ways = new Map<string, Fault[]>();
  for (const fault of all) {
    const way = wayOf(fault, intent);
    ways.set(way, [...(ways.get(way) ?? []), fault]);
  }
  const chosen = new Set([...ways.values()].map((faults) => faults[place % faults.length]));
  return all.filter((fault) => chosen.has(fault) || own.includes(numberOf(fault)));
}

/** A console that is told by the network whether its session can be renewed. */
export async function startWalk(
  platform: Simulated,
  network = brokenNetwork(),
  preloaded: Partial<RootState> = {},
) {
  const tokenFor: Simulated['tokenFor'] = (person) =>
    network.isSignedOut() ? Promise.reject(new Error('Nobody is signed in.')) : platform.tokenFor(person);
  const { ahead } = network;
  const app = await renderApp({ platform: { ...platform, tokenFor }, route: '/support', preloaded, ahead });
  return { app, network };
}

/** Faults, by number, that end otherwise than the call does. */
interface OwnEnds {
  own?: Readonly<Record<string, unknown>>;
}

type Meet = (app: App, network: BrokenNetwork, fault: Fault, visit: number) => Promise<void>;

/** Comes by once for each fault, in one session of the console, or in one for each where it is asked for at the start. */
export async function walk(platform: Simulated, opening: Opening & OwnEnds, place: number, meet: Meet) {
  const { asks, isAtStart, preloaded, own = {} } = opening;
  const started = await startWalk(platform, brokenNetwork(), preloaded);
  const { network } = started;
  let { app } = started;
  for (const [visit, fault] of faultsFor(place, 'read', Object.keys(own)).entries()) {
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
/** What a service may echo of what it was sent; its other words are shown as they are (S8.1). */
const TOKENS = /token-1|eyJ[\w-]+\./;

/** No white page, nothing still loading, where one was, and no secret in sight. */
export async function expectWhole(app: App, route: string): Promise<void> {
  // Found by element: to find it by role a screen is measured as a whole, and there are a thousand of them.
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(document.querySelector('h1')).toHaveTextContent(/\w+/);
  await waitFor(() => expect(document.querySelector(LOADING), 'something that still loads').toBeNull());
  expect(app.router.state.location.pathname + app.router.state.location.search).toContain(
    route.split('?')[0],
  );
  expect(app.defects).toEqual([]);
  expect(document.body.textContent).not.toMatch(TOKENS);
}

/** Whether something is on its way that a part of the screen waits for. */
export function isAsking({ store }: App): boolean {
  const subjects = valuesOf(store.getState().operations).flatMap((states) => valuesOf(states));
  return subjects.some(({ status }) => status === 'running');
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

/** Opens what is read, on a network that breaks down before it is asked for. */
export async function goTo(app: App, opening: Opening, route: string, breakDown: () => void) {
  const { first, open, isAtStart, forget = [] } = opening;
  act(() => void forget.forEach(app.store.dispatch));
  if (!first && !isAtStart) breakDown();
  await act(() => app.router.navigate(route));
  if (first) {
    await first();
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

/** What could not be had is had now: at once where it says how, and else at the next visit. */
async function askAgain({ own }: Reading, number: string, isShown: () => boolean): Promise<void> {
  const again = screen.queryAllByText(AGAIN, { selector: 'button' });
  if (again.length === 0) expect(own?.[number], 'a way to try again').toBeDefined();
  for (const button of again) fireEvent.click(button);
  if (again.length > 0) await waitFor(() => expect(isShown(), 'content, once the fault is gone').toBe(true));
}

/** Goes through every fault with one reading. */
export function walkReading(platform: Simulated, reading: Reading, place: number): Promise<void> {
  return walk(platform, reading, place, (app, network, fault, visit) =>
    meetReading(app, network, reading, fault, visit),
  );
}
