import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { type ByKey, byKey, entriesOf, hasKey, lookUp, withEntry, withNewest } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { LOADED_ORDERS_KEPT } from '#domain/limits.ts';
import type { Order } from '#domain/order/order.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { loadNeighborPage, runSearch } from '#store/search/searchOperations.ts';
import {
  type ItemsLoadResult,
  loadItems,
  loadOrder,
  type OrderLoadResult,
  orderLoadedWithoutItems,
  orderLoadedWithoutRequest,
  orderOpened,
  ordersRefreshed,
} from './orderOperations.ts';

/**
 * The last result of loading an order that the user has opened or that the console has prefetched. It is
 * shown immediately when the user opens the order, and refreshed in the background.
 */
interface LoadedOrder {
  found: OrderLoadResult;
  /** Epoch milliseconds. */
  receivedAt: number;
}

export interface OrdersState {
  loaded: ByKey<LoadedOrder>;
  /** IDs of the orders that the user has opened, latest first. */
  opened: readonly string[];
  /**
   * Orders of the last results, and orders whose items have not arrived yet. They contain enough for the
   * header and the summary.
   */
  previews: ByKey<Order>;
  /**
   * When an order was last requested, in epoch milliseconds. Dependent data from before that time is
   * reloaded.
   */
  requestedAt: ByKey<number>;
}

/**
 * The maximum number of stored previews: enough for a few pages of results and the orders opened from them,
 * so that memory use stays bounded over a long workday.
 */
const PREVIEWS_KEPT = 400;

const initialState: OrdersState = { loaded: {}, opened: [], previews: {}, requestedAt: {} };

function knownItems(state: OrdersState, orderId: string): Item[] {
  const found = lookUp(state.loaded, orderId)?.found;
  return found?.kind === 'order' ? found.order.items : (lookUp(state.previews, orderId)?.items ?? []);
}

/** The loaded items, followed by the known items that could not be loaded this time. */
function withKnownItems(state: OrdersState, orderId: string, { items, failure }: ItemsLoadResult): Item[] {
  if (failure === null) return items;
  const came = new Set(items.map(({ itemId }) => itemId));
  return [...items, ...knownItems(state, orderId).filter(({ itemId }) => !came.has(itemId))];
}

function withItems(state: OrdersState, orderId: string, found: OrderLoadResult): OrderLoadResult {
  if (found.kind !== 'order' || found.itemsFailure === null) return found;
  const items = withKnownItems(state, orderId, { items: found.order.items, failure: found.itemsFailure });
  return { ...found, order: { ...found.order, items } };
}

function withLatest(opened: readonly string[], orderId: string): readonly string[] {
  return [orderId, ...opened.filter((id) => id !== orderId)].slice(0, LOADED_ORDERS_KEPT);
}

function withPreviews(state: OrdersState, orders: readonly Order[]): OrdersState {
  const fresh = byKey(orders.map((order) => [order.orderId, order]));
  const others = entriesOf(state.previews).filter(([orderId]) => !hasKey(fresh, orderId));
  return { ...state, previews: byKey([...others, ...entriesOf(fresh)].slice(-PREVIEWS_KEPT)) };
}

const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(orderOpened, (state, { payload }) => ({
        ...state,
        opened: withLatest(state.opened, payload.orderId),
      }))
      .addCase(orderLoadedWithoutItems, (state, { payload: head }) =>
        withPreviews(state, [{ ...head, items: knownItems(state, head.orderId) }]),
      )
      .addCase(ordersRefreshed, (state, { payload }) =>
        withPreviews(
          state,
          payload.filter(({ orderId }) => hasKey(state.previews, orderId)),
        ),
      )
      .addCase(loadOrder.requested, (state, { meta }) => ({
        ...state,
        requestedAt: withNewest(state.requestedAt, meta.subject, meta.at, LOADED_ORDERS_KEPT),
      }))
      .addCase(loadItems.succeeded, (state, { payload, meta }) => {
        const loaded = lookUp(state.loaded, meta.subject);
        if (loaded?.found.kind !== 'order') return state;
        const items = withKnownItems(state, meta.subject, payload.result);
        const order = { ...loaded.found.order, items };
        const found = { ...loaded.found, order, itemsFailure: payload.result.failure };
        return { ...state, loaded: withEntry(state.loaded, meta.subject, { ...loaded, found }) };
      })
      .addCase(runSearch.succeeded, (state, { payload }) =>
        withPreviews({ ...state, previews: {} }, payload.result.orders),
      )
      .addCase(loadNeighborPage.succeeded, (state, { payload }) => withPreviews(state, payload.result))
      .addMatcher(isAnyOf(loadOrder.succeeded, orderLoadedWithoutRequest), (state, { payload, meta }) => {
        const found = withItems(state, meta.subject, payload.result);
        return {
          ...state,
          loaded: withNewest(state.loaded, meta.subject, { found, receivedAt: meta.at }, LOADED_ORDERS_KEPT),
        };
      });
  },
});

export const ordersReducer = ordersSlice.reducer;
