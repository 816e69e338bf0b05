import { ApiError } from '#api/http/apiError.ts';
import type { Platform } from '#api/platform.ts';
import type { Placement } from '#domain/actions/reorderPlacement.ts';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import type { Item } from '#domain/item/item.ts';
import { isReorderable } from '#domain/item/itemStage.ts';
import type { Links } from '#domain/links/links.ts';
import type { Order } from '#domain/order/order.ts';
import { anItem, anOrder, aStatus } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';
import { requestOf } from './bulkModelOrders.ts';
import {
  type Commit,
  type ModelWorld,
  originalOf,
  place,
  redirect,
  type Session,
  type WriteFault,
  watchOriginal,
} from './bulkModelWorld.ts';

/** A promise that never settles: a dead tab gets no result from any call. */
export const NEVER = new Promise<never>(() => undefined);

function failing(over: Partial<Failure>): ApiError {
  return new ApiError({ ...consoleFailure('No'), reason: 'answered', ...over });
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
        return write(
          `create for ${placement.source.orderId}`,
          (sendId) => place(world, placement, { sendId, sentAt }).orderId,
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
