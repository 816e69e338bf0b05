import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { createJournal } from '#app/storage/journal.ts';
import { isObject } from '#domain/byKey.ts';
import type { IntentSupport, JournalChange } from '#sagas/writes/intentSupport.ts';
import { runChangedElsewhere } from '#store/bulk/bulkSlice.ts';
import { writesChangedElsewhere } from '#store/writes/sentWritesSlice.ts';

/** Whether the data has the form of a change. A tab with another build could send other data. */
function isNews(data: unknown): data is JournalChange {
  if (!isObject(data)) return false;
  if (data.kind === 'run') return typeof data.jobId === 'string';
  const { checked } = data;
  return data.kind === 'writes' && (checked === undefined || (isObject(checked) && isObject(checked.write)));
}

/** Returns the action that tells the store about a change that another tab made to the journal. */
export function journalChangeAction(news: JournalChange): UnknownAction {
  return news.kind === 'run'
    ? runChangedElsewhere({ jobId: news.jobId })
    : writesChangedElsewhere(news.checked);
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
