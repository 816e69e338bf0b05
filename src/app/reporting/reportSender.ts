import { type FailureReport, type ReportEntry, reportedPath } from '#domain/console/failureReport.ts';

/** A repeating fault must not flood the collector: a page sends at most this many entries. */
const ENTRIES_AT_MOST = 50;
/** Faults occur together: one report covers all within this time. */
const COLLECT_MS = 5_000;

interface Sender {
  /** The collector, `VITE_REPORT_URL`. */
  url: string;
  build: string;
  environment: string;
  fetch?: typeof window.fetch;
}

export interface ReportSender {
  /** Adds an entry to the next report; an entry that was sent before is not sent again. */
  add: (entry: ReportEntry) => void;
  /** Sends the collected entries, also while the page is closing. */
  flush: () => void;
}

/** The identity of a fault: entries that differ only in the duration of a call are the same. */
function faultOf(entry: ReportEntry): string {
  if (!('durationMs' in entry)) return JSON.stringify(entry);
  const { kind, service, method, path, status } = entry;
  return JSON.stringify({ kind, service, method, path, status });
}

/**
 * Sends entries to the collector. Nothing is retried and no failure is shown, because it does not concern the user.
 * Sent without credentials and as plain text, so that a collector on another origin needs no preflight.
 */
export function createReportSender({ url, build, environment, fetch = window.fetch }: Sender): ReportSender {
  const visit = crypto.randomUUID();
  const known = new Set<string>();
  let entries: ReportEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (entries.length === 0) return;
    const page = reportedPath(window.location.pathname);
    const at = new Date().toISOString();
    const report: FailureReport = { build, environment, page, visit, at, entries };
    entries = [];
    void fetch(url, {
      method: 'POST',
      body: JSON.stringify(report),
      headers: { 'Content-Type': 'text/plain' },
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined);
  }

  return {
    add: (entry) => {
      const fault = faultOf(entry);
      if (known.has(fault) || known.size >= ENTRIES_AT_MOST) return;
      known.add(fault);
      entries.push(entry);
      timer ??= setTimeout(flush, COLLECT_MS);
    },
    flush,
  };
}
