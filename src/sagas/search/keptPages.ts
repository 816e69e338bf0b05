import type { Platform } from '#api/platform.ts';
import type { OrderSearchBody } from '#api/services/orderManager.ts';
import { PAGES_KEPT_MS } from '#domain/limits.ts';
import type { ExportedPage } from '#domain/results/exportPages.ts';
import { context, type Saga, takeEvery } from '#sagas/core/effects.ts';
import { runCommandGiven, runRequested } from '#store/bulk/bulkSlice.ts';
import { loadOrder, ordersRead } from '#store/order/orderOperations.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { runSearch } from '#store/search/searchOperations.ts';

/** All pages of one search, which did not change while they were read. */
interface KeptPages {
  /** The request for the first page. */
  key: string;
  /** Epoch milliseconds: when the first page was asked for. */
  readAt: number;
  pages: ReadonlyMap<number, ExportedPage>;
}

/** The pages that were read last, beside the platform that they came from: too many orders for the store. */
const lastRead = new WeakMap<Platform, KeptPages>();
/** Epoch milliseconds: pages that were asked for before are not kept. */
const outdatedAt = new WeakMap<Platform, number>();

/** Keeps the pages of a search, in place of those of the one before. */
export function* keepPages(body: OrderSearchBody, readAt: number, pages: KeptPages['pages']): Saga {
  const platform = yield* context('platform');
  const isOutdated = readAt <= (outdatedAt.get(platform) ?? Number.NEGATIVE_INFINITY);
  if (!isOutdated) lastRead.set(platform, { key: JSON.stringify(body), readAt, pages });
}

/** The pages of exactly this search if they were read less than a minute ago, or null. */
export function* keptPages(body: OrderSearchBody): Saga<KeptPages | null> {
  const platform = yield* context('platform');
  const clock = yield* context('clock');
  const kept = lastRead.get(platform);
  const isKept = kept?.key === JSON.stringify(body) && clock.now() - kept.readAt < PAGES_KEPT_MS;
  return kept && isKept ? kept : null;
}

/** From here on the kept pages may differ from what the list shows, or are another person's. */
function isOutdating(action: unknown): action is ReturnType<typeof signedOut> {
  return [
    signedOut,
    runSearch.succeeded,
    loadOrder.requested,
    ordersRead,
    runRequested,
    runCommandGiven,
  ].some(({ match }) => match(action));
}

function* forget(): Saga {
  const platform = yield* context('platform');
  const clock = yield* context('clock');
  lastRead.delete(platform);
  outdatedAt.set(platform, clock.now());
}

/** R92: forgets the pages after a new search, when an order was opened or changed, and after the sign-out. */
export function* watchKeptPages(): Saga {
  yield* takeEvery({ match: isOutdating }, forget);
}
