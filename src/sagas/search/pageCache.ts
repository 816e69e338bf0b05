import { isAnyOf } from '@reduxjs/toolkit';
import type { Platform } from '#api/platform.ts';
import { SHARED_PAGES_MAX_AGE_MS } from '#domain/limits.ts';
import { type OrderSearch, type SearchPage, searchKey } from '#domain/search/orderSearch.ts';
import { isFresh } from '#domain/time/freshness.ts';
import { context, put, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { mayHaveChangedOrder } from '#sagas/writes/reloadAfterChange.ts';
import { runCommandGiven, runEnded, runReleased, runRequested } from '#store/bulk/bulkSlice.ts';
import { selectOperation } from '#store/operation.ts';
import { loadOrder, orderOpened } from '#store/order/orderOperations.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { loadBreakdown } from '#store/results/resultOperations.ts';
import { runSearch } from '#store/search/searchOperations.ts';

/** All pages of one search. They are kept only if its results did not change while the pages were read. */
interface KeptPages {
  /** The key of the search for the first page. */
  key: string;
  /** The time of the request for the first page, in epoch milliseconds. */
  readAt: number;
  pages: ReadonlyMap<number, SearchPage>;
}

/** The pages read last, by platform. They are not in the store, because they contain too many orders. */
const lastRead = new WeakMap<Platform, KeptPages>();
/** By platform: pages that were requested at or before this time, in epoch milliseconds, are outdated. */
const outdatedAt = new WeakMap<Platform, number>();

/** Replaces the kept pages with those of this search, unless the new ones are already outdated. */
export function* writePageCache(search: OrderSearch, readAt: number, pages: KeptPages['pages']): Saga {
  const platform = yield* context('platform');
  const isOutdated = readAt <= (outdatedAt.get(platform) ?? Number.NEGATIVE_INFINITY);
  if (!isOutdated) lastRead.set(platform, { key: searchKey(search), readAt, pages });
}

/** The pages of exactly this search if they were requested less than a minute ago, otherwise null. */
export function* readPageCache(search: OrderSearch): Saga<KeptPages | null> {
  const platform = yield* context('platform');
  const clock = yield* context('clock');
  const kept = lastRead.get(platform);
  const isKept =
    kept?.key === searchKey(search) && isFresh(kept.readAt, clock.now(), SHARED_PAGES_MAX_AGE_MS);
  return kept && isKept ? kept : null;
}

function isReloadedForUser(action: unknown): action is ReturnType<typeof loadOrder.requested> {
  return loadOrder.requested.match(action) && !action.payload.params.isInAdvance;
}

/**
 * The actions after which the kept pages may be outdated or belong to another user. An order that the console
 * reads in advance or for its row is not one of them, because resting on a row would discard the pages.
 */
const isOutdating = isAnyOf(
  signedOut,
  runSearch.succeeded,
  orderOpened,
  isReloadedForUser,
  mayHaveChangedOrder,
  runRequested,
  runCommandGiven,
  runEnded,
  runReleased,
);

function* forget(): Saga {
  const platform = yield* context('platform');
  const clock = yield* context('clock');
  lastRead.delete(platform);
  outdatedAt.set(platform, clock.now());
  const breakdown = yield* select((state) => selectOperation(state, loadBreakdown, ''));
  if (breakdown.status === 'succeeded') yield* put(loadBreakdown.dismissed(''));
}

/** Discards the pages, and the breakdown counted from them, when they may be outdated (R92). */
export function* watchPageCache(): Saga {
  yield* takeEvery({ match: isOutdating }, forget);
}
