import { canReorder } from '#domain/permissions.ts';
import { HOUR_MS, toIso } from '#domain/time/time.ts';
import { DISCONTINUED_SKUS, productOf } from '../data/products.ts';
import {
  listOrEmpty,
  type RequestDocument,
  type RequestGroupDocument,
  type RequestItemDocument,
} from '../documents.ts';
import { forbidden, HttpError } from '../httpError.ts';
import { linkSegments } from '../links.ts';
import { bodyObject } from '../readableRecords.ts';
import type { ReceivedCall, Reply } from '../route.ts';
import { addEvent, recordWrite } from './events.ts';
import { toNewRecord, withNewIds } from './newOrder.ts';

interface Complaint {
  path: string;
  message: string;
}

function itemComplaints(item: RequestItemDocument, path: string): Complaint[] {
  const complaints: Complaint[] = [];
  const sku = productOf(item.skuCode ?? '')?.sku ?? '';
  if (!item.skuCode) complaints.push({ path: `${path}.skuCode`, message: 'must not be empty' });
  if (DISCONTINUED_SKUS.includes(sku)) {
    complaints.push({ path: `${path}.skuCode`, message: `${item.skuCode} is no longer available` });
  }
  if (!Number.isInteger(item.quantity) || Number(item.quantity) < 1) {
    complaints.push({ path: `${path}.quantity`, message: 'must be a whole number above 0' });
  }
  return complaints;
}

function groupComplaints(group: RequestGroupDocument, path: string, today: string): Complaint[] {
  const items = listOrEmpty(group.items);
  const complaints = items.flatMap((item, index) => itemComplaints(item, `${path}.items[${index}]`));
  if (items.length === 0) complaints.push({ path: `${path}.items`, message: 'must not be empty' });
  if (!group.destinationAddress)
    complaints.push({ path: `${path}.destinationAddress`, message: 'is missing' });
  const promised = group.localPromisedArrivalDate?.slice(0, 10);
  if (promised !== undefined && promised < today) {
    complaints.push({ path: `${path}.localPromisedArrivalDate`, message: 'must not lie in the past' });
  }
  return complaints;
}

/**
 * The current date in the time zone furthest behind UTC. An order promised for that day can still arrive
 * there in time.
 */
function earliestToday(now: number): string {
  return toIso(now - 12 * HOUR_MS).slice(0, 10);
}

function check(request: RequestDocument, now: number): void {
  const groups = request.fulfillmentGroups ?? [];
  if (!Array.isArray(groups) || groups.length === 0) {
    throw new HttpError(400, 'The order holds no items.', [
      { path: 'fulfillmentGroups', message: 'must not be empty' },
    ]);
  }
  const complaints = groups.flatMap((group, index) =>
    groupComplaints(group, `fulfillmentGroups[${index}]`, earliestToday(now)),
  );
  if (complaints.length > 0) throw new HttpError(422, 'The order is not valid.', complaints);
}

function checkDuplicates(call: ReceivedCall, request: RequestDocument): void {
  if (call.url.searchParams.get('disallowDuplicateOrderItems') === 'false') return;
  const wanted = new Set(
    (request.fulfillmentGroups ?? []).flatMap((group) =>
      listOrEmpty(group.items).map((item) => item.merchantItemId),
    ),
  );
  const isTaken = call.world
    .summaries()
    .some(
      (order) =>
        order.merchantId === request.merchantId &&
        order.items.some((item) => wanted.has(item.merchantItemId)),
    );
  if (isTaken) throw new HttpError(409, 'An item with this merchantItemId exists already.');
}

function tellOriginal(call: ReceivedCall, request: RequestDocument, orderId: string): void {
  const link = [request._links?.originalOrder ?? []].flat()[0];
  const original = call.world.record(linkSegments(link?.href).at(-1) ?? '');
  if (!original) return;
  addEvent(call, original, 'reorderCreated', null, { orderId });
  call.world.save(original);
}

/** Handles `POST /v1/orders`, which creates an order with new IDs (S7.7). */
export function placeOrder(call: ReceivedCall): Reply {
  const request: RequestDocument = bodyObject(call);
  if (!canReorder(call.person.permissions, request.merchantId ?? '')) throw forbidden();
  check(request, call.world.now());
  checkDuplicates(call, request);
  const { random, searchLagMs } = call.world;
  const placed = withNewIds(request, random);
  const record = toNewRecord(placed, call.world.now(), searchLagMs, random);
  addEvent(call, record, 'platformAccepted', null);
  tellOriginal(call, request, placed.orderId);
  recordWrite(call, 'placeOrder', placed.orderId, record);
  return {
    status: 201,
    body: {
      orderId: placed.orderId,
      merchantOrderId: placed.merchantOrderId,
      fulfillmentGroups: placed.fulfillmentGroups.map((group) => ({
        fulfillmentGroupId: group.fulfillmentGroupId,
        items: group.items.map(({ itemId, merchantItemId }) => ({ itemId, merchantItemId })),
      })),
    },
  };
}
