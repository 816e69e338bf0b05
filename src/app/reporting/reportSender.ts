import type { FailureReport, ReportEntry } from '#domain/console/failureReport.ts';

/** The maximum number of entries from one page load, so that a page does not flood the collector. */
const ENTRIES_AT_MOST = 50;
/** Faults often occur together, so one report contains all faults from this period. */
const COLLECT_MS = 5_000;

interface Sender {
  /** The collector, `VITE_REPORT_URL`. */
  url: string;
  build: string;
  environment: string;
  fetch?: typeof window.fetch;
}

export interface ReportSender {
  /** Adds an entry to the next report, unless its fault has already been added or the maximum is reached. */
  add: (entry: ReportEntry) => void;
  /** Sends the collected entries. This also works while the page is closing. */
  flush: () => void;
}

/** The first segment of the page's path, such as `/orders`; '/' if it is not a fixed word of the console. */
function pageSegment(): string {
  return /^\/(?:orders|reports|support|login)(?=\/|$)/.exec(window.location.pathname)?.[0] ?? '/';
}

/**
 * Sends entries to the collector. It neither retries nor shows failures, because reports do not concern the
 * user. It sends plain text, which needs no preflight request if the collector has another origin.
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
    const at = new Date().toISOString();
    const report: FailureReport = { build, environment, page: pageSegment(), visit, at, entries };
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
      // Each response has its own correlation ID.
      const fault = JSON.stringify({ ...entry, correlationId: null });
      if (known.has(fault) || known.size >= ENTRIES_AT_MOST) return;
      known.add(fault);
      entries.push(entry);
      timer ??= setTimeout(flush, COLLECT_MS);
    },
    flush,
  };
}
