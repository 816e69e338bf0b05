import { merchantIdOf, type ReadRole, readRoleFor, visibleItems } from './access.ts';
import type { ItemDocument } from './documents.ts';
import { forbidden, HttpError, notFound } from './httpError.ts';
import type { OrderRecord } from './records.ts';
import type { ReceivedCall } from './route.ts';

/** A record, and the part of it that the caller can read. */
export interface ReadableRecord {
  record: OrderRecord;
  role: Exclude<ReadRole, null>;
  items: ItemDocument[];
}

function found(call: ReceivedCall, record: OrderRecord): ReadableRecord {
  const role = readRoleFor(call.person, record);
  if (role === null) throw forbidden();
  return { record, role, items: visibleItems(call.person, record) };
}

/**
 * Returns the order that the call names, even if the platform has not accepted it yet. Throws 404 if there is
 * none and 403 if the caller cannot read it.
 */
export function readOrder(call: ReceivedCall, orderId = call.parameter('orderId')): ReadableRecord {
  const record = call.world.record(orderId);
  if (!record) throw notFound(`Order ${orderId}`);
  return found(call, record);
}

export function isOrderRunning(call: ReceivedCall, record: OrderRecord): boolean {
  return record.order !== null && record.visibleFrom <= call.world.now();
}

/** Like `readOrder`, but also throws 404 if the platform has not accepted the order yet. */
export function readCreatedOrder(call: ReceivedCall, orderId = call.parameter('orderId')): ReadableRecord {
  const order = readOrder(call, orderId);
  if (!isOrderRunning(call, order.record)) throw notFound(`Order ${orderId}`);
  return order;
}

export interface ReadableItem extends ReadableRecord {
  item: ItemDocument;
}

/**
 * Returns the item that the call names by its platform ID or short ID. Throws 404 if there is none and 403 if
 * the caller cannot read it.
 */
export function readItem(call: ReceivedCall, id = call.parameter('itemId')): ReadableItem {
  const record = call.world.recordHolding(id);
  if (!record) throw notFound(`Item ${id}`);
  const order = found(call, record);
  const isWanted = (one: ItemDocument) => one.itemId === id || one.shortItemId === id;
  const item = order.items.find(isWanted);
  if (!item) throw record.items.some(isWanted) ? forbidden() : notFound(`Item ${id}`);
  return { ...order, item };
}

/**
 * Throws 403 for a caller who reads the order as a fulfiller, because fulfillers cannot see this data.
 * Otherwise returns the order.
 */
export function requireMerchantRole<T extends ReadableRecord>(order: T): T {
  if (order.role !== 'merchant') throw forbidden();
  return order;
}

/** Throws 403 for a caller who has none of these permissions for the record's merchant. */
export function requireMerchantPermission(
  call: ReceivedCall,
  record: OrderRecord,
  ...permissions: string[]
): void {
  const merchantId = merchantIdOf(record);
  const holds = call.person.permissions.merchants.some(
    (grant) =>
      (grant.identifier === '*' || grant.identifier === merchantId) &&
      permissions.some((permission) => grant.permissions.includes(permission)),
  );
  if (!holds) throw forbidden();
}

/** Returns the body, which must be an object. Throws 400 for anything else. */
export function bodyObject(call: ReceivedCall): Record<string, unknown> {
  const { body } = call;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'The body must be an object.');
  }
  return { ...body };
}

/** Returns the field of the body that must be a list of objects. Throws 400 for anything else. */
export function bodyList(body: Readonly<Record<string, unknown>>, name: string): Record<string, unknown>[] {
  const list = body[name];
  if (!Array.isArray(list) || list.some((one) => typeof one !== 'object' || one === null)) {
    throw new HttpError(400, `${name} must be a list.`, [{ path: name, message: 'must be a list' }]);
  }
  return list;
}

export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
