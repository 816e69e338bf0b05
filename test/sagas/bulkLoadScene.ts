import { getResponse } from 'msw';
import { createHttp } from '#api/http/http.ts';
import { createPlatform } from '#api/platform.ts';
import { createConsoleStore, type StoreOptions } from '#app/store/createStore.ts';
import type { BulkVerb, JournaledRun } from '#domain/bulk/bulkJob.ts';
import { planRun } from '#domain/bulk/bulkPlan.ts';
import type { Order } from '#domain/order/order.ts';
import type { Permissions } from '#domain/permissions.ts';
import { createFaults } from '#mocks/faults.ts';
import { createHandlers } from '#mocks/handlers.ts';
import { createMemoryIssuerStore, signAccessToken } from '#mocks/issuer/tokens.ts';
import { PEOPLE } from '#mocks/people.ts';
import { createRandom } from '#mocks/random.ts';
import type { NewOrder } from '#mocks/records.ts';
import { createWorld } from '#mocks/world.ts';
import { deferredRootSaga } from '#sagas/deferredRoot.ts';
import { type BulkRun, runCommandGiven, runRequested } from '#store/bulk/bulkSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { memoryIntentSupport, memoryLocks } from '#test/memoryIntentSupport.ts';
import { WITH_REMEDIATION } from '#test/runOrders.ts';
import { ISSUER_URL, TEST_ENDPOINTS } from '#test/simulated.ts';

const FAULTY_SHARE = 0.05;
const TODAY = new Date().toISOString().slice(0, 10);
/** The simulated platform behind a network. While `traffic.isShaky`, one call in twenty fails in some way. */
export async function aShakyPlatform(all: readonly NewOrder[]) {
  const world = createWorld({ now: Date.now(), orders: 0 });
  for (const order of all) world.addOrder(order);
  const store = createMemoryIssuerStore();
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

type Scene = Awaited<ReturnType<typeof aShakyPlatform>>;

/** This many orders of the platform, as the search finds them. */
export async function findAll({ platform }: Scene, count: number): Promise<Order[]> {
  const range = { start: '2020-01-01T00:00:00.000Z', end: '2100-01-01T00:00:00.000Z' };
  const pages = await Promise.all(
    Array.from({ length: count / 100 }, (_, page) =>
      platform.orderManager.search({ criteria: aSearch({ page: page + 1 }), range }),
    ),
  );
  return pages.flatMap(({ orders }) => orders);
}

export function planFor(verb: BulkVerb, orders: readonly Order[]): JournaledRun {
  const permissions: Permissions = {
    merchants: [
      { identifier: '*', permissions: ['read:order', 'create:order', 'update:order', 'remediate:order'] },
    ],
    fulfillers: [],
    groups: [],
  };
  const context = {
    permissions,
    options: WITH_REMEDIATION,
    jobId: 'job',
    newId: () => crypto.randomUUID(),
    now: Date.now(),
    failedEvents: new Map(orders.map(({ orderId }) => [orderId, 1])),
  };
  const { runOrders } = planRun(verb, orders, context);
  const job = {
    jobId: 'job',
    sub: 'me',
    verb,
    scope: 'selection',
    createdAt: Date.now(),
  } as const;
  return {
    job: { ...job, today: TODAY, options: WITH_REMEDIATION, skipped: [], isClosed: false },
    runOrders,
  };
}

/** Opens a console on this platform. `start` and `command` resolve once the run has ended. */
export async function openConsole(scene: Scene) {
  const { platform } = scene;
  const context = { searchPlatform: platform, clock: { now: Date.now } };
  const { store, startDeferred, stop } = createConsoleStore({
    context: context as unknown as StoreOptions['context'],
    loadDeferred: async () => ({
      context: {
        platform,
        ids: { next: () => crypto.randomUUID() },
        leave: () => undefined,
        skipWait: () => undefined,
        intents: memoryIntentSupport(),
        locks: memoryLocks(),
        tabs: { settingsSaved: () => undefined },
        saveOrders: async () => undefined,
        openSignInWindow: () => false,
        checkServer: async () => undefined,
        whenVisible: async () => undefined,
      },
      root: deferredRootSaga,
      reducer: rootReducer,
    }),
    onDefect: (error) => {
      throw error;
    },
  });
  await startDeferred();
  const run = (): BulkRun | undefined => store.getState().bulk.runs.job;
  const end = () =>
    new Promise<void>((resolve) => {
      const leave = store.subscribe(() => {
        if (run()?.status !== 'ended') return;
        leave();
        resolve();
      });
    });
  const command = async (kind: 'resume' | 'retryFailed' | 'check' | 'verify') => {
    store.dispatch(runCommandGiven({ jobId: 'job', command: { kind }, today: TODAY }));
    await end();
  };
  const start = async (plan: JournaledRun) => {
    store.dispatch(runRequested(plan));
    await end();
  };
  return { run, start, command, stop };
}
