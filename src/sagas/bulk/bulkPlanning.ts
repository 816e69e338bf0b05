import type { Platform } from '#api/platform.ts';
import type { ReorderOptions } from '#domain/actions/reorderPlan.ts';
import type { BulkJob, BulkVerb, JournaledRun } from '#domain/bulk/bulkJob.ts';
import { offersRemediation } from '#domain/bulk/bulkPermissions.ts';
import { createRunOrder, hasAllItems, planRun, reorderSteps } from '#domain/bulk/bulkPlan.ts';
import { bulkWarnings } from '#domain/bulk/bulkWarnings.ts';
import { earlierByOrder, withAcceptedIntents } from '#domain/bulk/earlierInPlan.ts';
import { plannedRows } from '#domain/bulk/plannedRows.ts';
import { BULK_CONCURRENCY, BULK_PAGE_CONCURRENCY, SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import { chunks } from '#domain/lists.ts';
import type { Order } from '#domain/order/order.ts';
import { all, call, context, put, type Saga, select } from '#sagas/core/effects.ts';
import { readCurrentTime } from '#sagas/core/readCurrentTime.ts';
import { createReadQueue } from '#sagas/core/readQueue.ts';
import { settle } from '#sagas/core/settle.ts';
import { ordersByIds } from '#sagas/search/ordersByIds.ts';
import { readIntents } from '#sagas/writes/readIntents.ts';
import type { BulkProposal, BulkRequest, reorderRequested } from '#store/bulk/bulkOperations.ts';
import { runRequested } from '#store/bulk/bulkSlice.ts';
import { progressReported } from '#store/console/progressSlice.ts';
import { selectPermissions, selectUserId } from '#store/people/userSelectors.ts';
import { selectSelection, selectShownSelection } from '#store/results/selectionSelectors.ts';
import { readEventsToResend } from './eventsToResend.ts';

const BACKGROUND = { lane: 'background' } as const;
/** Reads result pages, at most `BULK_PAGE_CONCURRENCY` at once (S9.4). */
const readInPageQueue = createReadQueue(BULK_PAGE_CONCURRENCY);
const readInItemQueue = createReadQueue(BULK_CONCURRENCY);
const readInEventQueue = createReadQueue(BULK_CONCURRENCY);

/** Reads the result pages after the current one (S2.63). Some orders may occur twice if results shift. */
function* fetchNextPages(count: number): Saga<Order[]> {
  const results = yield* select((state) => state.search.results);
  if (!results) return [];
  const { criteria, range } = results;
  const pages = Array.from({ length: count }, (_, index) => criteria.page + 1 + index);
  const found = yield* all(
    pages.map((page) =>
      readInPageQueue(({ orderManager }, signal) =>
        orderManager.search({ criteria: { ...criteria, page }, range }, { ...BACKGROUND, signal }),
      ),
    ),
  );
  return found.flatMap(({ orders }) => orders);
}

/** Reads the selected orders again, because rows can be old (R251); without unreadable orders. */
function* readCurrentOrders(selected: readonly Order[]): Saga<Order[]> {
  const orderIds = selected.map(({ orderId }) => orderId);
  const pages = chunks(orderIds, SEARCH_PAGE_SIZE);
  const found = yield* all(pages.map((ids) => ordersByIds(ids, readInPageQueue)));
  return found.flatMap((page) => ('value' in page ? page.value : []));
}

async function withAllItems(platform: Platform, order: Order, signal: AbortSignal): Promise<Order> {
  const items = await platform.itemService.itemsOfOrder(order.orderId, { ...BACKGROUND, signal });
  return { ...order, items };
}

/** The number of checked orders after which the dialog updates its progress. */
const PROGRESS_STEP = 20;

/** Returns a saga that counts a checked order. The dialog shows the count every `PROGRESS_STEP` orders. */
function countTo(total: number): () => Saga {
  let done = 0;
  return function* checked() {
    done += 1;
    if (done % PROGRESS_STEP === 0) {
      yield* put(progressReported({ planning: { done, total } }));
    }
  };
}

/** Adds the items that the search did not include, because all items of an order count (S5.19). */
function* complete(orders: readonly Order[]): Saga<Order[]> {
  const checked = countTo(orders.filter((order) => !hasAllItems(order)).length);
  const read = function* (order: Order): Saga<Order> {
    if (hasAllItems(order)) return order;
    const whole = yield* readInItemQueue((platform, signal) => withAllItems(platform, order, signal));
    yield* checked();
    return whole;
  };
  return yield* all(orders.map(read));
}

/**
 * The number of failed events that have a recipient, by order ID. An order whose events cannot be read is
 * omitted here and stays in the plan.
 */
function* countFailedEvents(orders: readonly Order[]): Saga<Map<string, number>> {
  const checked = countTo(orders.length);
  const mockUrl = yield* select((state) => state.configuration.mockCallbackUrl);
  const count = function* (order: Order): Saga<[string, number][]> {
    const found = yield* readInEventQueue((platform, signal) =>
      settle(readEventsToResend(platform, order, mockUrl, { ...BACKGROUND, signal })),
    );
    yield* checked();
    return 'value' in found ? [[order.orderId, found.value.length]] : [];
  };
  return new Map((yield* all(orders.map(count))).flat());
}

function* aJob(verb: BulkVerb, scope: BulkJob['scope'], options: ReorderOptions): Saga<BulkJob> {
  const ids = yield* context('ids');
  const sub = yield* select(selectUserId);
  const { epochMs, today, timezone } = yield* readCurrentTime();
  const { keepDates, newIdentifiers, unlink } = options;
  return {
    jobId: ids.next(),
    sub,
    verb,
    scope,
    createdAt: epochMs,
    today,
    timezone,
    options: { keepDates, newIdentifiers, unlink },
    skipped: [],
    isClosed: false,
  };
}

/**
 * Earlier intents for the planned orders, by order ID. Empty if the journal cannot be read, because the user
 * is told so when starting the run.
 */
function* readEarlier({ job, runOrders }: JournaledRun): Saga<BulkProposal['earlier']> {
  const { journal } = yield* context('intents');
  const locks = yield* context('locks');
  const orderIds = runOrders.map((runOrder) => runOrder.orderId);
  const found = yield* call(() => settle(readIntents({ journal, locks }, job.sub, orderIds)));
  return 'value' in found ? earlierByOrder(runOrders, found.value, job.createdAt) : {};
}

/** Plans the run for the user to confirm. All new identifiers are generated here, only once (R18). */
export function* proposeBulkRun({ verb, isOnlyShown, nextPages, options }: BulkRequest): Saga<BulkProposal> {
  const ids = yield* context('ids');
  const permissions = yield* select(selectPermissions);
  const selected = yield* select(isOnlyShown ? selectShownSelection : selectSelection);
  yield* put(progressReported({ planning: null }));
  const further = yield* fetchNextPages(nextPages);
  const current = yield* readCurrentOrders(selected);
  const each = new Map([...selected, ...current, ...further].map((order) => [order.orderId, order]));
  const orders = yield* complete([...each.values()]);
  const job = yield* aJob(verb, 'selection', options);
  const failedEvents = verb === 'resendEvents' ? yield* countFailedEvents(orders) : new Map();
  const { jobId, createdAt: now } = job;
  const plan = { permissions, options, failedEvents, jobId, newId: ids.next, now };
  const { runOrders, skipped } = planRun(verb, orders, plan);
  const included = new Set(runOrders.map((runOrder) => runOrder.orderId));
  const warnings = bulkWarnings(orders.filter((order) => included.has(order.orderId)));
  const run = { job: { ...job, skipped }, runOrders };
  const rows = plannedRows(runOrders, orders, plan);
  const isCancellationOffered =
    verb === 'reorder' && offersRemediation(permissions, yield* select(selectSelection), nextPages > 0);
  const cancelsOriginals = isCancellationOffered && options.cancelOriginals;
  return { run, warnings, rows, cancelsOriginals, earlier: yield* readEarlier(run) };
}

/** Starts the reorder of one order as a run, which survives a crash and is displayed like a bulk run. */
export function* startReorder({ payload }: ReturnType<typeof reorderRequested>): Saga {
  const { order, splitSize, options, remediation, accepted } = payload;
  const ids = yield* context('ids');
  const permissions = yield* select(selectPermissions);
  const job = yield* aJob('reorder', 'order', options);
  const bulkOptions = { ...options, ...remediation };
  const plan = { permissions, options: bulkOptions, jobId: job.jobId, newId: ids.next, now: job.createdAt };
  const runOrder = withAcceptedIntents(
    createRunOrder(order, 0, job.jobId, reorderSteps(order, splitSize, plan)),
    accepted,
  );
  yield* put(runRequested({ job, runOrders: [runOrder] }));
}
