import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { BrokenNetwork } from '#test/brokenNetwork.ts';
import type { App } from '#test/renderApp.tsx';
import type { SimulatedPlatform } from '#test/simulated.ts';
import type { Fault } from '../api/faults.ts';
import { expectWhole, goTo, isAsking, type Opening, walk } from './faultWalk.ts';

/** Secondary data of a screen: if it cannot be loaded, nothing else is affected. */
export interface Decoration extends Opening {
  title: string;
  /** The main content beside it, which is shown in every case. */
  beside: () => HTMLElement | null;
  /** Whether it is shown as loaded; for `lost`, whether it is shown as missing. */
  known: () => boolean;
  lost: () => boolean;
  /**
   * By fault number, whether the page shows what replaces the main content after this fault. Each entry has
   * its reason beside it.
   */
  own?: Readonly<Record<string, () => boolean>>;
  /** A permitted notice about it: that a stored document cannot be read. */
  notice?: RegExp;
  requests: number;
}

function expectShown(decoration: Decoration, fault: Fault): void {
  const { beside, known, lost, own } = decoration;
  const number = fault.title.slice(0, 3);
  const other = own?.[number];
  if (other) {
    expect(other(), 'what is there in its place').toBe(true);
    return;
  }
  // A platform without this data responds with a 404. The data may then be shown as loaded or as missing.
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
    expectShown(what, fault);
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

/** Goes through every fault with secondary data of a screen. */
export function walkDecoration(
  platform: SimulatedPlatform,
  decoration: Decoration,
  index: number,
): Promise<void> {
  return walk(platform, decoration, index, (app, network, fault, visit) =>
    meetDecoration(app, network, decoration, fault, visit),
  );
}
