import { QUEUE_FIGURES_KEPT_MS } from '#domain/limits.ts';
import { type QueueTileFigures, toTile } from '#domain/results/queue.ts';
import { DEFAULT_CRITERIA, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { isFresh } from '#domain/time/freshness.ts';
import { HOUR_MS, toIso } from '#domain/time/time.ts';
import { all, context, put, type Saga, select } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { readCurrentTime } from '#sagas/core/readCurrentTime.ts';
import { readInCountQueue } from '#sagas/core/readQueue.ts';
import { untilLoaded } from '#sagas/core/untilLoaded.ts';
import { countInRange } from '#sagas/search/counts.ts';
import { currentRange } from '#sagas/search/currentRange.ts';
import { loadPermissions } from '#store/console/referenceOperations.ts';
import { selectLatestResult } from '#store/operation.ts';
import { ordersRefreshed } from '#store/order/orderOperations.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { lastHandledAt } from '#store/results/handledOrdersSlice.ts';
import { loadOrderTrend, loadQueueTile } from '#store/results/resultOperations.ts';

/**
 * Whether the tile's figures are recent, from after the last write of this tab (R468), and of the same day in the
 * same time zone, because a missed promise counts in calendar days (R646).
 */
function areFiguresRecent({ loadedAt }: QueueTileFigures, current: CurrentTime, writtenAt: number): boolean {
  const { epochMs, timezone, today } = loadedAt;
  const isOfSameDay = timezone === current.timezone && today === current.today;
  return isOfSameDay && epochMs > writtenAt && isFresh(epochMs, current.epochMs, QUEUE_FIGURES_KEPT_MS);
}

/**
 * Reads the tile of a search: the first page, sorted by promise date. A tile that has figures reads only the
 * count while they are recent and the count is the same, because a page of a hundred orders is two megabytes.
 */
function* readTile(criteria: SearchCriteria): Saga<QueueTileFigures> {
  const current = yield* readCurrentTime();
  const range = yield* currentRange(criteria);
  const before = yield* select((state) =>
    selectLatestResult(state, loadQueueTile, loadQueueTile.subjectOf(criteria)),
  );
  if (before && areFiguresRecent(before, current, yield* select(lastHandledAt))) {
    const total = yield* countInRange(criteria, range);
    if (total === before.total) return before;
  }
  const first: SearchCriteria = { ...criteria, page: 1, sortField: 'promiseDate', sortOrder: 'ascending' };
  const page = yield* readInCountQueue((platform, signal) =>
    platform.orderManager.search({ criteria: first, range }, { signal }),
  );
  yield* put(ordersRefreshed(page.orders));
  yield* untilLoaded(loadPermissions);
  return toTile(page, current, yield* select(selectPermissions));
}

const TREND_STEP_MS = 3 * HOUR_MS;
const TREND_STEPS = 8;

/** Counts the orders created in each three-hour period of the last day, oldest first. */
function* readTrend(): Saga<number[]> {
  const clock = yield* context('clock');
  const now = clock.now();
  const steps = Array.from({ length: TREND_STEPS }, (_, step) => now - (TREND_STEPS - step) * TREND_STEP_MS);
  return yield* all(
    steps.map((start) =>
      // Both ends are inclusive, so the start is moved by 1 ms: an order on the boundary belongs only to the
      // earlier period.
      countInRange(DEFAULT_CRITERIA, { start: toIso(start + 1), end: toIso(start + TREND_STEP_MS) }),
    ),
  );
}

export const queueSagas = [operate(loadQueueTile, readTile), operate(loadOrderTrend, readTrend)];
