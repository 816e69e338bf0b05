import { makeRecord } from './generate/orderRecord.ts';
import type { GeneratorInput } from './generate/placement.ts';
import { type OrderPlan, planOrder } from './generate/plan.ts';
import { shipmentIdOf } from './generate/shipments.ts';
import { makeLandmarks } from './landmarkOrders.ts';
import type { OrderRecord } from './records.ts';
import { type OrderSummary, summarize } from './summary.ts';

/**
 * The maximum number of orders whose generated documents are cached. Those of other orders are generated
 * again when needed.
 */
const KEPT_RECORDS = 600;

/** The orders of the platform: compact plans, and full documents that are generated on request. */
export interface OrderTables {
  /** Newest first. */
  summaries(): readonly OrderSummary[];
  summary(orderId: string): OrderSummary | null;
  record(orderId: string): OrderRecord | null;
  /** The ID of the order that contains this item, group or shipment, or '' if there is none. */
  holderOf(id: string): string;
  put(record: OrderRecord): void;
}

/**
 * The IDs by which an order is found, besides its own. The ID of a generated shipment is derived from its
 * first item, so it is known before the shipment is generated.
 */
function idsIn(summary: OrderSummary): string[] {
  return summary.items.flatMap((item) => [
    item.itemId,
    item.shortItemId,
    shipmentIdOf(item.shortItemId),
    item.fulfillmentGroupId,
    item.shortFulfillmentGroupId,
  ]);
}

/**
 * Returns a function that generates the documents of the order with a given ID, or returns null for an
 * unknown order. It caches the documents of the most recently used orders.
 */
function createRecordMaker(platform: GeneratorInput, plans: ReadonlyMap<string, OrderPlan>) {
  const kept = new Map<string, OrderRecord>();
  return (orderId: string): OrderRecord | null => {
    const plan = plans.get(orderId);
    if (!plan) return null;
    const record = kept.get(orderId) ?? makeRecord(platform, plan);
    kept.delete(orderId);
    kept.set(orderId, record);
    if (kept.size > KEPT_RECORDS) kept.delete(kept.keys().next().value ?? '');
    return record;
  };
}

let lastPlanned: { key: string; plans: readonly OrderPlan[] } = { key: '', plans: [] };

/** The same input always yields the same plans, so a restarted platform reuses them. */
function planAll(platform: GeneratorInput): readonly OrderPlan[] {
  const key = JSON.stringify(platform);
  if (lastPlanned.key !== key) {
    lastPlanned = {
      key,
      plans: Array.from({ length: platform.count }, (_, index) => planOrder(platform, index)),
    };
  }
  return lastPlanned.plans;
}

/**
 * Creates the tables. `saved` contains the records that were changed earlier. Some landmarks were placed
 * minutes before `now` (epoch ms).
 */
export function createTables(
  platform: GeneratorInput,
  now: number,
  saved: readonly OrderRecord[],
): OrderTables {
  const planned = planAll(platform);
  const landmarks = platform.count > 0 ? makeLandmarks(platform, now) : { platform, plans: [], records: [] };
  const plans = new Map([...planned, ...landmarks.plans].map((plan) => [plan.orderId, plan]));
  const changed = new Map([...landmarks.records, ...saved].map((record) => [record.orderId, record]));
  const summaries = new Map<string, OrderSummary>(plans);
  for (const record of changed.values()) summaries.set(record.orderId, summarize(record));
  const make = createRecordMaker(landmarks.platform, plans);
  const shipments = new Map<string, string>();
  const noteShipments = (record: OrderRecord) => {
    for (const { shipmentId } of record.shipments) shipments.set(shipmentId, record.orderId);
  };
  for (const record of changed.values()) noteShipments(record);
  let sorted: readonly OrderSummary[] | null = null;
  let holders: Map<string, string> | null = null;
  return {
    summaries: () => {
      sorted ??= [...summaries.values()].sort((a, b) => b.createdAt - a.createdAt);
      return sorted;
    },
    summary: (orderId) => summaries.get(orderId) ?? null,
    record: (orderId) => changed.get(orderId) ?? make(orderId),
    holderOf: (id) => {
      holders ??= new Map(
        [...summaries.values()].flatMap((one) => idsIn(one).map((key) => [key, one.orderId] as const)),
      );
      return holders.get(id) ?? shipments.get(id) ?? '';
    },
    put: (record) => {
      const summary = summarize(record);
      changed.set(record.orderId, record);
      summaries.set(record.orderId, summary);
      for (const id of idsIn(summary)) holders?.set(id, record.orderId);
      noteShipments(record);
      sorted = null;
    },
  };
}
