import { shareStructure } from '#domain/console/shareStructure.ts';
import { isForbidden } from '#domain/failure.ts';
import { ORDER_FRESH_MS } from '#domain/limits.ts';
import type { MerchantOrder } from '#domain/order/merchantOrder.ts';
import { type Order, withOrderIds } from '#domain/order/order.ts';
import { readsOnlyAsFulfiller } from '#domain/permissions.ts';
import { isSameId } from '#domain/sameId.ts';
import { isFresh } from '#domain/time/freshness.ts';
import { all, context, put, readPlatform, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { operateRead } from '#sagas/core/operateRead.ts';
import { type SettledResult, settle, toFailure } from '#sagas/core/settle.ts';
import { withSharedStructure } from '#sagas/core/withSharedStructure.ts';
import { loadPermissions } from '#store/console/referenceOperations.ts';
import { selectLatestResult, selectOperation } from '#store/operation.ts';
import {
  type ItemsLoadResult,
  loadClaims,
  loadComplaints,
  loadItems,
  loadOrder,
  type OrderLoadResult,
  type OrderWithItems,
  orderLoadedWithoutItems,
  orderLoadedWithoutRequest,
  orderOpened,
  orderPrefetched,
} from '#store/order/orderOperations.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';

function valueOrThrow<T>(settled: SettledResult<T>): T {
  if ('failure' in settled) throw settled.error;
  return settled.value;
}

/**
 * Combines the responses of both order services as docs/rules/order.md defines; null if neither has the
 * order. The data of order-request is omitted if that call failed.
 */
function combine(
  read: SettledResult<OrderWithItems | null>,
  request: SettledResult<MerchantOrder | null>,
): OrderLoadResult | null {
  if ('failure' in read && isForbidden(read.failure)) return { kind: 'forbidden' };
  const found = valueOrThrow(read);
  if (found) return { kind: 'order', ...found, request: 'value' in request ? request.value : null };
  const placed = valueOrThrow(request);
  return placed && { kind: 'merchantOnly', request: placed };
}

/**
 * Reads the order without its items and dispatches it immediately, because items may take longer. R641: it
 * keeps the spelling of its ID, under which the store and the journal have its data.
 */
function* readHead(orderId: string): Saga<SettledResult<Order | null>> {
  const settled = yield* readPlatform(({ orderService }, signal) =>
    settle(orderService.order(orderId, { signal })),
  );
  if ('failure' in settled || !settled.value) return settled;
  const { value } = settled;
  const head = isSameId(value.orderId, orderId) ? { ...value, orderId } : value;
  yield* put(orderLoadedWithoutItems(head));
  return { value: head };
}

function readRequest(orderId: string): Saga<SettledResult<MerchantOrder | null>> {
  return readPlatform(({ orderRequest }, signal) => settle(orderRequest.placedOrder(orderId, { signal })));
}

function* readItems(orderId: string): Saga<SettledResult<ItemsLoadResult>> {
  const settled = yield* readPlatform(({ itemService }, signal) =>
    settle(itemService.readableItems(orderId, { signal })),
  );
  if ('failure' in settled) return settled;
  const { entries, error } = settled.value;
  return { value: { items: entries, failure: error === null ? null : toFailure(error) } };
}

/** Reads the order with its items and dispatches it immediately, because order-request may take longer. */
function* readOrder(orderId: string): Saga<SettledResult<OrderWithItems | null>> {
  const [head, items] = yield* all([readHead(orderId), readItems(orderId)]);
  if ('failure' in head) return head;
  if (!head.value) return { value: null };
  const last = yield* select((state) => selectOrderLoadResult(state, orderId));
  const known = last?.kind === 'order' ? last : null;
  const order = {
    ...head.value,
    items: 'value' in items ? withOrderIds(head.value, items.value.items) : [],
  };
  const found: OrderWithItems = {
    // Shared and frozen like the results of operations (withSharedStructure, createOperation).
    order: Object.freeze(shareStructure(known?.order, order)),
    itemsFailure: 'value' in items ? items.value.failure : items.failure,
  };
  const request = known?.request ?? null;
  yield* put(orderLoadedWithoutRequest(orderId, { kind: 'order', ...found, request }));
  return { value: found };
}

/** Users also paste item IDs. Finds the item's order; a failed request counts as not found. */
function* findByItem(itemId: string): Saga<OrderLoadResult> {
  const found = yield* readPlatform(({ itemService }, signal) =>
    settle(itemService.item(itemId, { signal })),
  );
  const item = 'value' in found ? found.value : null;
  if (!item || item.orderId === '' || item.orderId === itemId) return { kind: 'notFound' };
  return { kind: 'item', orderId: item.orderId, itemId: item.itemId };
}

/** Reads the merchant's order; null without asking if order-request refuses every order of the user (R420). */
function* readRequestUnlessRefused(orderId: string): Saga<SettledResult<MerchantOrder | null> | null> {
  const permissions = yield* select((state) => selectLatestResult(state, loadPermissions));
  const isRefused = permissions !== null && readsOnlyAsFulfiller(permissions);
  return isRefused ? null : yield* readRequest(orderId);
}

/**
 * Reads the order from the order service, the merchant's order and the items in parallel. If neither service
 * has the order, looks for an item with this ID. R420: for a user who reads only as a fulfiller, the merchant's
 * order matters only if the order service does not have the order.
 */
function* fetchOrder({ orderId }: { orderId: string }): Saga<OrderLoadResult> {
  const [order, placed] = yield* all([readOrder(orderId), readRequestUnlessRefused(orderId)]);
  const isMissing = 'value' in order && order.value === null;
  const request = placed ?? (isMissing ? yield* readRequest(orderId) : { value: null });
  return combine(order, request) ?? (yield* findByItem(orderId));
}

function* fetchItems({ orderId }: { orderId: string }): Saga<ItemsLoadResult> {
  const result = valueOrThrow(yield* readItems(orderId));
  const loadResult = yield* select((state) => selectOrderLoadResult(state, orderId));
  if (loadResult?.kind !== 'order') return result;
  return { ...result, items: withOrderIds(loadResult.order, result.items) };
}

/** Reads the order unless it is being read or was just read. Older data is shown meanwhile. */
function* loadUnlessFresh(action: ReturnType<typeof orderOpened | typeof orderPrefetched>): Saga {
  const { orderId } = action.payload;
  const clock = yield* context('clock');
  const loading = yield* select((state) => selectOperation(state, loadOrder, orderId));
  if (loading.status === 'running') return;
  if (loading.status === 'succeeded' && isFresh(loading.at, clock.now(), ORDER_FRESH_MS)) return;
  yield* put(loadOrder.requested({ orderId, isInAdvance: orderPrefetched.match(action) }));
}

/** A new read of an order includes its items. A slower retry of the items alone would replace them by older ones. */
function* stopReadingItems({ meta }: ReturnType<typeof loadOrder.requested>): Saga {
  yield* put(loadItems.abandoned(meta.subject));
}

function* watchOrderRequests(): Saga {
  yield* takeEvery(loadOrder.requested, stopReadingItems);
  yield* takeEvery(orderOpened, loadUnlessFresh);
  yield* takeEvery(orderPrefetched, loadUnlessFresh);
}

export const orderReadSagas: readonly (() => Saga)[] = [
  watchOrderRequests,
  operate(
    loadOrder,
    withSharedStructure((state, { orderId }) => selectOrderLoadResult(state, orderId), fetchOrder),
    'latest',
  ),
  operate(loadItems, fetchItems),
  operateRead(loadClaims, ({ claims }, { orderId }, options) => claims.claimsOfOrder(orderId, options)),
  operateRead(loadComplaints, ({ complaints }, { orderId }, options) =>
    complaints.complaintsOfOrder(orderId, options),
  ),
];
