import { SIGN_IN_WINDOW_PATH } from '#domain/paths.ts';
import type { Session } from './session.ts';
import { SHARED_KEYS } from './userStorage.ts';

/**
 * Checks the session whenever it may have changed outside this page: another tab's storage, the network, a suspended
 * page, or one restored by the browser.
 */
export function watchSession({ lookAgain }: Pick<Session, 'lookAgain'>): void {
  window.addEventListener('storage', ({ key }) => {
    // null: the whole storage was cleared.
    if (key === null || key.startsWith(SHARED_KEYS)) lookAgain();
  });
  for (const event of ['online', 'pageshow']) window.addEventListener(event, lookAgain);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain();
  });
  lookAgain();
}

/**
 * Opens a window in which the user signs in while this page stays unchanged; false if the browser blocks it. The window
 * begins and ends the sign-in itself, so that the authorization code goes to no other page, and hands the session over
 * by the channel. It has no access to this page.
 */
export function openSignInWindow(): boolean {
  const opened = window.open(SIGN_IN_WINDOW_PATH, '_blank', 'popup,width=520,height=720');
  if (!opened) return false;
  opened.opener = null;
  return true;
}
