/** The figures that `installProbe` records. Times are in milliseconds since the start of the page. */
export interface Probe {
  firstPaint: number;
  /** The time at which the rows that fit on the screen were painted. */
  rowsAt: number;
  /** The time at which all hundred rows were painted. */
  listAt: number;
  longTasks: number[];
  shift: number;
  /** The milliseconds from the last click or Back until its target was painted; -1 before it is painted. */
  lastWait: number;
  /**
   * The milliseconds from each key press until its character was painted. Before that, an entry is the
   * negated time of the key press.
   */
  keysPainted: number[];
}

/**
 * Playwright runs this function in the measured page before any other script. It cannot use anything outside
 * itself.
 */
export function installProbe(): void {
  /** The rows are 34 pixels high, and the screen 900 pixels. */
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

  // While another screen is open, the list stays in the document but is hidden.
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
  // The next frame paints every element that is in the document. A message arrives right after that frame. A
  // timer would fire later, after other tasks of the page.
  const afterFrame = (done: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    requestAnimationFrame(() => port2.postMessage(null));
  };
  const whenPainted = (isThere: () => boolean, done: () => void): void => {
    if (!isThere()) requestAnimationFrame(() => whenPainted(isThere, done));
    else afterFrame(done);
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
