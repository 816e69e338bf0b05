import type { BulkJob, RunOrder } from '#domain/bulk/bulkJob.ts';
import { isRunDeletable } from '#domain/bulk/bulkResults.ts';
import { isSameId } from '#domain/sameId.ts';
import { isWriteDeletable, type SentWrite, writeKey } from '#domain/writes/sentWrite.ts';
import type { TabLocks } from '#sagas/core/context.ts';
import type { IntentSupport, Journal, JournalChange } from '#sagas/writes/intentSupport.ts';

function copy<T>(value: T): T {
  return structuredClone(value);
}

/** A journal that behaves like the real one, but stores its data in memory. */
export function memoryJournal(): Journal {
  const jobs = new Map<string, BulkJob>();
  const runOrders = new Map<string, RunOrder[]>();
  const writes = new Map<string, SentWrite>();
  const keyOf = (write: Pick<SentWrite, 'sub' | 'operation' | 'subject'>) =>
    `${write.sub} ${writeKey(write)}`;
  return {
    create: async ({ job, runOrders: all }) => {
      if (jobs.has(job.jobId)) throw new Error(`Run ${job.jobId} is there already`);
      jobs.set(job.jobId, copy(job));
      runOrders.set(job.jobId, copy(all));
    },
    save: async (runOrder) => {
      runOrders.get(runOrder.jobId)?.splice(runOrder.index, 1, copy(runOrder));
    },
    saveAll: async (all) => {
      for (const runOrder of all) runOrders.get(runOrder.jobId)?.splice(runOrder.index, 1, copy(runOrder));
    },
    saveJob: async (job) => {
      jobs.set(job.jobId, copy(job));
    },
    load: async (jobId) => {
      const job = jobs.get(jobId);
      return job ? copy({ job, runOrders: runOrders.get(jobId) ?? [] }) : null;
    },
    openJobs: async (sub) => {
      const mine = [...jobs.values()].filter((job) => job.sub === sub && !job.isClosed);
      return copy(mine).sort((a, b) => a.createdAt - b.createdAt);
    },
    closedRuns: async (sub) => {
      const mine = [...jobs.values()].filter((job) => job.sub === sub && job.isClosed && !job.isDiscarded);
      const closed = mine.map((job) => {
        const all = runOrders.get(job.jobId) ?? [];
        return { job, firstOrder: all[0] ?? null, orderCount: all.length };
      });
      return copy(closed).sort((a, b) => b.job.createdAt - a.job.createdAt);
    },
    forgetBefore: async (time, sub) => {
      const isOld = (job: BulkJob) =>
        isRunDeletable({ job, runOrders: runOrders.get(job.jobId) ?? [] }, time, sub);
      for (const { jobId } of [...jobs.values()].filter(isOld)) {
        jobs.delete(jobId);
        runOrders.delete(jobId);
      }
      for (const [key, write] of writes) if (isWriteDeletable(write, time, sub)) writes.delete(key);
    },
    intentsOn: async (sub, orderIds) => {
      const isNamed = ({ orderId }: { orderId: string }) => orderIds.some((id) => isSameId(id, orderId));
      return copy({
        runOrders: [...runOrders.values()].flat().flatMap((runOrder) => {
          const job = jobs.get(runOrder.jobId);
          return job?.sub === sub && isNamed(runOrder) ? [{ job, runOrder }] : [];
        }),
        writes: [...writes.values()].filter((write) => write.sub === sub && isNamed(write)),
      });
    },
    saveWrite: async (write) => {
      writes.set(keyOf(write), copy(write));
    },
    removeWrite: async (write) => {
      writes.delete(keyOf(write));
    },
    closeCheckedWrite: async (checked, after) => {
      const stored = writes.get(keyOf(checked));
      if (!stored) return 'gone';
      if (stored.sentAt !== checked.sentAt) return 'newer';
      writes.delete(keyOf(checked));
      if (after) writes.set(keyOf(after), copy(after));
      return 'closed';
    },
    writesOf: async (sub) => copy([...writes.values()].filter((write) => write.sub === sub)),
  };
}

/** Locks that the tabs of one browser share. */
export function memoryLocks(): TabLocks {
  const held = new Map<string, (() => void)[]>();
  const take = async (name: string) => {
    if (held.has(name)) return null;
    held.set(name, []);
    return () => {
      const waiting = held.get(name) ?? [];
      held.delete(name);
      for (const go of waiting) go();
    };
  };
  const whenFree = (name: string) =>
    new Promise<void>((resolve) => {
      const waiting = held.get(name);
      if (waiting) waiting.push(resolve);
      else resolve();
    });
  return {
    take,
    whenFree,
    exclusively: async (name, work) => {
      let release = await take(name);
      while (!release) {
        await whenFree(name);
        release = await take(name);
      }
      try {
        return await work();
      } finally {
        release();
      }
    },
    isTaken: async (name) => held.has(name),
    isAnyTaken: async (isNamedSo) => [...held.keys()].some(isNamedSo),
  };
}

export interface MemoryIntentSupport extends IntentSupport {
  locks: TabLocks;
}

/**
 * The support for runs and guarded writes with its locks, in memory. Pauses have no length, so that they do
 * not delay a test.
 */
export function memoryIntentSupport(): MemoryIntentSupport {
  return {
    journal: memoryJournal(),
    locks: memoryLocks(),
    sleep: () => new Promise((resolve) => setTimeout(resolve, 0)),
    isOnline: () => true,
    notifyTabs: () => undefined,
  };
}

/** A browser whose tabs share a journal and locks, and inform each other about changes. */
export interface MemoryBrowser {
  journal: Journal;
  /** Returns the support for a new tab. `hear` receives the changes of the other tabs. */
  openTab: (hear: (news: JournalChange) => void) => MemoryIntentSupport;
}

export function memoryBrowser(shared = memoryIntentSupport()): MemoryBrowser {
  const tabs = new Set<(news: JournalChange) => void>();
  return {
    journal: shared.journal,
    openTab: (hear) => {
      tabs.add(hear);
      const notifyTabs = (news: JournalChange) => {
        for (const other of tabs) if (other !== hear) other(news);
      };
      return { ...shared, notifyTabs };
    },
  };
}
