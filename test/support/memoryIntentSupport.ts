import type { BulkJob, BulkUnit } from '#domain/bulkJob.ts';
import type { IntentSupport, Journal, TabLocks } from '#sagas/intentSupport.ts';

function copy<T>(value: T): T {
  return structuredClone(value);
}

/** A journal that keeps the contract of the real one, without a disk. */
export function memoryJournal(): Journal {
  const jobs = new Map<string, BulkJob>();
  const units = new Map<string, BulkUnit[]>();
  return {
    create: async ({ job, units: all }) => {
      if (jobs.has(job.jobId)) throw new Error(`Run ${job.jobId} is there already`);
      jobs.set(job.jobId, copy(job));
      units.set(job.jobId, copy(all));
    },
    save: async (unit) => {
      units.get(unit.jobId)?.splice(unit.index, 1, copy(unit));
    },
    saveAll: async (all) => {
      for (const unit of all) units.get(unit.jobId)?.splice(unit.index, 1, copy(unit));
    },
    saveJob: async (job) => {
      jobs.set(job.jobId, copy(job));
    },
    load: async (jobId) => {
      const job = jobs.get(jobId);
      return job ? copy({ job, units: units.get(jobId) ?? [] }) : null;
    },
    openJobs: async (sub) => {
      const mine = [...jobs.values()].filter((job) => job.sub === sub && !job.isClosed);
      return copy(mine).sort((a, b) => a.createdAt - b.createdAt);
    },
    discard: async (jobId) => {
      jobs.delete(jobId);
      units.delete(jobId);
    },
    forgetBefore: async (time) => {
      for (const job of [...jobs.values()]) {
        if (job.createdAt >= time) continue;
        jobs.delete(job.jobId);
        units.delete(job.jobId);
      }
    },
  };
}

/** Locks as the tabs of one browser share them. */
export function memoryLocks(): TabLocks {
  const held = new Map<string, (() => void)[]>();
  return {
    take: async (name) => {
      if (held.has(name)) return null;
      held.set(name, []);
      return () => {
        const waiting = held.get(name) ?? [];
        held.delete(name);
        for (const go of waiting) go();
      };
    },
    whenFree: (name) =>
      new Promise((resolve) => {
        const waiting = held.get(name);
        if (waiting) waiting.push(resolve);
        else resolve();
      }),
    isHeld: async (name) => held.has(name),
  };
}

/** What bulk runs stand on, in memory; pauses are cut to nothing, so that a look-up does not make a test wait. */
export function memoryIntentSupport(): IntentSupport {
  return {
    journal: memoryJournal(),
    locks: memoryLocks(),
    sleep: () => new Promise((resolve) => setTimeout(resolve, 0)),
    isOnline: () => true,
    tellTabs: () => undefined,
  };
}
