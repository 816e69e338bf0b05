import { SIGN_IN_WINDOW_PATH } from '#domain/paths.ts';
import type { Session } from './session.ts';
import { SHARED_KEYS } from './userStorage.ts';

/**
 * Has the session looked at whenever something may have changed without this page: another tab's storage, the network,
 * a page that slept or that the browser brought back.
 */
export function watchSession({ lookAgain }: Pick<Session, 'lookAgain'>): void {
  window.addEventListener('storage', ({ key }) => {
    // null: all of it was cleared.
    if (key === null || key.startsWith(SHARED_KEYS)) lookAgain();
  });
  for (const event of ['online', 'pageshow']) window.addEventListener(event, lookAgain);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain();
  });
  lookAgain();
}

/**
 * Opens a window in which the person signs in while this page stays as it is; false where the browser blocks it. The
 * window begins and ends the sign-in itself, so the code goes to no other page, and hands the session over
 * the channel. It cannot reach back to this page.
 */
export function openSignInWindow(): boolean {
  const opened = window.open(SIGN_IN_WINDOW_PATH, '_blank', 'popup,width=520,height=720');
  if (!opened) return false;
  opened.opener = null;
  return true;
}
