import { newVersionFound } from '#store/console/serverSlice.ts';
import { selectAllResults } from '#store/results/selectionOperations.ts';
import type { RootState } from '#store/rootReducer.ts';
import { hasWorkUnderWay, isRunning } from '#store/workUnderWay.ts';
import { pageUrl } from '../routing/pageUrl.ts';
import type { ConsoleStore } from '../store/createStore.ts';
import { askServer } from './askServer.ts';

/**
 * The storage key for the ID of the build that this tab has already reloaded. A second reload of the same
 * build would not find the missing file either.
 */
const RELOADED_KEY = 'console.reloadedFor';

interface MissingCode {
  store: ConsoleStore;
  buildId: string;
  storage: Storage;
  reload: () => void;
  ask?: typeof askServer;
}

/**
 * Tracks the fields in which the user types. `holdsText` returns whether one of them still contains text that
 * a reload would lose.
 */
function watchTyping() {
  // Weak references, because a strong reference to a removed field would keep its whole dialog in memory.
  const typed = new WeakSet<Element>();
  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.add(target);
    if (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)) typed.add(target);
  };
  document.addEventListener('input', handleInput);
  return {
    holdsText: () => {
      // A reload restores all fields whose values are in the URL.
      const restored = [...pageUrl().searchParams.values()];
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
      return [...fields].some(
        (field) => typed.has(field) && field.value !== '' && !restored.includes(field.value),
      );
    },
    stop: () => document.removeEventListener('input', handleInput),
  };
}

/**
 * Whether a reload could lose input or interrupt a request: there are drafts, an open dialog, an active run, a
 * write, "Select all", or a download, which may wait for a decision.
 */
function isAtWork(state: RootState): boolean {
  return (
    ['running', 'incomplete'].includes(state.export.status) ||
    isRunning(state, selectAllResults.name) ||
    hasWorkUnderWay(state) ||
    document.querySelector('.modal, .offcanvas') !== null
  );
}

/**
 * If the server no longer has a chunk, because a new build has been deployed, reloads the page, but only once
 * per build and only if no work would be lost; otherwise, a notice offers the reload. Returns a function that
 * stops this.
 */
export function reloadForMissingCode({ store, buildId, storage, reload, ask = askServer }: MissingCode) {
  const typing = watchTyping();

  /** Returns false if the storage is full, because the page would then be reloaded again and again. */
  function remember(): boolean {
    try {
      storage.setItem(RELOADED_KEY, buildId);
      return true;
    } catch {
      return false;
    }
  }

  async function handleMissingCode(): Promise<void> {
    // Without a response, there is no network or no server, and a reload would lose the page that still
    // works.
    if (!(await ask())?.buildId) return;
    const isReloaded = storage.getItem(RELOADED_KEY) === buildId;
    if (isReloaded || isAtWork(store.getState()) || typing.holdsText() || !remember())
      store.dispatch(newVersionFound());
    else reload();
  }

  const handlePreloadError = () => void handleMissingCode();
  window.addEventListener('vite:preloadError', handlePreloadError);
  return () => {
    typing.stop();
    window.removeEventListener('vite:preloadError', handlePreloadError);
  };
}
