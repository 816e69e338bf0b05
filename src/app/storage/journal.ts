import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BulkJob } from '#domain/bulk/bulkJob.ts';
import { isRunDeletable } from '#domain/bulk/bulkResults.ts';
import { type GuardedWrite, isWriteDeletable, type SentWrite } from '#domain/writes/sentWrite.ts';
import type { Journal } from '#sagas/writes/intentSupport.ts';
import { fromStored, type StoredRunOrder, toStored } from './journalRecords.ts';

interface JournalSchema extends DBSchema {
  jobs: { key: string; value: BulkJob; indexes: { sub: string; createdAt: number } };
  /** The orders of runs. Browsers already contain this name. */
  units: { key: [string, number]; value: StoredRunOrder; indexes: { orderId: string } };
  writes: { key: [string, GuardedWrite, string]; value: SentWrite; indexes: { sub: string } };
}
type Database = IDBPDatabase<JournalSchema>;

const NAME = 'console.journal';
const VERSION = 1;
/**
 * With the default durability, a power failure may lose the last records, even the record of a request that
 * was already sent.
 */
const STRICT = { durability: 'strict' } as const;

function createStores(database: Database): void {
  const jobs = database.createObjectStore('jobs', { keyPath: 'jobId' });
  jobs.createIndex('sub', 'sub');
  jobs.createIndex('createdAt', 'createdAt');
  const runOrders = database.createObjectStore('units', { keyPath: ['jobId', 'index'] });
  runOrders.createIndex('orderId', 'orderId');
  const writes = database.createObjectStore('writes', { keyPath: ['sub', 'operation', 'subject'] });
  writes.createIndex('sub', 'sub');
}

/**
 * Returns a function that returns the database. It opens the database on the first call, and again if the
 * database was closed or could not be opened.
 */
function createOpener(): () => Promise<Database> {
  let database: Promise<Database> | null = null;
  const forget = () => {
    database = null;
  };
  const open = async () => {
    const opened = await openDB<JournalSchema>(NAME, VERSION, {
      upgrade: createStores,
      // A newer version of the console in another tab cannot upgrade the database until this tab closes it.
      blocking: () => {
        forget();
        opened.close();
      },
      terminated: forget,
    });
    return opened;
  };
  return async () => {
    database ??= open();
    try {
      return await database;
    } catch (error) {
      forget();
      throw error;
    }
  };
}

function runOrdersOf(jobId: string): IDBKeyRange {
  return IDBKeyRange.bound([jobId, 0], [jobId, Number.MAX_SAFE_INTEGER]);
}

/** Deletes the run if `isRunDeletable` allows it. `time` is in epoch milliseconds. */
async function removeRunIfDeletable(
  database: Database,
  jobId: string,
  time: number,
  sub: string,
): Promise<void> {
  const change = database.transaction(['jobs', 'units'], 'readwrite', STRICT);
  const job = await change.objectStore('jobs').get(jobId);
  const runOrders = await change.objectStore('units').getAll(runOrdersOf(jobId));
  if (job && isRunDeletable({ job, runOrders: runOrders.map(fromStored) }, time, sub)) {
    await Promise.all([
      change.objectStore('jobs').delete(jobId),
      change.objectStore('units').delete(runOrdersOf(jobId)),
    ]);
  }
  await change.done;
}

async function removeDeletableWrites(database: Database, time: number, sub: string): Promise<void> {
  const change = database.transaction('writes', 'readwrite', STRICT);
  const all = await change.store.getAll();
  const deletable = all.filter((write) => isWriteDeletable(write, time, sub));
  await Promise.all([
    ...deletable.map((write) => change.store.delete([write.sub, write.operation, write.subject])),
    change.done,
  ]);
}

type Opened = () => Promise<Database>;

/** Adds or replaces records of one store, all or none of them. */
async function putAll<Name extends 'jobs' | 'units' | 'writes'>(
  opened: Opened,
  name: Name,
  records: readonly JournalSchema[Name]['value'][],
): Promise<void> {
  const change = (await opened()).transaction(name, 'readwrite', STRICT);
  await Promise.all([...records.map((record) => change.store.put(record)), change.done]);
}

function runsIn(opened: Opened): Omit<Journal, 'intentsOn' | keyof Writes> {
  return {
    create: async ({ job, runOrders }) => {
      const change = (await opened()).transaction(['jobs', 'units'], 'readwrite', STRICT);
      const store = change.objectStore('units');
      await Promise.all([
        change.objectStore('jobs').add(job),
        ...runOrders.map((runOrder) => store.add(toStored(runOrder))),
        change.done,
      ]);
    },
    save: (runOrder) => putAll(opened, 'units', [toStored(runOrder)]),
    saveAll: (runOrders) => putAll(opened, 'units', runOrders.map(toStored)),
    saveJob: (job) => putAll(opened, 'jobs', [job]),
    load: async (jobId) => {
      const reading = (await opened()).transaction(['jobs', 'units']);
      const [job, runOrders] = await Promise.all([
        reading.objectStore('jobs').get(jobId),
        reading.objectStore('units').getAll(runOrdersOf(jobId)),
      ]);
      return job ? { job, runOrders: runOrders.map(fromStored) } : null;
    },
    openJobs: async (sub) => {
      const jobs = await (await opened()).getAllFromIndex('jobs', 'sub', sub);
      return jobs.filter((job) => !job.isClosed).sort((a, b) => a.createdAt - b.createdAt);
    },
    closedRuns: async (sub) => {
      const reading = (await opened()).transaction(['jobs', 'units']);
      const runOrders = reading.objectStore('units');
      const jobs = await reading.objectStore('jobs').index('sub').getAll(sub);
      const closed = jobs.filter((job) => job.isClosed && !job.isDiscarded);
      return Promise.all(
        closed
          .sort((a, b) => b.createdAt - a.createdAt)
          .map(async (job) => {
            const all = runOrdersOf(job.jobId);
            const [first, orderCount] = await Promise.all([runOrders.get(all), runOrders.count(all)]);
            return { job, firstOrder: first ? fromStored(first) : null, orderCount };
          }),
      );
    },
    forgetBefore: async (time, sub) => {
      const old = IDBKeyRange.upperBound(time, true);
      const database = await opened();
      const jobIds = await database.getAllKeysFromIndex('jobs', 'createdAt', old);
      for (const jobId of jobIds) await removeRunIfDeletable(database, jobId, time, sub);
      await removeDeletableWrites(database, time, sub);
    },
  };
}

type Writes = Pick<Journal, 'saveWrite' | 'removeWrite' | 'closeCheckedWrite' | 'writesOf'>;

function writesIn(opened: Opened): Writes {
  return {
    saveWrite: (write) => putAll(opened, 'writes', [write]),
    removeWrite: async ({ sub, operation, subject }) => {
      const change = (await opened()).transaction('writes', 'readwrite', STRICT);
      await Promise.all([change.store.delete([sub, operation, subject]), change.done]);
    },
    closeCheckedWrite: async (checked, after) => {
      const change = (await opened()).transaction('writes', 'readwrite', STRICT);
      const key: JournalSchema['writes']['key'] = [checked.sub, checked.operation, checked.subject];
      const stored = await change.store.get(key);
      const isCurrent = stored?.sentAt === checked.sentAt;
      if (isCurrent) await change.store.delete(key);
      if (isCurrent && after) await change.store.put(after);
      await change.done;
      if (isCurrent) return 'closed';
      return stored ? 'newer' : 'gone';
    },
    writesOf: async (sub) => (await opened()).getAllFromIndex('writes', 'sub', sub),
  };
}

/** R640: the index compares letter case. Services write an ID as it was given, in capitals or in small letters. */
function spellingsOf(orderId: string): string[] {
  return [orderId, orderId.toLowerCase(), orderId.toUpperCase()];
}

/**
 * The journal in this browser's database. It contains IDs, states and fingerprints, but no names, addresses
 * or prices.
 */
export function createJournal(): Journal {
  const opened = createOpener();
  return {
    ...runsIn(opened),
    ...writesIn(opened),
    intentsOn: async (sub, orderIds) => {
      const wanted = new Set(orderIds.flatMap(spellingsOf));
      const spellings = [...wanted];
      const reading = (await opened()).transaction(['jobs', 'units', 'writes']);
      const [jobs, writes, runOrders] = await Promise.all([
        reading.objectStore('jobs').index('sub').getAll(sub),
        reading.objectStore('writes').index('sub').getAll(sub),
        Promise.all(
          spellings.map((orderId) => reading.objectStore('units').index('orderId').getAll(orderId)),
        ),
      ]);
      const byId = new Map(jobs.map((job) => [job.jobId, job]));
      return {
        runOrders: runOrders.flat().flatMap((runOrder) => {
          const job = byId.get(runOrder.jobId);
          return job ? [{ job, runOrder: fromStored(runOrder) }] : [];
        }),
        writes: writes.filter(({ orderId }) => wanted.has(orderId.toLowerCase())),
      };
    },
  };
}
