import { clearBrowserData } from '#app/storage/browserData.ts';
import { persistState } from '#app/storage/persistState.ts';
import { STORED_STATE } from '#app/storage/storedState.ts';
import { SEARCH_PATH } from '#domain/links/paths.ts';
import { errorRecorded } from '#store/console/diagnosticsSlice.ts';
import {
  renewalReported,
  type SessionState,
  sessionExpired,
  signedIn,
  signedOut,
} from '#store/people/sessionSlice.ts';
import { reloadForMissingCode } from '../server/missingCode.ts';
import type { Session } from '../signIn/session.ts';
import type { ConsoleStore } from './createStore.ts';

interface Following {
  /** Reloads the console on the search screen, because the current URL may belong to the previous user. */
  startOver: () => void;
  /** Reloads the page at its URL. */
  reload: () => void;
  /** Deletes the data that this browser stores about the user who signed out. */
  forget: () => void;
}

/**
 * Updates the store when the session changes. If a different user signs in, reloads the console, so that no
 * data of the previous user is displayed.
 */
export function followSession(
  store: ConsoleStore,
  session: Pick<Session, 'subscribe' | 'current' | 'tokenExpiresAt' | 'hasSignedOut'>,
  { startOver, reload, forget }: Following,
) {
  let before: string | undefined;
  const resume = (known: SessionState) => {
    const current = session.current();
    if (known.status === 'signedIn') store.dispatch(renewalReported({}));
    else if ('problem' in current) return;
    else if (before && before !== current.person.sub) startOver();
    // The browser may have stored input and other data of this tab, which only the start of a page restores.
    else if (known.status === 'signedOut' && !known.hasSignedOut) reload();
    else store.dispatch(signedIn(current.person));
  };
  store.subscribe(() => {
    const known = store.getState().session;
    if ('person' in known) before = known.person.sub;
  });
  session.subscribe((event) => {
    if (event === 'expired') store.dispatch(sessionExpired());
    else if (event === 'troubled')
      store.dispatch(renewalReported({ tokenExpiresAt: session.tokenExpiresAt() }));
    else if (event === 'resumed') resume(store.getState().session);
    else {
      forget();
      store.dispatch(signedOut(session.hasSignedOut()));
    }
  });
}

/**
 * For the lifetime of the page, connects the store to the session and to this browser's storage, reloads the
 * page if code is missing after a deployment, and records uncaught errors.
 */
export function connectStore(store: ConsoleStore, session: Session): void {
  const reload = () => window.location.reload();
  followSession(store, session, {
    startOver: () => window.location.replace(SEARCH_PATH),
    reload,
    forget: () => clearBrowserData(localStorage, session.owner()),
  });
  for (const part of Object.values(STORED_STATE)) persistState<unknown>(store, part);
  reloadForMissingCode({
    store,
    buildId: store.getState().configuration.buildId,
    storage: sessionStorage,
    reload,
  });
  const record = (where: string, error: unknown) => store.dispatch(errorRecorded({ where, error }));
  window.addEventListener('error', ({ error, message }) => record('window', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => record('promise', reason));
}
