import { SIGN_IN_WINDOW_PATH } from '#domain/links/paths.ts';
import type { Session } from './session.ts';
import { SHARED_KEY_PREFIX } from './userStorage.ts';

/**
 * Checks the session now, and whenever it may have changed outside of this page: when another tab changes the
 * shared storage, when the network returns, and when the user returns to this page.
 */
export function startSessionChecks({ revalidate }: Pick<Session, 'revalidate'>): void {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key === null || key.startsWith(SHARED_KEY_PREFIX)) revalidate();
  });
  for (const event of ['online', 'pageshow']) window.addEventListener(event, revalidate);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') revalidate();
  });
  revalidate();
}

/**
 * Opens a window for the sign-in, while this page stays unchanged. Returns false if the browser blocks the
 * window. The window starts and completes the sign-in itself, so that no other page receives the
 * authorization code, and offers the session to the other tabs. It has no access to this page.
 */
export function openSignInWindow(): boolean {
  const opened = window.open(SIGN_IN_WINDOW_PATH, '_blank', 'popup,width=520,height=720');
  if (!opened) return false;
  opened.opener = null;
  return true;
}
