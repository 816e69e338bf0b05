import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BulkJob, BulkUnit } from '#domain/bulkJob.ts';
import type { Journal } from '#sagas/intentSupport.ts';

interface JournalSchema extends DBSchema {
  jobs: { key: string; value: BulkJob; indexes: { sub: string; createdAt: number } };
  units: { key: [string, number]; value: BulkUnit };
}
type Database = IDBPDatabase<JournalSchema>;

const NAME = 'console.bulk';
const VERSION = 1;
/** The default may lose the last writes in a power cut; then a write could be sent that nobody remembers. */
const STRICT = { durability: 'strict' } as const;

function open(): Promise<Database> {
  return openDB<JournalSchema>(NAME, VERSION, {
    upgrade: (database) => {
      const jobs = database.createObjectStore('jobs', { keyPath: 'jobId' });
      jobs.createIndex('sub', 'sub');
      jobs.createIndex('createdAt', 'createdAt');
      database.createObjectStore('units', { keyPath: ['jobId', 'index'] });
    },
  });
}

/** All orders of a run: their keys are [jobId, 0], [jobId, 1], … */
function unitsOf(jobId: string): IDBKeyRange {
  return IDBKeyRange.bound([jobId, 0], [jobId, Number.MAX_SAFE_INTEGER]);
}

async function remove(database: Database, jobId: string): Promise<void> {
  const change = database.transaction(['jobs', 'units'], 'readwrite', STRICT);
  await Promise.all([
    change.objectStore('jobs').delete(jobId),
    change.objectStore('units').delete(unitsOf(jobId)),
    change.done,
  ]);
}

/** The journal in this browser's database. It holds ids, states and fingerprints, never names, addresses or prices. */
export function createJournal(): Journal {
  let database: Promise<Database> | null = null;
  const opened = async () => {
    database ??= open();
    try {
      return await database;
    } catch (error) {
      database = null;
      throw error;
    }
  };
  return {
    create: async ({ job, units }) => {
      const change = (await opened()).transaction(['jobs', 'units'], 'readwrite', STRICT);
      const store = change.objectStore('units');
      await Promise.all([
        change.objectStore('jobs').add(job),
        ...units.map((unit) => store.add(unit)),
        change.done,
      ]);
    },
    save: async (unit) => {
      const change = (await opened()).transaction('units', 'readwrite', STRICT);
      await Promise.all([change.store.put(unit), change.done]);
    },
    saveAll: async (units) => {
      const change = (await opened()).transaction('units', 'readwrite', STRICT);
      await Promise.all([...units.map((unit) => change.store.put(unit)), change.done]);
    },
    saveJob: async (job) => {
      const change = (await opened()).transaction('jobs', 'readwrite', STRICT);
      await Promise.all([change.store.put(job), change.done]);
    },
    load: async (jobId) => {
      const reading = (await opened()).transaction(['jobs', 'units']);
      const [job, units] = await Promise.all([
        reading.objectStore('jobs').get(jobId),
        reading.objectStore('units').getAll(unitsOf(jobId)),
      ]);
      return job ? { job, units } : null;
    },
    openJobs: async (sub) => {
      const jobs = await (await opened()).getAllFromIndex('jobs', 'sub', sub);
      return jobs.filter((job) => !job.isClosed).sort((a, b) => a.createdAt - b.createdAt);
    },
    discard: async (jobId) => remove(await opened(), jobId),
    forgetBefore: async (time) => {
      const old = IDBKeyRange.upperBound(time, true);
      const journal = await opened();
      const jobIds = await journal.getAllKeysFromIndex('jobs', 'createdAt', old);
      for (const jobId of jobIds) await remove(journal, jobId);
    },
  };
}
