import * as v from 'valibot';
import type { Handled } from '#store/triageSlice.ts';
import { readStored } from './storage.ts';

/** As many orders are kept over a reload, the last ones that were handled. */
const HANDLED_KEPT = 5_000;

const HANDLED = v.array(
  v.object({
    orderId: v.string(),
    outcome: v.picklist(['done', 'partly', 'failed', 'unknown']),
    at: v.number(),
  }),
);

export function handledKey(sub: string): string {
  return `console.handled:${sub}`;
}

/** The stored list: the last outcome of each order. */
export function keptHandled(handled: readonly Handled[]): Handled[] {
  const last = new Map(handled.map((one) => [one.orderId, one]));
  return handled.filter((one) => last.get(one.orderId) === one).slice(-HANDLED_KEPT);
}

/** The orders that were handled in this tab before it was reloaded (R101). */
export function recallHandled(storage: Storage, sub: string): Handled[] {
  const parsed = v.safeParse(HANDLED, readStored(storage, handledKey(sub)));
  return parsed.success ? parsed.output : [];
}
