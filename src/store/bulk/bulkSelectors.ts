import { createSelector } from '@reduxjs/toolkit';
import { toIso } from '#domain/time/time.ts';
import type { RootState } from '#store/rootReducer.ts';
import type { BulkRun } from './bulkSlice.ts';
import { isRunActive } from './runStatus.ts';

/** The runs in the store, oldest first. */
export const selectRuns: (state: RootState) => readonly BulkRun[] = createSelector(
  (state: RootState) => state.bulk.runs,
  (runs) => Object.values(runs).sort((a, b) => a.job.createdAt - b.job.createdAt),
);

/** The active run for a selection in this tab; null if there is none. There is at most one. */
export function selectActiveRun(state: RootState): BulkRun | null {
  return selectRuns(state).find((run) => run.job.scope === 'selection' && isRunActive(run)) ?? null;
}

/** The time at which a run in the store placed the order, as a UTC instant; null if none did. */
export function selectPlacedAt({ bulk }: RootState, orderId: string): string | null {
  const steps = Object.values(bulk.runs).flatMap(({ runOrders }) =>
    runOrders.flatMap((runOrder) => runOrder.steps),
  );
  const sentAt = steps.find(({ created }) => created.includes(orderId))?.sentAt ?? null;
  return sentAt === null ? null : toIso(sentAt);
}

export function selectShownRun(state: RootState): BulkRun | null {
  const { runs, shownJobId } = state.bulk;
  return (shownJobId !== null && runs[shownJobId]) || null;
}
