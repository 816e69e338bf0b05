import * as v from 'valibot';
import { lastEntries } from '#store/results/handledOrdersSelectors.ts';
import type { HandledOrder } from '#store/results/handledOrdersSlice.ts';
import { keyOfUser, type RecalledPart } from './persistState.ts';

/** The maximum number of stored orders. The oldest ones are dropped. */
const HANDLED_KEPT = 5_000;

const Handled = v.array(
  v.object({
    orderId: v.string(),
    outcome: v.picklist(['done', 'partly', 'failed', 'unknown', 'duplicate']),
    at: v.number(),
    resultsAt: v.optional(v.number()),
  }),
);

/** The last outcome of each order that the user handled in this tab, kept across reloads (R101). */
export const HANDLED_ORDERS: RecalledPart<readonly HandledOrder[], HandledOrder[]> = {
  keyOf: keyOfUser('handled'),
  storages: ['session'],
  select: (state) => state.handledOrders.handled,
  toStored: (handled) => lastEntries(handled).slice(-HANDLED_KEPT),
  recall: (stored) => (v.is(Handled, stored) ? stored : null),
};
