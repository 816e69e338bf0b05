import { screen, within } from '@testing-library/react';
import { cards } from '#test/actionParts.ts';
import { openOrder, operationsOf, writesOf } from '#test/actions.ts';
import type { OrderBuilder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

/** A simulated platform, and a function that opens an order and finds the panel of its problems. */
export function problemScene() {
  const platform = simulatedPlatform();
  const requests = writesOf(platform);
  async function openProblems(order: OrderBuilder, options: Parameters<typeof openOrder>[2] = {}) {
    const { app, record } = await openOrder(platform, order, options);
    const panel = within(await screen.findByRole('region', { name: /attention/ }));
    const logged = platform.world.log.length;
    requests.take();
    return { ...app, record, panel, applied: () => operationsOf(platform.world.log, logged) };
  }
  return { platform, requests, openProblems };
}

export const rejected = (name: string) =>
  cards('awaitingResponse', name).current('rejected', { detail: 'No stock' });
export const failed = (name: string, detail: string) =>
  cards('preparing', name)
    .late('prepressFailed')
    .current('prepressFailed', { detail, expectedCloseDate: '2026-01-01T00:00:00Z' });
export const stuck = (name: string) => cards('routingSuspended', name).late('suspended');
