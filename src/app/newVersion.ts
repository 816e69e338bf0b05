import * as v from 'valibot';
import { newVersionFound } from '#store/versionSlice.ts';
import type { ConsoleStore } from './createStore.ts';

/** Reloaded for this build already: a second reload would not find the missing file either. */
const RELOADED_KEY = 'console.reloadedFor';
const ASK_AT_MOST_EVERY_MS = 60_000;

const VersionFile = v.object({ buildId: v.string() });

/**
 * The ID of the deployed build, or null if it is unknown. The file is the console's own and needs no token.
 */
async function deployedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    const parsed = v.safeParse(VersionFile, response.ok ? await response.json() : null);
    return parsed.success ? parsed.output.buildId : null;
  } catch {
    return null;
  }
}

interface VersionWatch {
  store: ConsoleStore;
  buildId: string;
  storage: Storage;
  reload: () => void;
  deployed?: () => Promise<string | null>;
}

/** Tracks the fields that the user typed in; tells whether one of them still holds text that is stored nowhere else. */
function watchTyping() {
  // A field that has left the page must not be held: it would keep the whole dialog it stood in.
  const typed = new WeakSet<Element>();
  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.add(target);
    if (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)) typed.add(target);
  };
  document.addEventListener('input', handleInput);
  return {
    holdsText: () => {
      // A reload restores everything that the address holds.
      const inAddress = [...new URLSearchParams(window.location.search).values()];
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
      return [...fields].some(
        (field) => typed.has(field) && field.value !== '' && !inAddress.includes(field.value),
      );
    },
    stop: () => document.removeEventListener('input', handleInput),
  };
}

/** A dialog may hold input or a pending request; its draft is kept, but the dialog would close. */
function isAtWork(store: ConsoleStore): boolean {
  const { drafts } = store.getState();
  return Object.keys(drafts).length > 0 || document.querySelector('[role="dialog"]') !== null;
}

/**
 * After a deployment, an open tab says so when the person returns to it. If a chunk is missing on the server,
 * the page reloads, once per build and only without unsaved work; otherwise the banner offers it.
 */
export function watchVersion({ store, buildId, storage, reload, deployed = deployedBuild }: VersionWatch) {
  let asked = Number.NEGATIVE_INFINITY;
  const typing = watchTyping();

  async function check(): Promise<void> {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_AT_MOST_EVERY_MS) return;
    asked = Date.now();
    const build = await deployed();
    if (build !== null && build !== buildId) store.dispatch(newVersionFound());
  }

  async function handleMissingCode(): Promise<void> {
    // Without a response there is no network or no server: a reload would lose the page that is still here.
    if ((await deployed()) === null) return;
    if (storage.getItem(RELOADED_KEY) === buildId || isAtWork(store) || typing.holdsText()) {
      store.dispatch(newVersionFound());
      return;
    }
    storage.setItem(RELOADED_KEY, buildId);
    reload();
  }

  const handleFocus = () => void check();
  const handlePreloadError = () => void handleMissingCode();
  document.addEventListener('visibilitychange', handleFocus);
  window.addEventListener('focus', handleFocus);
  window.addEventListener('vite:preloadError', handlePreloadError);
  return () => {
    typing.stop();
    document.removeEventListener('visibilitychange', handleFocus);
    window.removeEventListener('focus', handleFocus);
    window.removeEventListener('vite:preloadError', handlePreloadError);
  };
}
