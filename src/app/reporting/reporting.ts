import { callEntry, errorEntry, type ReportEntry } from '#domain/console/failureReport.ts';
import type { Configuration } from '../configuration.ts';
import type { ConsoleStore } from '../store/createStore.ts';
import { createReportSender, type ReportSender } from './reportSender.ts';

/** This module is loaded only if the deployment configures a collector (R78). */

function senderTo(url: string, { console }: Configuration): ReportSender {
  return createReportSender({ url, build: console.buildId, environment: console.environment });
}

/** R78: reports the failures of this page. The sender ignores the entries that it already knows. */
export function reportFailures(
  store: Pick<ConsoleStore, 'getState' | 'subscribe'>,
  sender: ReportSender,
): void {
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

export function startPageReporting(url: string, configuration: Configuration, store: ConsoleStore): void {
  reportFailures(store, senderTo(url, configuration));
}

/**
 * Reports that the console did not start. Sends the report immediately, because no further entries will
 * follow.
 */
export function reportStartFailure(url: string, configuration: Configuration, error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const sender = senderTo(url, configuration);
  sender.add(errorEntry({ where: 'start', name, message, stack }));
  sender.flush();
}
