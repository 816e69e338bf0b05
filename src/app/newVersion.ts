import * as v from 'valibot';
import { newVersionFound } from '#store/console/versionSlice.ts';
import type { ConsoleStore } from './createStore.ts';

/** Set once the page was reloaded for this build: a second reload would not find the missing file either. */
const RELOADED_KEY = 'console.reloadedFor';
const ASK_AT_MOST_EVERY_MS = 60_000;

const VersionFile = v.object({ buildId: v.string() });

/** The ID of the deployed build, or null if unknown. The file belongs to the console and needs no token. */
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

/**
 * Tracks the fields that the user typed in; reports whether one of them still contains text that is stored nowhere
 * else.
 */
function watchTyping() {
  // Weak references: holding a removed field would retain the whole dialog around it.
  const typed = new WeakSet<Element>();
  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.add(target);
    if (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)) typed.add(target);
  };
  document.addEventListener('input', handleInput);
  return {
    holdsText: () => {
      // A reload restores everything in the URL.
      const inAddress = [...new URLSearchParams(window.location.search).values()];
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
      return [...fields].some(
        (field) => typed.has(field) && field.value !== '' && !inAddress.includes(field.value),
      );
    },
    stop: () => document.removeEventListener('input', handleInput),
  };
}

/** A dialog may have input or a pending request; its draft is kept, but the dialog would close. */
function isAtWork(store: ConsoleStore): boolean {
  const { drafts } = store.getState();
  return Object.keys(drafts).length > 0 || document.querySelector('[role="dialog"]') !== null;
}

/**
 * After a deployment, an open tab shows a notice when the user returns to it. If a chunk is missing on the server, the
 * page reloads, once per build and only without unsaved work; otherwise the banner offers the reload.
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
    // No response means no network or no server: a reload would lose the page that still works.
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
