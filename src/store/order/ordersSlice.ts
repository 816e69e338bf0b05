import { createSlice } from '@reduxjs/toolkit';
import { type ByKey, byKey, lookUp, withEntry, withNewest } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { SEEN_ORDERS_KEPT } from '#domain/limits.ts';
import type { Order } from '#domain/order/order.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { loadNeighborPage, runSearch } from '#store/search/searchOperations.ts';
import {
  ensureOrderLoaded,
  type ItemsLoadResult,
  loadItems,
  loadOrder,
  type OrderLoadResult,
  orderHeadArrived,
} from './orderOperations.ts';

/**
 * An order that was opened or read ahead. It is shown immediately when it is opened, and refreshed in the
 * background.
 */
export interface SeenOrder {
  found: OrderLoadResult;
  /** Epoch milliseconds. */
  receivedAt: number;
}

export interface OrdersState {
  seen: ByKey<SeenOrder>;
  /** IDs of the orders that the user has opened, latest first. */
  opened: readonly string[];
  /**
   * Orders of the last results, and orders whose items have not arrived yet. They contain enough for the
   * header and the summary.
   */
  previews: ByKey<Order>;
  /**
   * The time at which an order was last requested (epoch milliseconds). Dependent data from before that time
   * is reloaded.
   */
  askedAt: ByKey<number>;
}

/**
 * The maximum number of stored previews: enough for a few pages of results and the orders opened from them,
 * so that memory use stays bounded over a long workday.
 */
const PREVIEWS_KEPT = 400;

const initialState: OrdersState = { seen: {}, opened: [], previews: {}, askedAt: {} };

function knownItems(state: OrdersState, orderId: string): Item[] {
  const found = lookUp(state.seen, orderId)?.found;
  return found?.kind === 'order' ? found.order.items : (lookUp(state.previews, orderId)?.items ?? []);
}

/** The loaded items, followed by the known items that could not be loaded this time. */
function withKnownItems(state: OrdersState, orderId: string, { items, failure }: ItemsLoadResult): Item[] {
  if (failure === null) return items;
  const came = new Set(items.map(({ itemId }) => itemId));
  return [...items, ...knownItems(state, orderId).filter(({ itemId }) => !came.has(itemId))];
}

function withItems(state: OrdersState, orderId: string, found: OrderLoadResult): OrderLoadResult {
  if (found.kind !== 'order') return found;
  const items = withKnownItems(state, orderId, { items: found.order.items, failure: found.itemsFailure });
  return { ...found, order: { ...found.order, items } };
}

function withLatest(opened: readonly string[], orderId: string): readonly string[] {
  return [orderId, ...opened.filter((id) => id !== orderId)].slice(0, SEEN_ORDERS_KEPT);
}

function byId(orders: readonly Order[]): ByKey<Order> {
  return byKey(orders.map((order) => [order.orderId, order]));
}

const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(ensureOrderLoaded, (state, { payload: { orderId, isAhead } }) =>
        isAhead ? state : { ...state, opened: withLatest(state.opened, orderId) },
      )
      .addCase(orderHeadArrived, (state, { payload: head }) => ({
        ...state,
        previews: withNewest(
          state.previews,
          head.orderId,
          { ...head, items: knownItems(state, head.orderId) },
          PREVIEWS_KEPT,
        ),
      }))
      .addMatcher(loadOrder.requested.match, (state, { meta }) => ({
        ...state,
        askedAt: withNewest(state.askedAt, meta.subject, meta.at, SEEN_ORDERS_KEPT),
      }))
      .addMatcher(loadOrder.succeeded.match, (state, { payload, meta }) => {
        const found = withItems(state, meta.subject, payload.result);
        return {
          ...state,
          seen: withNewest(state.seen, meta.subject, { found, receivedAt: meta.at }, SEEN_ORDERS_KEPT),
        };
      })
      .addMatcher(loadItems.succeeded.match, (state, { payload, meta }) => {
        const seen = lookUp(state.seen, meta.subject);
        if (seen?.found.kind !== 'order') return state;
        const items = withKnownItems(state, meta.subject, payload.result);
        const order = { ...seen.found.order, items };
        const found = { ...seen.found, order, itemsFailure: payload.result.failure };
        return { ...state, seen: withEntry(state.seen, meta.subject, { ...seen, found }) };
      })
      .addMatcher(runSearch.succeeded.match, (state, { payload }) => ({
        ...state,
        previews: byId(payload.result.orders),
      }))
      .addMatcher(loadNeighborPage.succeeded.match, (state, { payload }) => ({
        ...state,
        previews: { ...state.previews, ...byId(payload.result) },
      }));
  },
});

export const ordersReducer = ordersSlice.reducer;
