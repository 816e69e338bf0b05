import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '#store/rootReducer.ts';
import type { BulkRun, RunStatus } from './bulkSlice.ts';

const ACTIVE: readonly RunStatus[] = ['starting', 'running', 'paused', 'stopping'];

/** The run is this tab's business now: closing the tab would interrupt it. */
export function isActive(run: BulkRun): boolean {
  return ACTIVE.includes(run.status);
}

/** No tab works on the run, so this one may look or send again. */
export function isFree(run: BulkRun): boolean {
  return !isActive(run) && run.status !== 'elsewhere' && run.status !== 'closing';
}

/** The runs this tab knows, in the order they were started. */
export const selectRuns: (state: RootState) => readonly BulkRun[] = createSelector(
  (state: RootState) => state.bulk.runs,
  (runs) => Object.values(runs).sort((a, b) => a.job.createdAt - b.job.createdAt),
);

/** The run for a selection that this tab is working on; there is one at a time. */
export function selectActiveRun(state: RootState): BulkRun | null {
  return selectRuns(state).find((run) => run.job.scope === 'selection' && isActive(run)) ?? null;
}

/** When a run that this tab knows placed the order, as a UTC instant; null where none did. */
export function selectReorderedAt({ bulk }: RootState, orderId: string): string | null {
  const steps = Object.values(bulk.runs).flatMap(({ units }) => units.flatMap((unit) => unit.steps));
  const sentAt = steps.find(({ created }) => created.includes(orderId))?.sentAt ?? null;
  return sentAt === null ? null : new Date(sentAt).toISOString();
}

export function selectShownRun(state: RootState): BulkRun | null {
  const { runs, shownJobId } = state.bulk;
  return (shownJobId !== null && runs[shownJobId]) || null;
}
