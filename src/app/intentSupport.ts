import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { IntentSupport, JournalChange, TabLocks } from '#sagas/actions/intentSupport.ts';
import { writesChangedElsewhere } from '#store/actions/sentWritesSlice.ts';
import { runChangedElsewhere } from '#store/bulk/bulkSlice.ts';
import { createJournal } from './journal.ts';

/**
 * Uses Web Locks, because the browser releases the locks of a closed tab and never freezes a tab that holds
 * one.
 */
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
  exclusively: (name, work) => navigator.locks.request(name, work),
  whenFree: async (name) => {
    await navigator.locks.request(name, () => undefined);
  },
  isTaken: async (name) => {
    const { held = [] } = await navigator.locks.query();
    return held.some((lock) => lock.name === name);
  },
};

function isNews(data: unknown): data is JournalChange {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  return data.kind === 'writes' || (data.kind === 'run' && 'jobId' in data && typeof data.jobId === 'string');
}

/** Returns the action that tells the store about a change that another tab made to the journal. */
export function journalChangeAction(news: JournalChange): UnknownAction {
  return news.kind === 'run' ? runChangedElsewhere({ jobId: news.jobId }) : writesChangedElsewhere();
}

/**
 * Provides the browser functions that intents need. Dispatches an action for each change that another tab
 * makes to the journal.
 */
export function createIntentSupport(dispatch: Dispatch): IntentSupport {
  const channel = new BroadcastChannel('journal');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) dispatch(journalChangeAction(data));
  });
  return {
    journal: createJournal(),
    locks,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    isOnline: () => navigator.onLine,
    notifyTabs: (news) => channel.postMessage(news),
  };
}
