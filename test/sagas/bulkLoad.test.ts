import { expect, test } from 'vitest';
import type { BulkVerb, RunOrder } from '#domain/bulk/bulkJob.ts';
import { runOrderState } from '#domain/bulk/bulkResults.ts';
import type { World } from '#mocks/world.ts';
import { anItem, anOrder, type OrderBuilder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { aShakyPlatform, findAll, openConsole, planFor } from './bulkLoadScene.ts';

/**
 * The maximum selection (S5.13) in a deep run; fewer orders suffice for the tests that every change requires.
 */
const ORDERS = IS_DEEP ? 2_000 : 300;
const OTHER_ORDERS = IS_DEEP ? 2_000 : 100;

/** A failed attempt to deliver an event to the merchant. */
const UNHEARD = { attemptId: 'a-1', success: false, attemptedDate: new Date().toISOString() } as never;

/** Orders of one item each, except that every third has two. Every fifth has an alert. */
function someOrders() {
  return Array.from({ length: ORDERS }, (_, index) => {
    const first = index % 5 === 0 ? anItem().at('preparing').late('fulfillment') : anItem().at('preparing');
    const order = anOrder().with(first);
    return (index % 3 === 0 ? order.with(anItem().at('preparing')) : order).build();
  });
}

interface LinkedBody {
  _links?: { originalOrder?: { href: string } };
}

/**
 * The IDs of items whose cancellation the platform accepted before it had placed all orders that replace
 * their original order.
 */
function cancelledTooEarly(log: World['log'], runOrders: readonly RunOrder[]): string[] {
  const missing = new Map<string, number>();
  const holders = new Map<string, string>();
  for (const { orderId, steps } of runOrders) {
    missing.set(orderId, steps.filter((step) => step.kind === 'create').length);
    for (const itemId of steps.flatMap((step) => step.itemIds)) holders.set(itemId, orderId);
  }
  return log.flatMap(({ operation, subject, body }) => {
    const original = (body as LinkedBody)?._links?.originalOrder?.href.split('/').at(-1) ?? '';
    if (operation === 'placeOrder') missing.set(original, (missing.get(original) ?? 0) - 1);
    const isEarly = operation === 'requestCancellation' && (missing.get(holders.get(subject) ?? '') ?? 1) > 0;
    return isEarly ? [subject] : [];
  });
}

test(`${ORDERS} orders run to the end with 5 % faults, at most 10 calls in flight, and none is doubled`, async () => {
  const scene = await aShakyPlatform(someOrders());
  const { world, traffic } = scene;
  const { run, start, command, stop } = await openConsole(scene);
  const plan = planFor('reorder', await findAll(scene, ORDERS));
  expect(plan.runOrders).toHaveLength(ORDERS);
  Object.assign(traffic, { most: 0, isShaky: true });
  await start(plan);
  expect(traffic.most).toBe(10);
  expect(traffic.faulty).toBeGreaterThan(ORDERS / 10);
  const first = (run()?.runOrders ?? []).map((runOrder) => runOrderState('reorder', runOrder));
  expect(first.filter((state) => state === 'waiting')).toEqual([]);
  expect(new Set(first)).toContain('failed');

  // On a good network, retrying the failed orders and checking the unknown ones completes all of them.
  traffic.isShaky = false;
  await command('retryFailed');
  await command('check');
  const runOrders = run()?.runOrders ?? [];
  const placed = world.log.filter(({ operation }) => operation === 'placeOrder');
  const created = placed.map(({ body }) => (body as { merchantOrderId: string }).merchantOrderId);
  expect(new Set(created).size).toBe(created.length);
  const known = runOrders.flatMap(({ steps }) => steps.flatMap((step) => step.created));
  expect(known.toSorted()).toEqual(placed.map(({ subject }) => subject).toSorted());
  const open = runOrders.filter((runOrder) => runOrderState('reorder', runOrder) !== 'done');
  expect(open.every((runOrder) => runOrderState('reorder', runOrder) === 'unknown')).toBe(true);
  expect(known.length + open.length).toBe(ORDERS);
  expect(cancelledTooEarly(world.log, runOrders)).toEqual([]);
  await stop();
}, 300_000);

interface OtherVerb {
  verb: Exclude<BulkVerb, 'reorder'>;
  operation: string;
  change: (order: OrderBuilder) => OrderBuilder;
}
const OTHER_VERBS: readonly OtherVerb[] = [
  {
    verb: 'cancel',
    operation: 'requestCancellation',
    change: (order) => order.with(anItem().at('preparing')),
  },
  {
    verb: 'clearAlerts',
    operation: 'clearAlert',
    change: (order) => order.with(anItem().at('preparing').late('fulfillment')),
  },
  {
    verb: 'resendEvents',
    operation: 'resendEvents',
    change: (order) =>
      order.with(anItem().at('preparing')).event('productionAccepted', { attempts: [UNHEARD] }),
  },
];

test.each(OTHER_VERBS)(
  `R22: $verb of ${OTHER_ORDERS} orders run to the end with 5 % faults, at most 10 calls in flight`,
  async ({ verb, operation, change }) => {
    const scene = await aShakyPlatform(Array.from({ length: OTHER_ORDERS }, () => change(anOrder()).build()));
    const { world, traffic } = scene;
    const { run, start, command, stop } = await openConsole(scene);
    const states = () => (run()?.runOrders ?? []).map((runOrder) => runOrderState(verb, runOrder));
    const plan = planFor(verb, await findAll(scene, OTHER_ORDERS));
    expect(plan.runOrders).toHaveLength(OTHER_ORDERS);
    Object.assign(traffic, { most: 0, isShaky: true });
    await start(plan);
    expect(traffic.most).toBe(10);
    expect(traffic.faulty).toBeGreaterThan(OTHER_ORDERS / 40);
    expect(states()).not.toContain('waiting');

    traffic.isShaky = false;
    await command('retryFailed');
    await command('check');
    const written = world.log.filter((entry) => entry.operation === operation);
    // An alert that a request without a response has cleared needs no second request.
    const left = states().filter((state) => !['done', 'unknown', 'needless'].includes(state));
    expect(left).toEqual([]);
    const unknown = states().filter((state) => state === 'unknown').length;
    expect(new Set(written.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(
      OTHER_ORDERS - unknown,
    );
    // The fulfiller would receive a second cancellation request.
    if (verb === 'cancel') expect(written).toHaveLength(new Set(written.map(({ subject }) => subject)).size);
    await stop();
  },
  300_000,
);
