import * as v from 'valibot';
import type { HandledOrder } from '#store/results/triageSlice.ts';
import { handledOrdersKey } from './handledOrders.ts';
import { readStored } from './storage.ts';

const HANDLED = v.array(
  v.object({
    orderId: v.string(),
    outcome: v.picklist(['done', 'partly', 'failed', 'unknown']),
    at: v.number(),
  }),
);

/** The orders that the user handled in this tab before it was reloaded (R101). */
export function recallHandledOrders(storage: Storage, sub: string): HandledOrder[] {
  const parsed = v.safeParse(HANDLED, readStored(storage, handledOrdersKey(sub)));
  return parsed.success ? parsed.output : [];
}
