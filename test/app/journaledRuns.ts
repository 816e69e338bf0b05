import { createJournal } from '#app/storage/journal.ts';
import type { BulkJob, JournaledRun, StepState } from '#domain/bulk/bulkJob.ts';
import { planRun } from '#domain/bulk/bulkPlan.ts';
import { mapSteps } from '#domain/bulk/stepTransitions.ts';
import { anOrder } from '#test/domainBuilders.ts';
import { memoryJournal } from '#test/memoryIntentSupport.ts';
import { WITH_REMEDIATION } from '#test/runOrders.ts';

/** The names of both journals, and the functions that create them. */
export const JOURNALS = [
  ['in the browser', createJournal],
  ['in memory, as tests use it', memoryJournal],
] as const;

const EVERYTHING = ['read:order', 'create:order', 'remediate:order'];

let serial = 0;

export function aRun(
  over: Partial<BulkJob> = {},
  orders = [anOrder(), anOrder({ orderId: 'order-2' })],
): JournaledRun {
  serial += 1;
  const jobId = over.jobId ?? `job-${serial}`;
  const { runOrders, skipped } = planRun('reorder', orders, {
    permissions: { merchants: [{ identifier: '*', permissions: EVERYTHING }], fulfillers: [], groups: [] },
    options: WITH_REMEDIATION,
    jobId,
    newId: () => crypto.randomUUID(),
    now: 0,
  });
  const job: BulkJob = {
    jobId,
    sub: `auth0|${serial}`,
    verb: 'reorder',
    scope: 'selection',
    createdAt: 1_000,
    today: '2026-11-20',
    options: WITH_REMEDIATION,
    skipped,
    isClosed: false,
    ...over,
  };
  return { job, runOrders };
}

export function withStates(
  { job, runOrders }: JournaledRun,
  state: StepState,
  sentAt: number | null = null,
): JournaledRun {
  return {
    job,
    runOrders: runOrders.map((runOrder) => mapSteps(runOrder, (step) => ({ ...step, state, sentAt }))),
  };
}
