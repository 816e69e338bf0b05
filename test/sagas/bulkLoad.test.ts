import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createHttp } from '#api/http.ts';
import { createPlatform } from '#api/platform.ts';
import { createConsoleStore, type StoreOptions } from '#app/createStore.ts';
import type { BulkUnit } from '#domain/bulkJob.ts';
import { planRun } from '#domain/bulkPlan.ts';
import { orderOutcome } from '#domain/bulkResults.ts';
import type { Order } from '#domain/order.ts';
import type { Permissions } from '#domain/permissions.ts';
import { createFaults } from '#mocks/faults.ts';
import { createHandlers } from '#mocks/handlers.ts';
import { createMemoryStore, signAccessToken } from '#mocks/issuer/tokens.ts';
import { PEOPLE } from '#mocks/people.ts';
import { createRandom } from '#mocks/random.ts';
import { createWorld } from '#mocks/world.ts';
import { lateRootSaga } from '#sagas/lateRoot.ts';
import { type BulkRun, type RunCommand, runCommandGiven, runRequested } from '#store/bulkSlice.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { ISSUER_URL, TEST_ENDPOINTS } from '#test/simulated.ts';

/** As many as can be selected (S5.13); fewer tell as much of a single change. */
const ORDERS = IS_DEEP ? 2_000 : 900;
const FAULTY_SHARE = 0.05;
const TODAY = new Date().toISOString().slice(0, 10);
const OPTIONS = {
  keepDates: false,
  newIdentifiers: true,
  unlink: false,
  cancelOriginals: true,
  clearAlerts: true,
};

/** Orders of one item each; every third is of two, every fifth has an alert. */
function someOrders() {
  return Array.from({ length: ORDERS }, (_, place) => {
    const first = place % 5 === 0 ? anItem().at('preparing').late('fulfillment') : anItem().at('preparing');
    const order = anOrder().with(first);
    return (place % 3 === 0 ? order.with(anItem().at('preparing')) : order).build();
  });
}

/** The simulated platform behind a network of which one call in twenty goes wrong, one way or another. */
async function aShakyPlatform() {
  const world = createWorld({ now: Date.now(), orders: 0 });
  for (const order of someOrders()) world.addOrder(order);
  const store = createMemoryStore();
  const faults = createFaults({ now: world.now });
  const handlers = createHandlers(world, { endpoints: TEST_ENDPOINTS, issuerUrl: ISSUER_URL, faults, store });
  const issuer = { issuerUrl: ISSUER_URL, now: world.now, lifetimeS: 3600, store };
  const token = await signAccessToken(issuer, PEOPLE.staff, 'order-operations-console', 'openid');
  const random = createRandom(7);
  const traffic = { inFlight: 0, most: 0, faulty: 0, isShaky: false };
  const faulty = async (request: Request): Promise<Response> => {
    traffic.faulty += 1;
    const isLate = random.chance(0.4);
    if (isLate) await getResponse(handlers, request);
    const status = isLate ? 0 : random.pick([0, 429, 500, 422]);
    return status === 0 ? Promise.reject(new TypeError('Failed to fetch')) : new Response('No', { status });
  };
  const answer = async (request: Request): Promise<Response> => {
    if (traffic.isShaky && random.chance(FAULTY_SHARE)) return faulty(request);
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nobody answers ${request.method} ${request.url}`);
    return response;
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    traffic.inFlight += 1;
    traffic.most = Math.max(traffic.most, traffic.inFlight);
    try {
      return await answer(new Request(input, init));
    } finally {
      traffic.inFlight -= 1;
    }
  };
  const tokens = { access: async () => token, identity: () => '', renew: async () => token };
  const http = createHttp({ endpoints: TEST_ENDPOINTS, tokens, fetch, random: () => 0 });
  return { world, traffic, platform: createPlatform(http) };
}

async function findAll({ platform }: Awaited<ReturnType<typeof aShakyPlatform>>): Promise<Order[]> {
  const sort = { sortField: 'createdDate', sortOrder: 'descending', sortMode: null } as const;
  const range = { startDateUtc: '2020-01-01T00:00:00.000Z', endDateUtc: '2100-01-01T00:00:00.000Z' };
  const pages = await Promise.all(
    Array.from({ length: ORDERS / 100 }, (_, page) =>
      platform.orderManager.search({ pageSize: 100, offset: page * 100, ...sort, ...range }),
    ),
  );
  return pages.flatMap(({ orders }) => orders);
}

function planFor(orders: readonly Order[]) {
  const permissions: Permissions = {
    merchants: [{ identifier: '*', permissions: ['create:order', 'remediate:order'] }],
    fulfillers: [],
    groups: [],
  };
  const context = {
    permissions,
    options: OPTIONS,
    jobId: 'job',
    mint: () => crypto.randomUUID(),
    now: Date.now(),
  };
  const { units } = planRun('reorder', orders, context);
  const job = {
    jobId: 'job',
    sub: 'me',
    verb: 'reorder',
    scope: 'selection',
    createdAt: Date.now(),
  } as const;
  return { job: { ...job, today: TODAY, options: OPTIONS, skipped: [], isClosed: false }, units };
}

interface LinkedBody {
  _links?: { originalOrder?: { href: string } };
}

/** Items whose cancellation the platform took up before every order that replaces their original was there. */
function cancelledTooEarly(log: ReturnType<typeof createWorld>['log'], units: readonly BulkUnit[]): string[] {
  const missing = new Map<string, number>();
  const holders = new Map<string, string>();
  for (const { orderId, steps } of units) {
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
  const scene = await aShakyPlatform();
  const { world, traffic, platform } = scene;
  const context = { searchPlatform: platform, clock: { now: Date.now } };
  const { store, startLate, stop } = createConsoleStore({
    context: context as unknown as StoreOptions['context'],
    late: async () => ({
      context: {
        platform,
        intents: memoryIntentSupport(),
        saveOrders: async () => undefined,
        openSignInWindow: () => false,
      },
      root: lateRootSaga,
    }),
    onDefect: (error) => {
      throw error;
    },
  });
  await startLate();
  const run = (): BulkRun | undefined => store.getState().bulk.runs.job;
  const end = () =>
    new Promise<void>((resolve) => {
      const leave = store.subscribe(() => {
        if (run()?.status !== 'ended') return;
        leave();
        resolve();
      });
    });
  const command = async (kind: Exclude<RunCommand['kind'], 'sendAgain' | 'acceptAnyway'>) => {
    store.dispatch(runCommandGiven({ jobId: 'job', command: { kind }, today: TODAY }));
    await end();
  };

  const plan = planFor(await findAll(scene));
  expect(plan.units).toHaveLength(ORDERS);
  Object.assign(traffic, { most: 0, isShaky: true });
  store.dispatch(runRequested(plan));
  await end();
  expect(traffic.most).toBe(10);
  expect(traffic.faulty).toBeGreaterThan(100);
  const first = (run()?.units ?? []).map((unit) => orderOutcome('reorder', unit));
  expect(first.filter((outcome) => outcome === 'waiting')).toEqual([]);
  expect(new Set(first)).toContain('failed');

  // What failed is tried again, what is unknown is looked for, until a good network has seen to all of it.
  traffic.isShaky = false;
  await command('retryFailed');
  await command('check');
  const units = run()?.units ?? [];
  const placed = world.log.filter(({ operation }) => operation === 'placeOrder');
  const created = placed.map(({ body }) => (body as { merchantOrderId: string }).merchantOrderId);
  expect(new Set(created).size).toBe(created.length);
  const known = units.flatMap(({ steps }) => steps.flatMap((step) => step.created));
  expect(known.toSorted()).toEqual(placed.map(({ subject }) => subject).toSorted());
  const open = units.filter((unit) => orderOutcome('reorder', unit) !== 'done');
  expect(open.every((unit) => orderOutcome('reorder', unit) === 'unknown')).toBe(true);
  expect(known.length + open.length).toBe(ORDERS);
  expect(cancelledTooEarly(world.log, units)).toEqual([]);
  await stop();
}, 300_000);
