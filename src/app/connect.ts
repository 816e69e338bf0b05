import { errorRecorded } from '#store/diagnosticsSlice.ts';
import { type Person, sessionExpired, signedIn, signedOut } from '#store/sessionSlice.ts';
import type { ConsoleStore } from './createStore.ts';
import { draftsKey } from './drafts.ts';
import { lastSearchKey } from './lastSearch.ts';
import { watchVersion } from './newVersion.ts';
import { readNotificationsKey } from './readNotifications.ts';
import { remember } from './remember.ts';
import { selectedIds, selectionKey } from './selection.ts';
import type { Session } from './signIn/session.ts';

/** What the session tells of. Whoever signs in where somebody else was before finds nothing of theirs. */
export function follow(store: ConsoleStore, session: Pick<Session, 'hear' | 'current'>, reload: () => void) {
  let before: string | undefined;
  const welcome = (person: Person) => {
    if (before && before !== person.sub) reload();
    else store.dispatch(signedIn(person));
  };
  session.hear((event) => {
    const current = session.current();
    const known = store.getState().session;
    if ('person' in known) before = known.person.sub;
    if (event === 'expired') store.dispatch(sessionExpired());
    else if (event === 'signedOut') store.dispatch(signedOut());
    else if ('person' in current && known.status !== 'signedIn') welcome(current.person);
  });
}

/** The session's own events, and what goes wrong outside of any call, for as long as the page lives. */
export function connect(store: ConsoleStore, session: Session): void {
  const reload = () => window.location.reload();
  follow(store, session, reload);
  remember(store, sessionStorage, draftsKey, ({ drafts }) => drafts);
  remember(store, sessionStorage, selectionKey, ({ selection }) => selection, selectedIds);
  remember(store, localStorage, lastSearchKey, ({ lastSearch }) => lastSearch.query);
  remember(store, localStorage, readNotificationsKey, ({ notifications }) => notifications.readIds);
  watchVersion({
    store,
    buildId: import.meta.env.VITE_BUILD_ID,
    storage: sessionStorage,
    reload,
  });
  const record = (where: string, error: unknown) => store.dispatch(errorRecorded({ where, error }));
  window.addEventListener('error', ({ error, message }) => record('window', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => record('promise', reason));
}
