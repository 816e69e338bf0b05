import type { BulkJob, ClosedRun, JournaledRun, RunOrder } from '#domain/bulk/bulkJob.ts';
import type { RecordedIntents } from '#domain/writes/intents.ts';
import type { SentWrite } from '#domain/writes/sentWrite.ts';
import type { CheckedWrite } from '#store/writes/sentWritesSlice.ts';

/**
 * The write-ahead journal of all writes that must not be sent twice by mistake. It is kept when the tab is
 * closed. A method that changes it resolves only when the change is stored on disk, and rejects if it cannot
 * be stored.
 */
export interface Journal {
  /** Adds a new run atomically. */
  create(run: JournaledRun): Promise<void>;
  /** Replaces one order of a run. */
  save(runOrder: RunOrder): Promise<void>;
  /** Replaces all orders of a run atomically. */
  saveAll(runOrders: readonly RunOrder[]): Promise<void>;
  saveJob(job: BulkJob): Promise<void>;
  /** The run as last stored, or null. */
  load(jobId: string): Promise<JournaledRun | null>;
  /** The user's runs that are not closed, oldest first. */
  openJobs(sub: string): Promise<BulkJob[]>;
  /** The user's runs that are closed and not discarded, newest first. */
  closedRuns(sub: string): Promise<ClosedRun[]>;
  /**
   * Deletes the runs and single writes that are older than this time (epoch milliseconds): all of other users,
   * and those of the user `sub` that are no longer needed.
   */
  forgetBefore(time: number, sub: string): Promise<void>;
  /** All records of the user's runs and single writes about these orders. */
  intentsOn(sub: string, orderIds: readonly string[]): Promise<RecordedIntents>;
  /** Adds or replaces a single write. */
  saveWrite(write: SentWrite): Promise<void>;
  removeWrite(write: Pick<SentWrite, 'sub' | 'operation' | 'subject'>): Promise<void>;
  /**
   * Replaces the record of a checked write with `after`, or removes it if `after` is null. Changes nothing if
   * another tab has removed the record (`gone`) or sent the write again (`newer`) in the meantime.
   */
  closeCheckedWrite(checked: SentWrite, after: SentWrite | null): Promise<'closed' | 'gone' | 'newer'>;
  writesOf(sub: string): Promise<SentWrite[]>;
}

/** A change to a run or to the single writes in the journal. The other tabs must be notified of it. */
export type JournalChange =
  | { kind: 'run'; jobId: string }
  /** `checked` is the write whose outcome a check has determined, if it was that. */
  | { kind: 'writes'; checked?: CheckedWrite };

/** The dependencies of runs and guarded writes besides the platform. */
export interface IntentSupport {
  journal: Journal;
  sleep(ms: number): Promise<void>;
  isOnline(): boolean;
  notifyTabs(news: JournalChange): void;
}

/** The name of the lock that ensures that only one tab processes a run. */
export function runLockName(jobId: string): string {
  return `bulk:${jobId}`;
}
