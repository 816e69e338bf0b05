import type { Placement } from '#domain/actions/reorderPlacement.ts';
import type { JournaledRun, RunOrder } from '#domain/bulk/bulkJob.ts';
import type { Order } from '#domain/order/order.ts';
import type { SentWrite } from '#domain/writes/sentWrite.ts';

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

function runOrderOf(world: ModelWorld, originalId: string): RunOrder | undefined {
  return [...world.jobs.values()]
    .flatMap(({ runOrders }) => runOrders)
    .find((runOrder) => runOrder.orderId === originalId);
}

/**
 * Records a violation in two cases: the original is changed before the platform has all its replacements and
 * the journal has recorded them, or an alert is cleared before the cancellations have ended.
 */
export function watchOriginal(world: ModelWorld, originalId: string, what: 'cancel' | 'clear'): void {
  const creates = runOrderOf(world, originalId)?.steps.filter((step) => step.kind === 'create') ?? [];
  for (const step of creates) {
    const isThere = world.commits.some((commit) => step.itemIds.every((id) => commit.itemIds.includes(id)));
    if (!isThere || (step.state !== 'confirmed' && step.state !== 'duplicate')) {
      world.breaches.push(`${what} of ${originalId} before ${step.key} was confirmed`);
    }
  }
  const cancels = runOrderOf(world, originalId)?.steps.filter((step) => step.kind === 'cancelItem') ?? [];
  const isEarly = cancels.some((step) => step.state === 'planned' || step.state === 'sending');
  if (what === 'clear' && isEarly) world.breaches.push(`clear of ${originalId} before its cancellation`);
}

/**
 * The URL of the same order at another service, because the platform may link to any of them; null if the
 * order is not linked.
 */
function otherAddress(link: string | null): string | null {
  return link?.replace('merchant-order.example', 'order-service.example/v1/orders') ?? null;
}

export function place(
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
export function redirect(
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

export function originalOf(world: ModelWorld, itemId: string): string {
  const holder = [...world.orders.values()].find(({ items }) => items.some((item) => item.itemId === itemId));
  return holder?.orderId ?? '';
}
