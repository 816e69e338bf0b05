import type { ReadOptions } from '#api/http/call.ts';
import type { Platform } from '#api/platform.ts';
import {
  candidateFromMerchantOrder,
  candidateFromOrder,
  evidenceStart,
  type OriginalOrder,
  orderIdInEvent,
  type ReorderCandidate,
  type ReportedReorder,
  reorderEvents,
  reordersOfOthers,
} from '#domain/actions/reordersOfOthers.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import { isForbidden, isNotFound } from '#domain/failure.ts';
import { isSameId } from '#domain/sameId.ts';
import type { SearchPage } from '#domain/search/orderSearch.ts';
import { widenedRange } from '#domain/search/widenedRange.ts';
import { type SettledResult, settle } from '#sagas/core/settle.ts';
import type { IntentsOfOthersFinder } from '#sagas/writes/reserveWrite.ts';

export const NO_ORDERS: SearchPage = { total: 0, orders: [], repeated: 0 };

/** Replaces the failure with `none` if the user cannot read the data or it does not exist. */
export function readable<T>(settled: SettledResult<T>, none: T): SettledResult<T> {
  if ('value' in settled) return settled;
  return isForbidden(settled.failure) || isNotFound(settled.failure) ? { value: none } : settled;
}

/** The reorders of an order that the platform shows. */
interface ShownReorders {
  /** Returns those that are not among this browser's records, so that others placed them. */
  missingIn: IntentsOfOthersFinder;
  /** The reason why the events or the search could not be read; undefined if both were read. */
  error: unknown;
}

type OrderIds = Pick<OriginalOrder, 'orderId' | 'merchantOrderId'>;
type Window = ReadOptions & { since: number; now: number };

async function readOrdersWithSameId(
  { orderManager }: Platform,
  { merchantOrderId }: OrderIds,
  { since, now, ...options }: Window,
): Promise<SettledResult<ReorderCandidate[]>> {
  if (merchantOrderId === '') return { value: [] };
  const range = widenedRange(since, now);
  const found = await settle(orderManager.searchByIds([merchantOrderId], range, options));
  const page = readable(found, NO_ORDERS);
  return 'value' in page ? { value: page.value.orders.map(candidateFromOrder) } : page;
}

/**
 * Reads the order that an event mentions. The search index may lag behind a new order, so an order that the
 * search did not find is read from the service that accepted it.
 */
async function readReportedOrder(
  { orderRequest }: Platform,
  event: OrderEvent,
  ordersWithSameId: readonly ReorderCandidate[],
  options: ReadOptions,
): Promise<ReportedReorder> {
  const orderId = orderIdInEvent(event);
  const known = ordersWithSameId.find((order) => isSameId(order.orderId, orderId));
  if (known || orderId === '') return { event, order: known ?? null };
  const request = await settle(orderRequest.placedOrder(orderId, options));
  return {
    event,
    order: 'value' in request && request.value ? candidateFromMerchantOrder(request.value) : null,
  };
}

/**
 * Reads whether others have placed the order again since `evidenceStart`: its events with the orders they
 * mention, and orders with the same merchant order ID. `plannedAt` and `now` are in epoch milliseconds.
 */
export async function readReordersOfOthers(
  platform: Platform,
  original: OriginalOrder,
  { plannedAt, now, ...options }: ReadOptions & { plannedAt: number; now: number },
): Promise<ShownReorders> {
  const since = evidenceStart(plannedAt, now);
  const found = await settle(platform.events.eventsOfOrder(original.orderId, options));
  const events = readable(found, { events: [], raw: [] });
  const orders = await readOrdersWithSameId(platform, original, { since, now, ...options });
  const ordersWithSameId = 'value' in orders ? orders.value : [];
  const reportedReorders: ReportedReorder[] = [];
  for (const event of reorderEvents('value' in events ? events.value.events : [], since)) {
    reportedReorders.push(await readReportedOrder(platform, event, ordersWithSameId, options));
  }
  const failed = [events, orders].find((settled) => 'failure' in settled);
  const evidence = { reportedReorders, ordersWithSameId, isPartial: failed !== undefined };
  return {
    missingIn: (recorded) => reordersOfOthers(evidence, original, recorded, since),
    error: failed && 'error' in failed ? failed.error : undefined,
  };
}
