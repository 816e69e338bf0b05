import type { Platform } from './generate/placement.ts';
import type { OrderPlan } from './generate/plan.ts';
import type { OrderRecord } from './records.ts';

export function landmarkOrders(
  _platform: Platform,
  _now: number,
): { plans: OrderPlan[]; records: OrderRecord[] } {
  return { plans: [], records: [] };
}
