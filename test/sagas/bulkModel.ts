import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import type { Scheduler } from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import { ApiError } from '#api/apiError.ts';
import type { Platform } from '#api/platform.ts';
import type { BulkUnit, JournaledRun } from '#domain/bulkJob.ts';
import { type Failure, ownFailure } from '#domain/failure.ts';
import type { Item } from '#domain/item.ts';
import type { MerchantOrder } from '#domain/merchantOrder.ts';
import type { Order } from '#domain/order.ts';
import type { Placement } from '#domain/placement.ts';
import { grantWish, startRun } from '#sagas/bulk.ts';
import type { BulkJournal, BulkSupport, TabLocks } from '#sagas/bulkSupport.ts';
import { takeEvery } from '#sagas/effects.ts';
import { type BulkRun, bulkReducer, runFound, runRequested, runWished } from '#store/bulkSlice.ts';
import { anItem, anOrder } from '#test/domainBuilders.ts';

/** How a write ends in a schedule; every other call of a schedule ends well or is cut off by a crash. */
export const WRITE_FAULTS = [
  'ok',
  'rejected',
  'busy',
  'lostBefore',
  'lostAfter',
  'repeated',
  'repeatedAndLost',
  'offline',
  'signedOut',
] as const;
export type WriteFault = (typeof WRITE_FAULTS)[number];

/** An order that the platform has created, and what the client wanted with it. */
interface Commit {
  orderId: string;
  merchantOrderId: string;
  originalId: string;
  itemIds: string[];
  /** One send of the client; the network may deliver it twice. */
  sendId: number;
  visibleFrom: number;
}

/** Everything that outlives a tab: the platform and the browser's disk. */
export interface ModelWorld {
  orders: Map<string, Order>;
  commits: Commit[];
  cancelled: { itemId: string; sendId: number }[];
  /** What was wrong at the moment it happened. */
  breaches: string[];
  faults: WriteFault[];
  searches: number;
  /** An order is found once so many more searches were made. */
  searchLag: number;
  sends: number;
  inFlight: number;
  mostInFlight: number;
  jobs: Map<string, JournaledRun>;
  locks: Map<string, Session>;
  now: number;
}

/** One life of a tab: it dies after so many of its steps were scheduled, or never. */
export interface Session {
  isDead: boolean;
  died: Promise<void>;
  /** Waits for its turn among everything that is under way. */
  turn: (label: string) => Promise<void>;
  /** The same for the disk, which may be quick enough to have no turns. */
  diskTurn: () => Promise<void>;
}

export function aSession(scheduler: Scheduler, diesAfter: number, isDiskSlow: boolean): Session {
  let die: () => void = () => undefined;
  let steps = 0;
  const count = () => {
    steps += 1;
    if (steps !== diesAfter) return;
    session.isDead = true;
    die();
  };
  const session: Session = {
    isDead: false,
    died: new Promise((resolve) => {
      die = resolve;
    }),
    turn: async (label) => {
      await scheduler.schedule(Promise.resolve(), label);
      count();
    },
    diskTurn: async () => {
      if (isDiskSlow) await scheduler.schedule(Promise.resolve(), 'journal');
      count();
    },
  };
  return session;
}

export function aWorld(
  orders: readonly Order[],
  faults: readonly WriteFault[],
  searchLag: number,
): ModelWorld {
  return {
    orders: new Map(orders.map((order) => [order.orderId, order])),
    commits: [],
    cancelled: [],
    breaches: [],
    faults: [...faults],
    searches: 0,
    searchLag,
    sends: 0,
    inFlight: 0,
    mostInFlight: 0,
    jobs: new Map(),
    locks: new Map(),
    now: Date.parse('2026-11-20T12:00:00Z'),
  };
}

const NEVER = new Promise<never>(() => undefined);

function failing(over: Partial<Failure>): ApiError {
  return new ApiError({ ...ownFailure('No'), reason: 'answered', ...over });
}

function requestOf(order: Order): MerchantOrder {
  const items = order.items.map((item) => ({
    itemId: item.itemId,
    merchantItemId: item.merchantItemId,
    skuCode: item.skuCode,
    quantity: item.quantity,
    productName: '',
    documentId: '',
    documentReferenceUrl: '',
    variableAttributes: [],
    customsPricePaid: null,
    originalItem: null,
  }));
  return {
    orderId: order.orderId,
    merchantOrderId: order.merchantOrderId,
    merchantCustomerId: 'c-1',
    merchantId: order.merchantId,
    merchantSalesChannel: '',
    merchantPlacedDate: null,
    eventCallbackUrl: '',
    testingConfiguration: 'ship',
    groups: [{ destinationAddress: null, promisedArrivalDate: null, localPromisedArrivalDate: null, items }],
    document: {},
  };
}

function unitOf(world: ModelWorld, originalId: string): BulkUnit | undefined {
  return [...world.jobs.values()].flatMap(({ units }) => units).find((unit) => unit.orderId === originalId);
}

/** What nobody may see happen: the original is touched before all that replaces it is confirmed, in the journal as well. */
function watchOriginal(world: ModelWorld, originalId: string, what: 'cancel' | 'clear'): void {
  const creates = unitOf(world, originalId)?.steps.filter((step) => step.kind === 'create') ?? [];
  for (const step of creates) {
    const isThere = world.commits.some((commit) => step.itemIds.every((id) => commit.itemIds.includes(id)));
    if (!isThere || (step.state !== 'confirmed' && step.state !== 'duplicate')) {
      world.breaches.push(`${what} of ${originalId} before ${step.key} was confirmed`);
    }
  }
  const cancels = unitOf(world, originalId)?.steps.filter((step) => step.kind === 'cancelItem') ?? [];
  const isEarly = cancels.some((step) => step.state === 'planned' || step.state === 'sending');
  if (what === 'clear' && isEarly) world.breaches.push(`clear of ${originalId} before its cancellation`);
}

/** One write as it arrives at the platform, or does not. Rejects with what the client then knows. */
function deliver<T>(world: ModelWorld, fault: WriteFault, apply: (sendId: number) => T): T {
  if (fault === 'offline') throw failing({ outcome: 'unavailable', reason: 'offline' });
  if (fault === 'signedOut') throw failing({ outcome: 'rejected', reason: 'signedOut' });
  if (fault === 'rejected') throw failing({ outcome: 'rejected', status: 422 });
  if (fault === 'busy') throw failing({ outcome: 'unavailable', status: 429 });
  const lost = failing({ outcome: 'unknown', reason: 'network' });
  if (fault === 'lostBefore') throw lost;
  world.sends += 1;
  const sendId = world.sends;
  const result = apply(sendId);
  if (fault === 'repeated' || fault === 'repeatedAndLost') apply(sendId);
  if (fault === 'lostAfter' || fault === 'repeatedAndLost') throw lost;
  return result;
}

function place(world: ModelWorld, { source, merchantOrderId, groups }: Placement, sendId: number): Commit {
  const original = world.orders.get(source.orderId);
  const itemIds = groups.flatMap((group) =>
    group.items.map(({ index }) => source.groups[group.index]?.items[index]?.itemId ?? ''),
  );
  const commit: Commit = {
    orderId: `new-${world.commits.length}`,
    merchantOrderId,
    originalId: original?.orderId ?? '',
    itemIds,
    sendId,
    visibleFrom: world.searches + world.searchLag,
  };
  world.commits.push(commit);
  return commit;
}

/** The platform as one tab reaches it. After the tab has died nothing comes back, but what was sent may still arrive. */
export function modelPlatform(world: ModelWorld, session: Session): Platform {
  const alive = async <T>(value: T): Promise<T> => (session.isDead ? NEVER : value);
  const write = async <T>(label: string, apply: (sendId: number) => T): Promise<T> => {
    if (session.isDead) return NEVER;
    const fault = world.faults.shift() ?? 'ok';
    world.inFlight += 1;
    world.mostInFlight = Math.max(world.mostInFlight, world.inFlight);
    await session.turn(label);
    world.inFlight -= 1;
    try {
      const result = deliver(world, fault, apply);
      return await alive(result);
    } catch (error) {
      return session.isDead ? NEVER : Promise.reject(error);
    }
  };
  const orderOf = (orderId: string): Order => {
    const order = world.orders.get(orderId);
    if (!order) throw failing({ outcome: 'rejected', status: 404 });
    return order;
  };
  const cancel = (originalId: string, itemId: string) => (sendId: number) => {
    watchOriginal(world, originalId, 'cancel');
    world.cancelled.push({ itemId, sendId });
  };
  const asOrder = (commit: Commit): Order =>
    anOrder({ orderId: commit.orderId, merchantOrderId: commit.merchantOrderId });
  const calls = {
    orderRequest: { placedOrder: (orderId: string) => alive(requestOf(orderOf(orderId))) },
    orderService: { order: (orderId: string) => alive(orderOf(orderId)) },
    itemService: {
      itemsOfOrder: (orderId: string) => alive(orderOf(orderId).items),
      clearAlert: (itemId: string) =>
        write(`clear ${itemId}`, () => watchOriginal(world, originalOf(world, itemId), 'clear')),
    },
    merchantOrder: {
      createOrder: (placement: Placement) =>
        write(`create for ${placement.source.orderId}`, (sendId) => asOrder(place(world, placement, sendId))),
      actions: (orderId: string) => {
        const taken = new Set(world.cancelled.map((one) => one.itemId));
        const open = orderOf(orderId).items.filter((item) => !taken.has(item.itemId));
        const items = Object.fromEntries(open.map((item) => [item.itemId, ['orderItemCancellation']]));
        return alive({ order: [], groups: {}, items });
      },
      cancelItem: (orderId: string, itemId: string) => write(`cancel ${itemId}`, cancel(orderId, itemId)),
    },
    orderManager: {
      search: ({ ids = [] }: { ids?: readonly string[] }) => {
        world.searches += 1;
        const found = world.commits.filter(
          (commit) => ids.includes(commit.merchantOrderId) && commit.visibleFrom <= world.searches,
        );
        return alive({ total: found.length, orders: found.map(asOrder) });
      },
    },
  };
  return calls as unknown as Platform;
}

function originalOf(world: ModelWorld, itemId: string): string {
  const holder = [...world.orders.values()].find(({ items }) => items.some((item) => item.itemId === itemId));
  return holder?.orderId ?? '';
}

/** The journal as one tab reaches it: a write that the tab's death cuts off is not there. */
export function modelJournal(world: ModelWorld, session: Session): BulkJournal {
  const commit = async (apply: () => void): Promise<void> => {
    if (session.isDead) return NEVER;
    await session.diskTurn();
    if (session.isDead) return NEVER;
    apply();
  };
  const put = (unit: BulkUnit) => {
    const run = world.jobs.get(unit.jobId);
    if (run) run.units[unit.index] = unit;
  };
  return {
    create: (run) => commit(() => world.jobs.set(run.job.jobId, { ...run, units: [...run.units] })),
    save: (unit) => commit(() => put(unit)),
    saveAll: (units) => commit(() => units.forEach(put)),
    saveJob: async (job) => {
      const run = world.jobs.get(job.jobId);
      if (run) run.job = job;
    },
    load: async (jobId) => {
      const run = world.jobs.get(jobId);
      return run ? { job: run.job, units: [...run.units] } : null;
    },
    openJobs: async () => [],
    discard: async () => undefined,
    forgetBefore: async () => undefined,
  };
}

export function modelLocks(world: ModelWorld, session: Session): TabLocks {
  const holder = (name: string) => {
    const found = world.locks.get(name);
    return found && !found.isDead ? found : null;
  };
  return {
    take: async (name) => {
      if (holder(name)) return null;
      world.locks.set(name, session);
      return () => world.locks.delete(name);
    },
    whenFree: () => NEVER,
    isHeld: async (name) => holder(name) !== null,
  };
}

/** What is taken away from the support of a run, to see that its absence is noticed. */
export type Breakage = (support: BulkSupport) => BulkSupport;

export interface Tab {
  session: Session;
  dispatch: (action: UnknownAction) => void;
  /** Offers a run of an earlier visit. */
  show: (run: JournaledRun) => void;
  run: (jobId: string) => BulkRun | undefined;
  /** Resolves when the tab's state of the run makes the test true. */
  until: (test: (run: BulkRun | undefined) => boolean, jobId: string) => Promise<void>;
}

/** A tab of the console with nothing in it but bulk runs. */
export function openTab(world: ModelWorld, session: Session, broken: Breakage = (whole) => whole): Tab {
  const whole: BulkSupport = {
    journal: modelJournal(world, session),
    locks: modelLocks(world, session),
    sleep: async (ms) => {
      world.now += ms;
      return session.isDead ? NEVER : undefined;
    },
    isOnline: () => true,
  };
  const support = broken(whole);
  const sagas = createSagaMiddleware({
    context: {
      platform: modelPlatform(world, session),
      clock: { now: () => world.now },
      bulk: support,
    },
  });
  const store = configureStore({
    reducer: { bulk: bulkReducer },
    middleware: () => new Tuple(sagas),
    devTools: false,
    enhancers: (getDefault) => getDefault({ autoBatch: false }),
  });
  sagas.run(function* watch() {
    yield* takeEvery(runRequested, startRun);
    yield* takeEvery(runWished, grantWish);
  });
  const run = (jobId: string) => store.getState().bulk.runs[jobId];
  const dispatch = (action: UnknownAction) => {
    if (!session.isDead) store.dispatch(action);
  };
  return {
    session,
    dispatch,
    show: (left) => dispatch(runFound(left)),
    run,
    until: (test, jobId) =>
      new Promise((resolve) => {
        if (test(run(jobId))) return resolve();
        const leave = store.subscribe(() => {
          if (!test(run(jobId))) return;
          leave();
          resolve();
        });
      }),
  };
}

/** An order of the model: so many items, each with an alert that can be cleared. */
export function modelOrder(number: number, itemCount: number): Order {
  const orderId = `order-${number}`;
  const items: Item[] = Array.from({ length: itemCount }, (_, place) =>
    anItem({
      itemId: `${orderId}-item-${place}`,
      orderId,
      merchantItemId: `M-${number}-${place}`,
      fulfillmentGroupId: `group-${number}`,
      links: { self: [{ href: `https://item-service.example/${orderId}/${place}`, name: null }] },
      statuses: {
        fulfillment: {
          name: 'fulfillment',
          state: 'current',
          detail: '',
          expectedCloseDate: '2026-11-01T00:00:00.000Z',
          quantity: null,
          updatedDate: null,
        },
      },
    }),
  );
  const group = {
    fulfillmentGroupId: `group-${number}`,
    shortFulfillmentGroupId: '',
    itemIds: items.map((item) => item.itemId),
    promisedArrivalDate: null,
    localPromisedArrivalDate: null,
    destinationAddress: null,
  };
  const links = { merchantOrder: [{ href: `https://merchant-order.example/${orderId}`, name: null }] };
  return anOrder({ orderId, merchantOrderId: `VP-${number}`, items, fulfillmentGroups: [group], links });
}
