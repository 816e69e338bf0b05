import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { callEntry, cspViolationEntry, errorEntry } from '#domain/console/failureReport.ts';
import { parseUrl } from '#domain/links.ts';
import type { ConsoleStore } from '../createStore.ts';
import type { ReportSender } from './reportSender.ts';

/** The share of page loads that report slow calls and web vitals. Every page load reports failures. */
const SAMPLED = 0.1;

/** Returns a function that returns the elements added to a list since its last call. */
function additions<T>(): (list: readonly T[]) => readonly T[] {
  let known: readonly T[] = [];
  return (list) => {
    if (list === known) return [];
    const before = new Set(known);
    known = list;
    return list.filter((element) => !before.has(element));
  };
}

interface Reporting {
  store: Pick<ConsoleStore, 'getState' | 'subscribe'>;
  sender: ReportSender;
  url: string;
  isSampled?: boolean;
}

/** R78: reports the failures of this page and, for some page loads, its performance. */
export function startReporting(reporting: Reporting): void {
  const { store, sender, url, isSampled = Math.random() < SAMPLED } = reporting;
  const newErrors = additions<ReturnType<ConsoleStore['getState']>['diagnostics']['errors'][number]>();
  const newCalls = additions<ReturnType<ConsoleStore['getState']>['calls']['calls'][number]>();

  function readStore(): void {
    const { diagnostics, calls } = store.getState();
    for (const error of newErrors(diagnostics.errors)) sender.add(errorEntry(error));
    for (const call of newCalls(calls.calls)) {
      const entry = callEntry(call);
      if (entry && (isSampled || entry.kind !== 'slowCall')) sender.add(entry);
    }
  }

  readStore();
  store.subscribe(readStore);
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const { name, message, stack = '' } = payload;
    sender.add(errorEntry({ where: 'loading', name, message, stack }));
  });
  document.addEventListener('securitypolicyviolation', (violation) => {
    const entry = cspViolationEntry(violation);
    // If the policy blocks the collector, reporting this violation would only cause another one.
    if (entry.blocked !== parseUrl(url)?.origin) sender.add(entry);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sender.flush();
  });
  if (!isSampled) return;
  const addVital = ({ name, value }: Metric) =>
    // CLS is a small number without a unit. All other vitals are in milliseconds.
    sender.add({ kind: 'vital', name, value: name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value) });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(addVital);
}
