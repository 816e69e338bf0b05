import { whenIdle } from '#components/loading/whenIdle.ts';
import { criteriaOfUrl } from '#domain/search/searchUrl.ts';
import { pageUrl } from '../routing/pageUrl.ts';
import type { ConsoleStore } from '../store/createStore.ts';

/** The maximum delay in milliseconds before the deferred code starts, in case the search gets no response. */
export const DEFERRED_DEADLINE_MS = 2_000;
/** The pause in milliseconds before the deferred code is loaded again after a failure. */
const PAUSE_MS = 10_000;

/**
 * If the URL contains a search, starts the deferred sagas after that search has ended, or at the latest after
 * `DEFERRED_DEADLINE_MS`. Other screens, and the queue of the start page, need them immediately. If their
 * code cannot be loaded, tries again when the browser is online, and every ten seconds (R253). Only the first
 * failure is reported.
 */
export function startDeferredInTime(store: ConsoleStore, startDeferred: () => Promise<unknown>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const beginDeferred = () =>
    void startDeferred().catch((error) => {
      if (timer === undefined) reportError(error);
      clearTimeout(timer);
      timer = setTimeout(beginDeferred, PAUSE_MS);
      window.addEventListener('online', beginDeferred, { once: true });
    });
  if (criteriaOfUrl(pageUrl()) === null) {
    beginDeferred();
    return;
  }
  const stop = store.subscribe(() => {
    if (store.getState().search.status === 'running') return;
    stop();
    // Waits for idle time, because the rows of the results are still being rendered.
    whenIdle(beginDeferred, DEFERRED_DEADLINE_MS);
  });
  setTimeout(beginDeferred, DEFERRED_DEADLINE_MS);
}
