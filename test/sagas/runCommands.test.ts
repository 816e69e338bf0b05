import { describe, expect, test } from 'vitest';
import type { BulkStep, JournaledRun, StepState } from '#domain/bulk/bulkJob.ts';
import { createRunOrder, reorderSteps } from '#domain/bulk/bulkPlan.ts';
import { type RunCommand, runCommandGiven } from '#store/bulk/bulkSlice.ts';
import { NEW_IDENTIFIERS } from '#test/runOrders.ts';
import { modelOrder } from './bulkModelOrders.ts';
import { openTab } from './bulkModelTab.ts';
import { aWorld, type ModelWorld } from './bulkModelWorld.ts';

const TODAY = '2026-11-20';
const options = { ...NEW_IDENTIFIERS, cancelOriginals: true, clearAlerts: false };
const staff = {
  identifier: '*',
  permissions: ['read:order', 'create:order', 'update:order', 'remediate:order'],
};

/**
 * A run that places one new order for each item of the orders. `states` has the states of the first order's steps
 * by key; all other steps are planned. `over` has further values of the former.
 */
function aRunLeft(
  world: ModelWorld,
  states: Readonly<Record<string, StepState>>,
  over: Partial<BulkStep>,
): JournaledRun {
  let count = 0;
  const newId = () => {
    count += 1;
    return `generated-${count}`;
  };
  const permissions = { merchants: [staff], fulfillers: [], groups: [] };
  const runOrders = [...world.orders.values()].map((order, index) => {
    const steps = reorderSteps(order, 1, { permissions, options, jobId: 'job', newId, now: world.now });
    const left = steps.map((step): BulkStep => {
      const state = index === 0 ? states[step.key] : undefined;
      return state ? { ...step, state, sentAt: world.now, checks: 5, ...over } : step;
    });
    return createRunOrder(order, index, 'job', left);
  });
  const job = { jobId: 'job', sub: 'me', verb: 'reorder', scope: 'selection' } as const;
  return {
    job: { ...job, createdAt: world.now, today: TODAY, options, skipped: [], isClosed: false },
    runOrders,
  };
}

/**
 * Gives the command to a run with these states. Returns the states of its steps afterwards, and the number of
 * requests sent.
 */
async function given(
  command: RunCommand,
  states: Readonly<Record<string, StepState>>,
  over: Partial<BulkStep> = {},
  orders = [modelOrder(1, 2, 'nothing')],
) {
  const world = aWorld(orders, [], 0);
  const run = aRunLeft(world, states, over);
  // A copy, because the store freezes everything that enters it.
  world.jobs.set('job', structuredClone(run));
  const atOnce = async () => undefined;
  const tab = openTab(world, {
    isDead: false,
    died: new Promise(() => undefined),
    turn: atOnce,
    diskTurn: atOnce,
  });
  tab.show(run);
  tab.dispatch(runCommandGiven({ jobId: 'job', command, today: TODAY }));
  await tab.until((one) => one?.status === 'ended', 'job');
  const steps = world.jobs.get('job')?.runOrders[0]?.steps ?? [];
  return { sends: world.sends, states: Object.fromEntries(steps.map(({ key, state }) => [key, state])) };
}

const sendAgain: RunCommand = { kind: 'sendAgain', index: 0, key: 'create:0' };

describe('in a stopped run, unsent orders wait for "Resume"', () => {
  test('"Check again" sends nothing', async () => {
    const { sends, states } = await given({ kind: 'check' }, { 'create:0': 'unknown' });
    expect(sends).toBe(0);
    expect(states).toMatchObject({ 'create:0': 'unknown', 'create:1': 'planned' });
  });
  test('"Retry failed" sends the failed orders', async () => {
    const { sends, states } = await given({ kind: 'retryFailed' }, { 'create:0': 'unsent' });
    expect(sends).toBe(1);
    expect(states).toMatchObject({ 'create:0': 'confirmed', 'create:1': 'planned' });
  });
  test('"Send again" sends that order', async () => {
    const { sends, states } = await given(sendAgain, { 'create:0': 'unknown' });
    expect(sends).toBe(1);
    expect(states).toMatchObject({ 'create:0': 'confirmed', 'create:1': 'planned' });
  });
  test.each<[RunCommand, StepState]>([
    [{ kind: 'retryFailed' }, 'rejected'],
    [sendAgain, 'unknown'],
    [{ kind: 'acceptAnyway', index: 0, key: 'create:0' }, 'held'],
  ])('R597: %o also sends the writes on the original of the order that it places', async (command, state) => {
    const orders = [modelOrder(1, 1, 'nothing'), modelOrder(2, 1, 'nothing')];
    const { sends, states } = await given(command, { 'create:0': state }, {}, orders);
    // The new order and the cancellation, but nothing of the other order.
    expect(sends).toBe(2);
    expect(new Set(Object.values(states))).toEqual(new Set(['confirmed']));
  });
  test('"Resume" sends all of it', async () => {
    const { sends, states } = await given({ kind: 'resume' }, { 'create:0': 'confirmed' });
    expect(sends).toBe(3);
    expect(new Set(Object.values(states))).toEqual(new Set(['confirmed']));
  });
});

test('R12: "Send again" sends nothing if it would place another order than the first attempt', async () => {
  const other = { placementFingerprint: 'of another order' };
  const { sends, states } = await given(sendAgain, { 'create:0': 'unknown' }, other);
  expect(sends).toBe(0);
  expect(states).toMatchObject({ 'create:0': 'changed' });
});

test('in a finished run, orders that waited for an uncertain one continue once that is placed', async () => {
  const { sends, states } = await given(sendAgain, { 'create:0': 'unknown', 'create:1': 'confirmed' });
  expect(sends).toBe(3);
  expect(new Set(Object.values(states))).toEqual(new Set(['confirmed']));
});

describe('R608: failed writes on originals can be sent again', () => {
  const placed = { 'create:0': 'confirmed', 'create:1': 'confirmed' } as const;
  const [first, second] = ['cancelItem:order-1-item-0', 'cancelItem:order-1-item-1'];
  const again: RunCommand = { kind: 'retryOriginals', of: 'cancelItem' };

  test.each<StepState>(['rejected', 'unsent', 'changed'])('%s: without another new order', async (state) => {
    const { sends, states } = await given(again, { ...placed, [first]: state, [second]: 'confirmed' });
    expect(sends).toBe(1);
    expect(new Set(Object.values(states))).toEqual(new Set(['confirmed']));
  });
  test('not those whose outcome is unknown, nor those of an order that was not placed', async () => {
    const unknown = await given(again, { ...placed, [first]: 'unknown', [second]: 'confirmed' });
    expect(unknown.sends).toBe(0);
    const failed = await given(again, { ...placed, 'create:1': 'rejected', [first]: 'rejected' });
    expect(failed.sends).toBe(0);
  });
  test('not the alerts', async () => {
    const { sends } = await given(
      { kind: 'retryOriginals', of: 'clearAlert' },
      { ...placed, [first]: 'rejected', [second]: 'confirmed' },
    );
    expect(sends).toBe(0);
  });
});
