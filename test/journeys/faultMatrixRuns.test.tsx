import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { reorderedOriginalIds } from '#test/bulk.ts';
import { simulatedPlatform } from '#test/simulated.ts';

import { planForAll, type Run, walkRun } from './faultWalkRuns.ts';

const platform = simulatedPlatform();

/**
 * Returns a function that adds new orders of a separate customer for a visit. That function returns their IDs
 * and the URL of the search that finds them.
 */
const found =
  (customer: string, count = 2) =>
  (visit: number) => {
    const customerName = `${customer}${visit}`;
    const orderIds = Array.from({ length: count }, () => {
      const order = anOrder().having({ customerName }).with(anItem().at('preparing'));
      return platform.world.addOrder(order.build()).orderId;
    });
    return { orderIds, route: `/?searchTerm=${customerName}&page=1` };
  };
const timesPlaced = (orderId: string) =>
  reorderedOriginalIds(platform).filter((original) => original === orderId).length;
const timesCancelled = (orderId: string) =>
  platform.world.log.filter(
    ({ operation, subject }) => operation === 'requestCancellation' && subject === orderId,
  ).length;

/**
 * Runs that clear alerts or resend events are not included: each of their writes is in `faultMatrixActions`,
 * and the engine is the same.
 */
const RUNS: readonly Run[] = [
  {
    title: 'a bulk reorder',
    on: found('Reorder'),
    prepare: (orderIds) => planForAll(orderIds, /^Reorder…/),
    start: 'Place new orders',
    asks: /^POST merchant-order \/v1\/orders(\?|$)/,
    applied: timesPlaced,
    isDoubled: true,
  },
  {
    title: 'a bulk cancellation',
    on: found('Cancel'),
    prepare: (orderIds) => planForAll(orderIds, /^Request cancellation…/),
    start: 'Request cancellation',
    asks: /^POST merchant-order \/v1\/orders\/[^/]+\/cancelrequest$/,
    applied: timesCancelled,
  },
  {
    title: 'the reorder of one order',
    on: (visit) => {
      const { orderIds } = found('Single', 1)(visit);
      return { orderIds, route: `/orders/${orderIds[0]}?modal=reorder` };
    },
    prepare: () => screen.findByText(/^Place 1 order/, { selector: 'button' }),
    start: 'Place 1 order',
    asks: /^POST merchant-order \/v1\/orders(\?|$)/,
    applied: timesPlaced,
    isDoubled: true,
    isBarredOffline: true,
  },
];

test.each(RUNS.map((run, index) => [run.title, run, index] as const))(
  '%s: handles every fault, duplicates nothing, loses nothing, and can be completed',
  async (_title, run, index) => {
    await walkRun(platform, run, index);
  },
  120_000,
);
