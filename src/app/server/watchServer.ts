import { isFresh } from '#domain/time/freshness.ts';
import { clockCompared, newVersionFound } from '#store/console/serverSlice.ts';
import type { ConsoleStore } from '../store/createStore.ts';
import { askServer } from './askServer.ts';

const ASK_AT_MOST_EVERY_MS = 60_000;

/**
 * Asks the server of the console's own files for its version and its time when the user returns to the tab.
 * After a deployment, shows a notice. Also records by how much this computer's clock is wrong (R458). `check`
 * asks at most once a minute; `stop` ends the watching.
 */
export function watchServer(store: ConsoleStore, ask = askServer) {
  const { buildId } = store.getState().configuration;
  let asked = Number.NEGATIVE_INFINITY;

  async function check(): Promise<void> {
    if (document.visibilityState !== 'visible' || isFresh(asked, Date.now(), ASK_AT_MOST_EVERY_MS)) return;
    asked = Date.now();
    const facts = await ask();
    if (facts?.buildId && facts.buildId !== buildId) store.dispatch(newVersionFound());
    if (facts?.clockAheadMs != null) store.dispatch(clockCompared(facts.clockAheadMs));
  }

  const handleFocus = () => void check();
  document.addEventListener('visibilitychange', handleFocus);
  window.addEventListener('focus', handleFocus);
  const stop = () => {
    document.removeEventListener('visibilitychange', handleFocus);
    window.removeEventListener('focus', handleFocus);
  };
  return { check, stop };
}
