import type { ItemDocument, OrderDocument, RequestDocument } from '../documents.ts';
import { HttpError } from '../httpError.ts';
import {
  fulfillerIdOfConfiguration,
  fulfillmentConfigurationHref,
  itemReference,
  linkSegments,
  merchantOrderHref,
} from '../links.ts';
import { bodyList, bodyObject } from '../readableRecords.ts';
import type { OrderRecord } from '../records.ts';
import type { ReceivedCall } from '../route.ts';
import { cancelByPlatform, requestItemCancellation } from './cancellation.ts';
import { addEvent, recordWrite } from './events.ts';
import { isSentToFulfiller, isStatusCurrent, moveToStep, setStatus } from './itemStatus.ts';
import { toNewRecord, withNewIds } from './newOrder.ts';

interface Redirection {
  item: ItemDocument;
  configuration: string;
}

/** Whether the item can be redirected (S4.51). */
function isRedirectable(item: ItemDocument): boolean {
  const isGone = isStatusCurrent(item, 'cancelled') || isStatusCurrent(item, 'rejected');
  return (
    item.statuses?.baton?.state === 'closed' &&
    !isGone &&
    !item._links?.routedItem &&
    !item._links?.redirectedItem
  );
}

function hrefOf(entry: Record<string, unknown>, rel: string): string {
  const links = entry._links as Record<string, { href?: string }> | undefined;
  return links?.[rel]?.href ?? '';
}

function readRedirections(call: ReceivedCall, record: OrderRecord): Redirection[] {
  const entries = bodyList(bodyObject(call), 'redirects');
  if (entries.length === 0) throw new HttpError(400, 'Nothing is to be redirected.');
  return entries.map((entry, index) => {
    const itemId = linkSegments(hrefOf(entry, 'fulfillableItem')).at(-1);
    const item = record.items.find((one) => one.itemId === itemId);
    const configuration = hrefOf(entry, 'fulfillmentConfiguration');
    const path = `redirects[${index}]`;
    if (!item)
      throw new HttpError(422, 'The item is not part of this order.', [{ path, message: 'unknown item' }]);
    if (fulfillerIdOfConfiguration(configuration) === '') {
      throw new HttpError(422, 'The fulfilment configuration is unknown.', [
        { path, message: 'unknown configuration' },
      ]);
    }
    if (!isRedirectable(item)) throw new HttpError(409, 'The item cannot be redirected any more.');
    return { item, configuration };
  });
}

function requestOf(record: OrderRecord, redirections: readonly Redirection[]): RequestDocument {
  const wanted = new Set(redirections.map(({ item }) => item.itemId));
  const groups = record.request?.fulfillmentGroups ?? [];
  return {
    ...record.request,
    fulfillmentGroups: groups
      .map((group) => ({
        ...group,
        items: (group.items ?? []).filter((item) => wanted.has(item.itemId ?? '')),
      }))
      .filter((group) => group.items.length > 0),
    _links: { originalOrder: { href: merchantOrderHref(record.orderId) } },
  };
}

function routeTo(item: ItemDocument, { configuration, item: before }: Redirection, now: number): void {
  const fulfillerId = fulfillerIdOfConfiguration(configuration);
  item.fulfillerId = fulfillerId;
  item.globalFulfillerId = fulfillerId;
  item.skuCode = before.skuCode ?? '';
  moveToStep(item, 'preparing', now);
  setStatus(item, 'baton', 'closed', now);
  item._links = {
    ...item._links,
    fulfillmentConfiguration: { href: fulfillmentConfigurationHref(fulfillerId, item.skuCode) },
    redirectedFromItem: { href: itemReference(before.itemId) },
  };
}

/**
 * Returns the record of the new order for the redirected items, and links the items of both orders to each
 * other. The caller must store both records.
 */
export function completeRedirect(
  call: ReceivedCall,
  record: OrderRecord,
  redirections: readonly Redirection[],
): OrderRecord {
  const now = call.world.now();
  const placed = withNewIds(requestOf(record, redirections), call.world.random);
  const created = toNewRecord(placed, now, call.world.searchLagMs, call.world.random);
  const order: OrderDocument = { ...created.order, orderId: created.orderId };
  created.order = order;
  for (const [index, redirection] of redirections.entries()) {
    const item = created.items[index];
    if (!item) continue;
    routeTo(item, redirection, now);
    redirection.item._links = {
      ...redirection.item._links,
      redirectedItem: { href: itemReference(item.itemId) },
    };
  }
  addEvent(call, created, 'platformAccepted', null);
  return created;
}

function waitingKey(item: ItemDocument): string {
  return `redirects/${item.itemId}`;
}

/**
 * Removes the redirect that is waiting for this item's cancellation. Returns the URL of its configuration, or
 * null if there is no such redirect.
 */
export function consumeWaitingRedirect(call: ReceivedCall, item: ItemDocument): string | null {
  const configuration = call.world.documentStore.get(waitingKey(item));
  call.world.documentStore.delete(waitingKey(item));
  return typeof configuration === 'string' ? configuration : null;
}

/**
 * Cancels the selected items and orders them from another fulfiller (S4.50). If `waitForFulfiller` is set, an
 * item that a fulfiller has is redirected only once that fulfiller has accepted the cancellation.
 */
export function requestRedirect(call: ReceivedCall, record: OrderRecord): void {
  const redirections = readRedirections(call, record);
  const isWaiting = bodyObject(call).waitForFulfiller === true;
  const [waiting, immediate] = [true, false].map((waits) =>
    redirections.filter(({ item }) => (isWaiting && isSentToFulfiller(item)) === waits),
  );
  for (const { item, configuration } of waiting ?? []) {
    call.world.documentStore.set(waitingKey(item), configuration);
    requestItemCancellation(call, record, item);
  }
  const records = [record];
  if (immediate && immediate.length > 0) {
    for (const { item } of immediate) cancelByPlatform(call, record, item);
    records.push(completeRedirect(call, record, immediate));
  }
  recordWrite(call, 'requestRedirect', record.orderId, ...records);
}
