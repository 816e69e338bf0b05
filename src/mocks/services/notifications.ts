import { canReadAsFulfiller } from '#domain/permissions.ts';
import { forbidden } from '../httpError.ts';
import { simulatedHref } from '../links.ts';
import { textOrEmpty } from '../readableRecords.ts';
import type { NotificationDocument, OrderRecord } from '../records.ts';
import { ok, type ReceivedCall, type Reply } from '../route.ts';

const PAGE_SIZE = 50;
/** If the request names neither an item nor a group, only this many of the newest orders are searched. */
const MAX_SEARCHED_ORDERS = 300;

function responseLink(href: string, verb: 'accept' | 'reject') {
  return { href: `${href}/${verb}`, methods: ['POST'] };
}

function shown(notification: NotificationDocument) {
  const { fulfillerId, ...sent } = notification;
  const self = simulatedHref('fulfillment-order-manager', 'v1', 'notifications', notification.notificationId);
  const isOpen = notification.status === 'NEW';
  const linksOf = (href: string) => ({
    accept: responseLink(href, 'accept'),
    reject: responseLink(href, 'reject'),
  });
  return {
    ...sent,
    items: notification.items.map((item) => ({
      ...item,
      links: isOpen ? linksOf(`${self}/items/${encodeURIComponent(item.itemId)}`) : {},
    })),
    links: { self: { href: self, methods: ['GET'] }, ...(isOpen && linksOf(self)) },
  };
}

function recordsAsked(call: ReceivedCall, itemId: string, groupId: string): OrderRecord[] {
  const { world } = call;
  if (itemId || groupId) return [world.recordHolding(itemId || groupId) ?? []].flat();
  const newest = world.summaries().filter((order) => order.createdAt <= world.now());
  return newest.slice(0, MAX_SEARCHED_ORDERS).flatMap((order) => world.record(order.orderId) ?? []);
}

/**
 * Responds to `GET /v1/notifications` with the platform's requests to fulfillers, in which items and groups
 * have their short IDs (docs/platform/fulfillment-order-manager.md).
 */
export function listNotifications(call: ReceivedCall): Reply {
  const params = call.url.searchParams;
  const [fulfillerId, itemId, groupId] = ['fulfillerId', 'itemId', 'orderId'].map((name) =>
    textOrEmpty(params.get(name)),
  );
  const status = params.get('status') ?? 'NEW';
  const canRead = (id: string) => canReadAsFulfiller(call.person.permissions, id);
  if (fulfillerId ? !canRead(fulfillerId) : call.person.permissions.fulfillers.length === 0)
    throw forbidden();
  const found = recordsAsked(call, itemId ?? '', groupId ?? '')
    .flatMap((record) => record.notifications)
    .filter(
      (one) =>
        (fulfillerId ? one.fulfillerId === fulfillerId : canRead(one.fulfillerId)) &&
        (!itemId || one.items.some((item) => item.itemId === itemId)) &&
        (!groupId || one.order.orderId === groupId) &&
        (status === 'All' || one.status === status),
    );
  const offset = Number(params.get('offset') ?? 0) || 0;
  const page = found.slice(offset, offset + PAGE_SIZE);
  return ok({
    notifications: page.map(shown),
    count: page.length,
    links:
      offset + PAGE_SIZE < found.length ? { next: { href: nextPage(call.url, offset + PAGE_SIZE) } } : {},
  });
}

function nextPage(url: URL, offset: number): string {
  const params = new URLSearchParams(url.searchParams);
  params.set('offset', String(offset));
  return `${simulatedHref('fulfillment-order-manager', 'v1', 'notifications')}?${params}`;
}
