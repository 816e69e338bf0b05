import type { RunOrder } from '#domain/bulk/bulkJob.ts';
import { createdOrderIds, isRunDeletable } from '#domain/bulk/bulkResults.ts';
import { type SentWrite, writeKey } from '#domain/writes/sentWrite.ts';
import type { Journal } from '#sagas/writes/intentSupport.ts';
import { NEVER } from './bulkModelPlatform.ts';
import type { ModelWorld, Session } from './bulkModelWorld.ts';

function forgetRuns(world: ModelWorld, time: number): void {
  for (const [jobId, run] of [...world.jobs].filter(([, known]) =>
    isRunDeletable(known, time, known.job.sub),
  )) {
    world.jobs.delete(jobId);
    world.forgotten.push(
      ...run.runOrders.map((runOrder) => ({
        originalId: runOrder.orderId,
        orderIds: createdOrderIds(runOrder),
      })),
    );
  }
}

function forgetWrites(world: ModelWorld, time: number): void {
  for (const [key, { state, sentAt, orderId }] of world.writes) {
    if (state !== 'done' || sentAt >= time) continue;
    world.writes.delete(key);
    world.forgotten.push({ originalId: orderId, orderIds: [] });
  }
}

/** The journal as one tab reaches it: a write that the tab's death interrupts is not stored. */
export function modelJournal(world: ModelWorld, session: Session): Journal {
  const commit = async (apply: () => void): Promise<void> => {
    if (session.isDead) return NEVER;
    await session.diskTurn();
    if (session.isDead) return NEVER;
    apply();
  };
  const put = (runOrder: RunOrder) => {
    const run = world.jobs.get(runOrder.jobId);
    if (run) run.runOrders[runOrder.index] = runOrder;
  };
  return {
    create: (run) => commit(() => world.jobs.set(run.job.jobId, { ...run, runOrders: [...run.runOrders] })),
    save: (runOrder) => commit(() => put(runOrder)),
    saveAll: (runOrders) => commit(() => runOrders.forEach(put)),
    saveJob: async (job) => {
      const run = world.jobs.get(job.jobId);
      if (run) run.job = job;
    },
    load: async (jobId) => {
      const run = world.jobs.get(jobId);
      return run ? { job: run.job, runOrders: [...run.runOrders] } : null;
    },
    openJobs: async () => [],
    closedRuns: async () => [],
    forgetBefore: async (time) => {
      forgetRuns(world, time);
      forgetWrites(world, time);
    },
    intentsOn: async (_sub, orderIds) => {
      if (session.isDead) return NEVER;
      await session.diskTurn();
      const runOrders = [...world.jobs.values()].flatMap((run) =>
        run.runOrders.map((runOrder) => ({ job: run.job, runOrder })),
      );
      return {
        runOrders: runOrders.filter(({ runOrder }) => orderIds.includes(runOrder.orderId)),
        writes: [...world.writes.values()].filter(({ orderId }) => orderIds.includes(orderId)),
      };
    },
    saveWrite: (write) => commit(() => world.writes.set(writeKey(write), write)),
    removeWrite: (write) => commit(() => world.writes.delete(writeKey(write))),
    closeCheckedWrite: async (checked, after) => {
      let stored: SentWrite | undefined;
      await commit(() => {
        stored = world.writes.get(writeKey(checked));
        if (stored?.sentAt !== checked.sentAt) return;
        world.writes.delete(writeKey(checked));
        if (after) world.writes.set(writeKey(after), after);
      });
      if (!stored) return 'gone';
      return stored.sentAt === checked.sentAt ? 'closed' : 'newer';
    },
    writesOf: async () => [...world.writes.values()],
  };
}
