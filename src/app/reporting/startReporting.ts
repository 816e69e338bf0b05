import { callEntry, errorEntry, type ReportEntry } from '#domain/console/failureReport.ts';
import type { ConsoleStore } from '../store/createStore.ts';
import type { ReportSender } from './reportSender.ts';

interface Reporting {
  store: Pick<ConsoleStore, 'getState' | 'subscribe'>;
  sender: ReportSender;
}

/** R78: reports the failures of this page. The sender ignores the entries that it already knows. */
export function startReporting({ store, sender }: Reporting): void {
  function watch<T>(read: () => readonly T[], toEntry: (element: T) => ReportEntry | null): void {
    let known: readonly T[] = [];
    const report = () => {
      const list = read();
      if (list === known) return;
      known = list;
      const entries = list.map(toEntry);
      for (const entry of entries) if (entry) sender.add(entry);
    };
    report();
    store.subscribe(report);
  }

  watch(() => store.getState().diagnostics.errors, errorEntry);
  watch(() => store.getState().calls.calls, callEntry);
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const { name, message, stack = '' } = payload;
    sender.add(errorEntry({ where: 'loading', name, message, stack }));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sender.flush();
  });
}
