import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { BrokenNetwork } from '#test/brokenNetwork.ts';
import type { simulatedPlatform } from '#test/simulated.ts';
import type { Fault } from '../api/faults.ts';
import { type App, expectWhole, goTo, isAsking, type Opening, walk } from './faultWalk.ts';

type Simulated = ReturnType<typeof simulatedPlatform>;

/** Something beside the subject of a screen: where it cannot be had, nothing else is the worse for it. */
export interface Decoration extends Opening {
  title: string;
  /** What it stands beside: it is there in every case. */
  beside: () => HTMLElement | null;
  /** How it looks once it is read, and how where it could not be. */
  known: () => boolean;
  lost: () => boolean;
  /** Faults, by number, after which there is nothing for it to stand beside: each with its reason beside it. */
  own?: Readonly<Record<string, () => boolean>>;
  /** What may be said of it all the same: that a stored document cannot be read. */
  notice?: RegExp;
  /** How many requests it takes. */
  requests: number;
}

function expectLook(decoration: Decoration, fault: Fault): void {
  const { beside, known, lost, own } = decoration;
  const number = fault.title.slice(0, 3);
  const other = own?.[number];
  if (other) {
    expect(other(), 'what is there in its place').toBe(true);
    return;
  }
  // A platform that has none of it says so with a 404: that is one way or the other.
  const mayBeKnown = fault.ends.read === null || fault.isLenient || number === 'F04';
  const mayBeLost = fault.ends.read !== null;
  expect(beside(), 'what it stands beside').not.toBeNull();
  expect((mayBeKnown && known()) || (mayBeLost && lost()), 'the thing, or what stands for it').toBe(true);
}

async function meetDecoration(
  app: App,
  network: BrokenNetwork,
  what: Decoration,
  fault: Fault,
  visit: number,
) {
  const { asks, requests, notice } = what;
  const route = what.route(visit);
  await goTo(app, what, route, () => network.breakDown(asks, fault));
  await waitFor(() => {
    expect(network.met(), 'requests that met the fault').toBeGreaterThan(0);
    expect(isAsking(app), 'still asking').toBe(false);
    expectLook(what, fault);
  });
  await expectWhole(app, route);
  const alarms = [...document.querySelectorAll('main [role=alert], .snackbar')];
  if (!what.own?.[fault.title.slice(0, 3)]) {
    expect(
      alarms.filter(({ textContent }) => !notice?.test(textContent)).map((one) => one.textContent),
    ).toEqual([]);
  }
  expect(network.met(), 'requests').toBeLessThanOrEqual(4 * requests);
  network.mend();
  await what.leave?.();
}

/** Goes through every fault with something that decorates a screen. */
export function walkDecoration(platform: Simulated, decoration: Decoration, place: number): Promise<void> {
  return walk(platform, decoration, place, (app, network, fault, visit) =>
    meetDecoration(app, network, decoration, fault, visit),
  );
}
