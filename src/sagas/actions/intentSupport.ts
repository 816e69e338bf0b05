import type { RecordedIntents } from '#domain/actions/intents.ts';
import type { SentWrite } from '#domain/actions/sentWrite.ts';
import type { BulkJob, BulkUnit, JournaledRun } from '#domain/bulk/bulkJob.ts';

/**
 * The write-ahead journal of everything that must not be sent twice by mistake. It outlives the tab; every promise
 * resolves only when the change is on disk, and rejects where that was not possible.
 */
export interface Journal {
  /** Writes a new run atomically. */
  create(run: JournaledRun): Promise<void>;
  /** Replaces one order of a run. */
  save(unit: BulkUnit): Promise<void>;
  /** Replaces all orders of a run atomically. */
  saveAll(units: readonly BulkUnit[]): Promise<void>;
  saveJob(job: BulkJob): Promise<void>;
  /** The run as it was left, or null. */
  load(jobId: string): Promise<JournaledRun | null>;
  /** The user's runs that are not closed, oldest first. */
  openJobs(sub: string): Promise<BulkJob[]>;
  /**
   * Deletes records of any user that started before this time (epoch milliseconds) and have nothing left to send or
   * to check.
   */
  forgetBefore(time: number): Promise<void>;
  /** All records of the user's runs and single writes about these orders. */
  intentsOn(sub: string, orderIds: readonly string[]): Promise<RecordedIntents>;
  /** Adds or replaces a single write. */
  saveWrite(write: SentWrite): Promise<void>;
  removeWrite(write: Pick<SentWrite, 'sub' | 'operation' | 'subject'>): Promise<void>;
  /** The user's recorded single writes. */
  writesOf(sub: string): Promise<SentWrite[]>;
}

/** Locks that only one tab of this browser can hold, and that end with it. */
export interface TabLocks {
  /** The release of the lock, or null where another tab holds it. */
  take(name: string): Promise<(() => void) | null>;
  /** Waits for the lock and runs the work while holding it. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Resolves once the lock is free. */
  whenFree(name: string): Promise<void>;
  isHeld(name: string): Promise<boolean>;
}

/** A change to the journal that the other tabs of this browser have not seen: of a run, or of the single writes. */
export type JournalNews = { kind: 'run'; jobId: string } | { kind: 'writes' };

/** The dependencies of runs and guarded writes besides the platform. */
export interface IntentSupport {
  journal: Journal;
  locks: TabLocks;
  sleep(ms: number): Promise<void>;
  /** Whether the browser is online. */
  isOnline(): boolean;
  tellTabs(news: JournalNews): void;
}

/** One runner per run, across all tabs. */
export function lockName(jobId: string): string {
  return `bulk:${jobId}`;
}
