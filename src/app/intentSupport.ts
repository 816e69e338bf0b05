import type { Dispatch } from '@reduxjs/toolkit';
import type { IntentSupport, Journal, TabLocks } from '#sagas/intentSupport.ts';
import { runMovedElsewhere } from '#store/bulkSlice.ts';

/** Web Locks: the browser releases them when the tab goes, and never freezes a tab that holds one. */
const locks: TabLocks = {
  take: (name) =>
    new Promise((resolve, reject) => {
      navigator.locks
        .request(name, { ifAvailable: true }, (lock) => {
          if (!lock) {
            resolve(null);
            return null;
          }
          return new Promise<void>((release) => resolve(() => release()));
        })
        .catch(reject);
    }),
  whenFree: async (name) => {
    await navigator.locks.request(name, () => undefined);
  },
  isHeld: async (name) => {
    const { held = [] } = await navigator.locks.query();
    return held.some((lock) => lock.name === name);
  },
};

/** The journal's code is loaded when it is first needed: most visits never run anything in bulk. */
function createLazyJournal(): Journal {
  let loading: Promise<Journal> | null = null;
  const journal = async () => {
    loading ??= import('./journal.ts').then(({ createJournal }) => createJournal());
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    create: async (run) => (await journal()).create(run),
    save: async (unit) => (await journal()).save(unit),
    saveAll: async (units) => (await journal()).saveAll(units),
    saveJob: async (job) => (await journal()).saveJob(job),
    load: async (jobId) => (await journal()).load(jobId),
    openJobs: async (sub) => (await journal()).openJobs(sub),
    discard: async (jobId) => (await journal()).discard(jobId),
    forgetBefore: async (time) => (await journal()).forgetBefore(time),
  };
}

/** What other tabs tell of their runs is dispatched here. */
export function createIntentSupport(dispatch: Dispatch): IntentSupport {
  const channel = new BroadcastChannel('bulk');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') dispatch(runMovedElsewhere({ jobId: data }));
  });
  return {
    journal: createLazyJournal(),
    locks,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    isOnline: () => navigator.onLine,
    tellTabs: (jobId) => channel.postMessage(jobId),
  };
}
