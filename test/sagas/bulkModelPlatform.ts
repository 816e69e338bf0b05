import { ApiError } from '#api/http/apiError.ts';
import type { Platform } from '#api/platform.ts';
import type { SentWrite } from '#domain/actions/sentWrite.ts';
import type { BulkUnit, JournaledRun } from '#domain/bulk/bulkJob.ts';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import type { Item } from '#domain/item/item.ts';
import { isReorderable } from '#domain/item/itemStage.ts';
import type { Links } from '#domain/links.ts';
import type { Order } from '#domain/order/order.ts';
import type { Placement } from '#domain/order/placement.ts';
import { anItem, anOrder, aStatus } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';
import { requestOf } from './bulkModelOrders.ts';

/** How a write ends in a schedule; every other call succeeds or is cut off by a crash. */
export const WRITE_FAULTS = [
  'ok',
  'rejected',
  'busy',
  'lostBefore',
  'lostAfter',
  'repeated',
  'repeatedOften',
  'repeatedAndLost',
  'offline',
  'signedOut',
] as const;
export type WriteFault = (typeof WRITE_FAULTS)[number];

/** An order that the platform has created, and the request that led to it. */
export interface Commit {
  by: 'reorder' | 'redirect';
  orderId: string;
  merchantOrderId: string;
  originalId: string;
  itemIds: string[];
  merchantItemIds: string[];
  /** The original's URL as the new order names it; null if it is not linked. */
  link: string | null;
  /** The time by the platform's clock, in epoch milliseconds. */
  createdAt: number;
  /**
   * The time by the browser's clock at which the request was sent, in epoch milliseconds. The request may
   * arrive much later.
   */
  sentAt: number;
  /** The number of the client's request, which the network may deliver several times. */
  sendId: number;
  visibleFrom: number;
}

/** Everything that outlives a tab: the platform and the browser's disk. */
export interface ModelWorld {
  orders: Map<string, Order>;
  commits: Commit[];
  cancelled: { itemId: string; sendId: number }[];
  /** Violations that are recorded when they happen, because the final state does not show them. */
  breaches: string[];
  faults: WriteFault[];
  searches: number;
  /** The search finds a new order only after this many further searches. */
  searchLag: number;
  sends: number;
  inFlight: number;
  mostInFlight: number;
  jobs: Map<string, JournaledRun>;
  /**
   * The originals of runs and redirects that the journal has deleted because they were old by the browser's
   * clock, with the orders created for them.
   */
  forgotten: { originalId: string; orderIds: string[] }[];
  /** The journal's single writes, by their keys. */
  writes: Map<string, SentWrite>;
  /** Originals that a tab reported as redirected. */
  redirected: Set<string>;
  /** The tabs' reports of how often the platform received the redirect of an original. */
  saidTimes: { originalId: string; times: number }[];
  locks: Map<string, Session>;
  now: number;
  /** The difference between the browser's clock and the platform's, in milliseconds. */
  skew: number;
}

/** A tab from its opening until it dies. It dies after a number of scheduled steps, or never. */
export interface Session {
  isDead: boolean;
  died: Promise<void>;
  /** Waits for its turn among all pending operations. */
  turn: (label: string) => Promise<void>;
  /** Like `turn`, for a write to the disk. A fast disk does not wait. */
  diskTurn: () => Promise<void>;
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
    forgotten: [],
    writes: new Map(),
    redirected: new Set(),
    saidTimes: [],
    locks: new Map(),
    now: Date.parse('2026-11-20T12:00:00Z'),
    skew: 0,
  };
}

/** A promise that never settles: a dead tab gets no result from any call. */
export const NEVER = new Promise<never>(() => undefined);

function failing(over: Partial<Failure>): ApiError {
  return new ApiError({ ...consoleFailure('No'), reason: 'answered', ...over });
}

function unitOf(world: ModelWorld, originalId: string): BulkUnit | undefined {
  return [...world.jobs.values()].flatMap(({ units }) => units).find((unit) => unit.orderId === originalId);
}

/**
 * Records a violation in two cases: the original is changed before the platform has all its replacements and
 * the journal has recorded them, or an alert is cleared before the cancellations have ended.
 */
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

/**
 * Applies one write on the platform as often as the fault specifies, or not at all. Returns its result, or
 * throws the error that the client gets.
 */
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
  if (fault.startsWith('repeated')) apply(sendId);
  if (fault === 'repeatedOften') for (let more = 0; more < 4; more += 1) apply(sendId);
  if (fault === 'lostAfter' || fault === 'repeatedAndLost') throw lost;
  return result;
}

/**
 * The URL of the same order at another service, because the platform may link to any of them; null if the
 * order is not linked.
 */
function otherAddress(link: string | null): string | null {
  return link?.replace('merchant-order.example', 'order-service.example/v1/orders') ?? null;
}

function place(
  world: ModelWorld,
  { source, merchantOrderId, groups, originalOrder }: Placement,
  { sendId, sentAt }: Pick<Commit, 'sendId' | 'sentAt'>,
): Commit {
  const original = world.orders.get(source.orderId);
  const itemIds = groups.flatMap((group) =>
    group.items.map(({ index }) => source.groups[group.index]?.items[index]?.itemId ?? ''),
  );
  const commit: Commit = {
    by: 'reorder',
    orderId: `new-${world.commits.length}`,
    merchantOrderId,
    originalId: original?.orderId ?? '',
    itemIds,
    merchantItemIds: groups.flatMap((group) => group.items.map(({ merchantItemId }) => merchantItemId)),
    link: otherAddress(originalOrder),
    createdAt: world.now,
    sentAt,
    sendId,
    visibleFrom: world.searches + world.searchLag,
  };
  world.commits.push(commit);
  return commit;
}

/**
 * Redirects the whole order. As on a slow platform, the items do not show the redirect, and no search finds
 * the new order.
 */
function redirect(
  world: ModelWorld,
  { orderId, items }: Order,
  { sendId, sentAt }: Pick<Commit, 'sendId' | 'sentAt'>,
): void {
  world.commits.push({
    by: 'redirect',
    orderId: `new-${world.commits.length}`,
    merchantOrderId: `redirected-${world.commits.length}`,
    originalId: orderId,
    itemIds: items.map(({ itemId }) => itemId),
    merchantItemIds: items.map(({ merchantItemId }) => merchantItemId),
    link: null,
    createdAt: world.now,
    sentAt,
    sendId,
    visibleFrom: Number.POSITIVE_INFINITY,
  });
}

/** The events of one redirect request that the platform received, one for each item. */
function askedOf({ orderId, itemIds, createdAt }: Commit) {
  return itemIds.map((itemId) => ({
    eventId: `event-${orderId}-${itemId}`,
    eventType: 'cancellationRequestReceived',
    eventDate: new Date(createdAt).toISOString(),
    itemId,
    facts: [],
    attempts: [],
  }));
}

/**
 * The links of an item of a new order. If the order is linked, they lead to the item that it repeats;
 * otherwise there are none.
 */
function linksOf({ link, itemIds }: Commit, index: number): Links {
  if (link === null) return {};
  return keyed({
    originalItem: [{ href: `https://item-service.example/v1/items/${itemIds[index]}`, name: null }],
  });
}

/** The items of an order, with a pending cancellation where one was requested. */
function itemsNow(world: ModelWorld, order: Order): Item[] {
  const taken = new Set(world.cancelled.map((one) => one.itemId));
  const pendingCancellation = aStatus('pendingCancellation');
  return order.items.map((item) =>
    taken.has(item.itemId) ? { ...item, statuses: { ...item.statuses, pendingCancellation } } : item,
  );
}

/**
 * The platform as one tab reaches it. A dead tab receives no responses, but the platform may still receive
 * the requests that it sent before.
 */
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
  const cancel = (originalId: string, itemIds: readonly string[]) => (sendId: number) => {
    watchOriginal(world, originalId, 'cancel');
    for (const itemId of itemIds) world.cancelled.push({ itemId, sendId });
  };
  const itemsOf = (orderId: string) => itemsNow(world, orderOf(orderId));
  const openIds = (orderId: string) =>
    itemsOf(orderId)
      .filter(isReorderable)
      .map((item) => item.itemId);
  const asOrder = (commit: Commit): Order =>
    anOrder({
      orderId: commit.orderId,
      merchantOrderId: commit.merchantOrderId,
      createdDate: new Date(commit.createdAt).toISOString(),
      items: commit.merchantItemIds.map((merchantItemId, index) =>
        anItem({ merchantItemId, links: linksOf(commit, index) }),
      ),
      links: commit.link === null ? {} : keyed({ originalOrder: [{ href: commit.link, name: null }] }),
    });
  const placedOrOriginal = (orderId: string): Order => {
    const commit = world.commits.find((one) => one.orderId === orderId);
    return commit ? asOrder(commit) : orderOf(orderId);
  };
  const toldOf = (commit: Commit) => ({
    eventId: `event-${commit.orderId}`,
    eventType: 'reorderCreated',
    eventDate: new Date(commit.createdAt).toISOString(),
    itemId: '',
    facts: [{ kind: 'order', field: 'orderId', value: commit.orderId }],
    attempts: [],
  });
  const calls = {
    orderRequest: { placedOrder: async (orderId: string) => alive(requestOf(placedOrOriginal(orderId))) },
    orderService: { order: (orderId: string) => alive(orderOf(orderId)) },
    itemService: {
      itemsOfOrder: (orderId: string) => alive(itemsOf(orderId)),
      item: (itemId: string) =>
        alive(itemsOf(originalOf(world, itemId)).find((item) => item.itemId === itemId) ?? null),
      clearAlert: (itemId: string) =>
        write(`clear ${itemId}`, () => watchOriginal(world, originalOf(world, itemId), 'clear')),
    },
    merchantOrder: {
      createOrder: (placement: Placement) => {
        const sentAt = world.now + world.skew;
        return write(`create for ${placement.source.orderId}`, (sendId) =>
          asOrder(place(world, placement, { sendId, sentAt })),
        );
      },
      requestRedirect: (orderId: string) => {
        const sentAt = world.now + world.skew;
        return write(`redirect ${orderId}`, (sendId) =>
          redirect(world, orderOf(orderId), { sendId, sentAt }),
        );
      },
      actions: (orderId: string) => {
        const open = openIds(orderId);
        const items = Object.fromEntries(open.map((itemId) => [itemId, ['orderItemCancellation']]));
        return alive({ order: open.length > 0 ? ['orderCancellation'] : [], groups: {}, items });
      },
      cancelOrder: (orderId: string) =>
        write(`cancel ${orderId}`, (sendId) => cancel(orderId, openIds(orderId))(sendId)),
      cancelItem: (orderId: string, itemId: string) => write(`cancel ${itemId}`, cancel(orderId, [itemId])),
    },
    orderManager: {
      searchByIds: (ids: readonly string[]) => {
        world.searches += 1;
        const found = world.commits.filter(
          (commit) => ids.includes(commit.merchantOrderId) && commit.visibleFrom <= world.searches,
        );
        const originals = [...world.orders.values()].filter((order) => ids.includes(order.merchantOrderId));
        const orders = [...originals, ...found.map(asOrder)];
        return alive({ total: orders.length, orders });
      },
    },
    events: {
      eventsOfOrder: (orderId: string) => {
        const own = world.commits.filter(({ originalId }) => originalId === orderId);
        const told = own.filter(({ link }) => link !== null).map(toldOf);
        const asked = own.filter(({ by }) => by === 'redirect').flatMap(askedOf);
        return alive({ events: [...told, ...asked], raw: [] });
      },
    },
  };
  return calls as unknown as Platform;
}

function originalOf(world: ModelWorld, itemId: string): string {
  const holder = [...world.orders.values()].find(({ items }) => items.some((item) => item.itemId === itemId));
  return holder?.orderId ?? '';
}
