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

interface PlannedOrders {
  plans: readonly OrderPlan[];
  /** The ID of the planned order that contains this item, group or shipment. */
  holderOf(id: string): string | undefined;
}

function planAll(platform: GeneratorInput): PlannedOrders {
  const plans = Array.from({ length: platform.count }, (_, index) => planOrder(platform, index));
  let holders: ReadonlyMap<string, string> | null = null;
  return {
    plans,
    holderOf: (id) => {
      holders ??= new Map(plans.flatMap((plan) => idsIn(plan).map((key) => [key, plan.orderId] as const)));
      return holders.get(id);
    },
  };
}

let lastPlanned: { key: string; planned: PlannedOrders } | null = null;

/** The same input always yields the same plans, so a restarted platform reuses them. */
function plannedOrders(platform: GeneratorInput): PlannedOrders {
  const key = JSON.stringify(platform);
  if (lastPlanned?.key !== key) lastPlanned = { key, planned: planAll(platform) };
  return lastPlanned.planned;
}

/**
 * Creates the tables. `saved` contains the records that were changed earlier. Some landmarks were placed
 * minutes before `now` (epoch ms).
 */
export function createTables(
  platform: GeneratorInput,
  now: number,
  saved: readonly OrderRecord[],
  hasLandmarks: boolean,
): OrderTables {
  const planned = plannedOrders(platform);
  const landmarks = hasLandmarks ? makeLandmarks(platform, now) : { platform, plans: [], records: [] };
  const plans = new Map([...planned.plans, ...landmarks.plans].map((plan) => [plan.orderId, plan]));
  const changed = new Map([...landmarks.records, ...saved].map((record) => [record.orderId, record]));
  const summaries = new Map<string, OrderSummary>(plans);
  const make = createRecordMaker(landmarks.platform, plans);
  const holders = new Map<string, string>();
  const noteIds = (summary: OrderSummary) => {
    for (const id of idsIn(summary)) holders.set(id, summary.orderId);
  };
  const noteRecord = (record: OrderRecord) => {
    const summary = summarize(record);
    summaries.set(record.orderId, summary);
    noteIds(summary);
    for (const { shipmentId } of record.shipments) holders.set(shipmentId, record.orderId);
  };
  for (const plan of landmarks.plans) noteIds(plan);
  for (const record of changed.values()) noteRecord(record);
  let sorted: readonly OrderSummary[] | null = null;
  return {
    summaries: () => {
      sorted ??= [...summaries.values()].sort((a, b) => b.createdAt - a.createdAt);
      return sorted;
    },
    summary: (orderId) => summaries.get(orderId) ?? null,
    record: (orderId) => changed.get(orderId) ?? make(orderId),
    holderOf: (id) => holders.get(id) ?? planned.holderOf(id) ?? '',
    put: (record) => {
      changed.set(record.orderId, record);
      noteRecord(record);
      sorted = null;
    },
  };
}
