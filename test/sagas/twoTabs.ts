import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import type { JournalChange } from '#sagas/writes/intentSupport.ts';
import { runChangedElsewhere, runFound } from '#store/bulk/bulkSlice.ts';
import { memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { EMPTY_RUN, openConsole } from './bulkConsole.ts';

/** Opens two tabs of one browser, in whose journal an earlier visit has left a run. */
export async function openTabs(run: JournaledRun = EMPTY_RUN, platform: object = {}) {
  const shared = memoryIntentSupport();
  await shared.journal.create(run);
  const open = () => {
    const notifyTabs = (news: JournalChange) => {
      if (news.kind !== 'run') return;
      for (const { store } of tabs) {
        if (store !== tab.store) store.dispatch(runChangedElsewhere({ jobId: news.jobId }));
      }
    };
    const tab = openConsole({ ...shared, notifyTabs }, platform);
    tab.store.dispatch(runFound(run));
    return tab;
  };
  const tabs: ReturnType<typeof open>[] = [];
  const [one, other] = [open(), open()];
  tabs.push(one, other);
  return { one, other, locks: shared.locks, journal: shared.journal };
}
