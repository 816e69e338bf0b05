import type { BulkJob, BulkUnit, JournaledRun } from '#domain/bulkJob.ts';

/**
 * The write-ahead journal of bulk runs. It outlives the tab; every promise resolves only when what was asked for
 * is on disk, and rejects where it could not be.
 */
export interface Journal {
  /** Writes a new run, all of it or nothing. */
  create(run: JournaledRun): Promise<void>;
  /** Replaces one order of a run. */
  save(unit: BulkUnit): Promise<void>;
  /** Replaces all orders of a run, all of them or none. */
  saveAll(units: readonly BulkUnit[]): Promise<void>;
  saveJob(job: BulkJob): Promise<void>;
  /** The run as it was left, or null. */
  load(jobId: string): Promise<JournaledRun | null>;
  /** This person's runs that are not closed, the oldest first. */
  openJobs(sub: string): Promise<BulkJob[]>;
  discard(jobId: string): Promise<void>;
  /** Forgets every run, of whoever, that was started before (epoch milliseconds). */
  forgetBefore(time: number): Promise<void>;
}

/** Locks that only one tab of this browser can hold, and that end with it. */
export interface TabLocks {
  /** The release of the lock, or null where another tab holds it. */
  take(name: string): Promise<(() => void) | null>;
  /** Resolves once nobody holds the lock. */
  whenFree(name: string): Promise<void>;
  isHeld(name: string): Promise<boolean>;
}

/** What a bulk run stands on besides the platform. */
export interface IntentSupport {
  journal: Journal;
  locks: TabLocks;
  sleep(ms: number): Promise<void>;
  /** Whether the browser has a network at all. */
  isOnline(): boolean;
  /** Tells the other tabs of this browser that they may have an older record of the run than the journal. */
  tellTabs(jobId: string): void;
}

/** One runner per run, across all tabs. */
export function lockName(jobId: string): string {
  return `bulk:${jobId}`;
}
