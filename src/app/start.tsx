import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createEndpoints } from '#api/endpoints.ts';
import { createHttp } from '#api/http.ts';
import { createPlatform } from '#api/platform.ts';
import { SIGN_IN_CALLBACK_PATH } from '#domain/paths.ts';
import { startTexts } from '#i18n/texts.ts';
import { type SessionState, sessionExpired, signedIn } from '#store/sessionSlice.ts';
import { createBulkSupport } from './bulkSupport.ts';
import type { Configuration } from './configuration.ts';
import { createConsoleStore } from './createStore.ts';
import { recallPreferences } from './preferences.ts';
import { Root } from './Root.tsx';
import { routes } from './routes.tsx';
import type { Session } from './signIn/session.ts';
import { applyTheme } from './theme.ts';

type SignInProblem = Extract<SessionState, { status: 'signedOut' }>;

/** At the callback address: finishes the sign-in and puts the wanted address in its place, before anything else sees the code. */
async function finishSignIn(session: Session): Promise<SignInProblem | null> {
  if (window.location.pathname !== SIGN_IN_CALLBACK_PATH) return null;
  const url = window.location.href;
  const leave = (path: string) => window.history.replaceState(null, '', path);
  try {
    const { returnPath, ended } = await session.completeSignIn(url);
    leave(returnPath);
    return ended === 'cancel' ? { status: 'signedOut', problem: 'cancel', message: null } : null;
  } catch (error) {
    leave('/');
    const message = error instanceof Error ? error.message : String(error);
    return { status: 'signedOut', problem: 'backend', message };
  }
}

/** Starts the console: resolves when it is drawn, or when the browser is on its way to the sign-in page. */
export async function start(
  configuration: Configuration,
  session: Session,
  root: HTMLElement,
): Promise<void> {
  const preferences = recallPreferences(localStorage, navigator.languages);
  applyTheme(preferences.theme);
  const textsStarting = startTexts(preferences.language);
  const problem = await finishSignIn(session);
  const current = session.current();
  const isNew = !('person' in current) && problem === null && current.problem === null;
  if (isNew && session.maySignInSilently()) {
    // A new tab signs in by itself when the person is signed in at the issuer; otherwise it comes straight back.
    return session.signIn(`${window.location.pathname}${window.location.search}`, true);
  }
  const http = createHttp({
    endpoints: createEndpoints(configuration.endpoints),
    tokens: session,
    isOnline: () => navigator.onLine,
  });
  const router = createBrowserRouter(routes);
  const { store } = createConsoleStore({
    context: {
      platform: createPlatform(http),
      clock: { now: Date.now },
      ids: { next: () => crypto.randomUUID() },
      identity: { signIn: (returnPath) => session.signIn(returnPath), signOut: session.signOut },
      navigate: (path, options) => void router.navigate(path, options),
      bulk: createBulkSupport(),
    },
    preloaded: {
      configuration: configuration.console,
      settings: { ...preferences, savedSearches: [], columns: null },
      session: problem ?? {
        status: 'signedOut',
        problem: 'problem' in current ? current.problem : null,
        message: null,
      },
    },
    onDefect: (error) => reportError(error),
  });
  session.onExpired(() => store.dispatch(sessionExpired()));
  if ('person' in current) store.dispatch(signedIn(current.person));
  createRoot(root).render(
    <Root store={store} texts={await textsStarting}>
      <RouterProvider router={router} />
    </Root>,
  );
}
