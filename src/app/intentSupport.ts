import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { IntentSupport, JournalChange } from '#sagas/actions/intentSupport.ts';
import { writesChangedElsewhere } from '#store/actions/sentWritesSlice.ts';
import { runChangedElsewhere } from '#store/bulk/bulkSlice.ts';
import { createJournal } from './journal.ts';

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
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    isOnline: () => navigator.onLine,
    notifyTabs: (news) => channel.postMessage(news),
  };
}
