/** Runs inside the measured page before anything else: records the browser's reports, and when things are on screen. */
export interface Probe {
  firstPaint: number;
  /** When the rows that fit on the screen were painted. */
  rowsAt: number;
  /** When all hundred rows were painted. */
  listAt: number;
  longTasks: number[];
  shift: number;
  /** Milliseconds from the last click or Back until its target is painted. */
  lastWait: number;
  /** Milliseconds from each key to its paint; until it is painted, minus the time of the press. */
  keysPainted: number[];
}

export function installProbe(): void {
  /** Rows of 34 pixels each, on a screen of 900. */
  const ROWS_IN_SIGHT = 20;
  const probe: Probe = {
    firstPaint: 0,
    rowsAt: 0,
    listAt: 0,
    longTasks: [],
    shift: 0,
    lastWait: -1,
    keysPainted: [],
  };
  const scope = window as unknown as { probe: Probe; waitFor: (name: 'order' | 'list') => void };
  scope.probe = probe;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.firstPaint = entry.startTime;
  });
  observe('longtask', (entry) => probe.longTasks.push(entry.duration));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.shift += value;
  });

  // A list that is kept behind another screen is in the document, but hidden.
  const hasRows = (count: number) => {
    const rows = document.querySelectorAll('tbody tr');
    return rows.length >= count && rows[0]?.checkVisibility() === true;
  };
  const hasList = () => hasRows(100);
  const hasOrder = () => {
    const id = decodeURIComponent(window.location.pathname.split('/')[2] ?? '');
    const title = document.querySelector('h1');
    const isReadable = document.querySelector('article, .order-summary, ul li') !== null;
    return id !== '' && isReadable && `${title?.title} ${title?.textContent}`.includes(id);
  };
  // Two frames after it is in the document it has been painted.
  const whenPainted = (isThere: () => boolean, done: () => void): void => {
    if (!isThere()) requestAnimationFrame(() => whenPainted(isThere, done));
    else requestAnimationFrame(() => setTimeout(done));
  };
  whenPainted(
    () => hasRows(ROWS_IN_SIGHT),
    () => {
      probe.rowsAt = performance.now();
    },
  );
  whenPainted(hasList, () => {
    probe.listAt = performance.now();
  });
  scope.waitFor = (name) => {
    probe.lastWait = -1;
    const begin = () => {
      const start = performance.now();
      whenPainted(name === 'order' ? hasOrder : hasList, () => {
        probe.lastWait = performance.now() - start;
      });
    };
    window.addEventListener(name === 'order' ? 'click' : 'popstate', begin, { capture: true, once: true });
  };
}
