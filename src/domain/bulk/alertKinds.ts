import { valueCounts } from '#domain/lists.ts';
import type { Filters } from '#domain/search/searchCriteria.ts';
import { ROUTING_SUSPENDED } from '#domain/statusNames.ts';
import type { JournaledRun, RunOrder, SkippedOrder, StepState } from './bulkJob.ts';
import type { PlannedRow } from './plannedRows.ts';

/** A kind of alert: the raw name of its status, and the number of alerts. */
export interface AlertKind {
  status: string;
  count: number;
}

/** The alerts to clear by kind, the most frequent kind first. With `state`, only those in this state. */
export function alertKinds(runOrders: readonly RunOrder[], state: StepState | null = null): AlertKind[] {
  const steps = runOrders
    .flatMap((runOrder) => runOrder.steps)
    .filter((step) => step.kind === 'clearAlert' && (state === null || step.state === state));
  const counts = valueCounts(steps.map(({ status }) => status));
  return counts.map(({ value, count }) => ({ status: value, count }));
}

/** R150: the statuses whose alerts the search filters by; null if it does not filter by alerts. */
export function searchedAlerts({ errorStatuses, delayedStatuses }: Filters): string[] | null {
  if (errorStatuses.length + delayedStatuses.length === 0) return null;
  return [...errorStatuses, ...delayedStatuses].map((name) =>
    name === ROUTING_SUSPENDED ? 'suspended' : name,
  );
}

interface AlertPlan {
  run: JournaledRun;
  rows: readonly PlannedRow[];
}

/** R150: the plan that clears only alerts of these statuses, and skips orders without such alerts. */
export function withOnlyAlertKinds<T extends AlertPlan>(plan: T, chosen: readonly string[]): T {
  const { job } = plan.run;
  const runOrders: RunOrder[] = [];
  const skipped: SkippedOrder[] = [];
  const counts = new Map<string, number>();
  for (const runOrder of plan.run.runOrders) {
    const steps = runOrder.steps.filter(
      ({ kind, status }) => kind !== 'clearAlert' || chosen.includes(status),
    );
    counts.set(runOrder.orderId, steps.length);
    if (steps.length > 0) runOrders.push({ ...runOrder, index: runOrders.length, steps });
    else skipped.push({ orderId: runOrder.orderId, reason: 'kindNotChosen' });
  }
  return {
    ...plan,
    run: { job: { ...job, skipped: [...job.skipped, ...skipped] }, runOrders },
    rows: plan.rows.map((row) => ({ ...row, alerts: counts.get(row.orderId) ?? row.alerts })),
  };
}
