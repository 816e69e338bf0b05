import type { i18n } from 'i18next';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { clearBrowserData } from '#app/storage/browserData.ts';
import { recallState } from '#app/storage/persistState.ts';
import { recallPreferences } from '#app/storage/preferences.ts';
import { STORED_STATE } from '#app/storage/storedState.ts';
import { whenIdle } from '#components/loading/whenIdle.ts';
import { orderIdIn, SIGN_IN_PATH_PREFIX } from '#domain/links/paths.ts';
import type { Preferences } from '#domain/people/preferences.ts';
import { criteriaOfUrl } from '#domain/search/searchUrl.ts';
import { initI18n } from '#i18n/texts.ts';
import { errorRecorded } from '#store/console/diagnosticsSlice.ts';
import { messageAnnounced } from '#store/console/messagesSlice.ts';
import { orderPrefetched } from '#store/order/orderOperations.ts';
import { type SignInFailure, signedIn, signInFailed } from '#store/people/sessionSlice.ts';
import { initialSettings } from '#store/people/settingsSlice.ts';
import { selectionRecalled } from '#store/results/selectionSlice.ts';
import { searchOpened } from '#store/search/searchOperations.ts';
import { resultsRecalled } from '#store/search/searchSlice.ts';
import type { Configuration } from './configuration.ts';
import { DEFERRED_DEADLINE_MS, startDeferredInTime } from './deferred/startDeferredInTime.ts';
import { connectCallLog } from './platform/connectCallLog.ts';
import type { PlatformClient } from './platform/platformClient.ts';
import { Root } from './Root.tsx';
import { renderTextsAfterRegionChange } from './renderTextsAfterRegionChange.ts';
import { createConsoleRouter } from './routing/consoleRouter.ts';
import { pageUrl } from './routing/pageUrl.ts';
import type { SessionStart, SessionStartResult } from './signIn/establishSession.ts';
import type { Session } from './signIn/session.ts';
import { connectStore } from './store/connectStore.ts';
import { type ConsoleStore, createConsoleStore } from './store/createStore.ts';

const UNREACHABLE: SignInFailure = { problem: 'unreachable', message: null };

interface ConsoleStart {
  client: PlatformClient;
  sessionStart: SessionStart;
  preferences: Preferences;
  texts: Promise<i18n>;
}

/**
 * Starts the search or the order in the URL before rendering. The screen then uses the same requests. For an
 * order, they start before the code of its screen is loaded.
 */
function readEarly(store: ConsoleStore): void {
  const url = pageUrl();
  const criteria = criteriaOfUrl(url);
  const orderId = orderIdIn(url.pathname);
  if (criteria) store.dispatch(searchOpened(criteria));
  if (orderId !== '') store.dispatch(orderPrefetched({ orderId }));
}

/** Clears the data of other users or, after a sign-out, all data. Returns the preferences that remain. */
function ownPreferences(preferences: Preferences, sessionStart: SessionStart): Preferences {
  const sub = sessionStart.status === 'signedIn' ? sessionStart.person.sub : null;
  if (sessionStart.status === 'signedOut' && !sessionStart.hasSignedOut) return preferences;
  clearBrowserData(sessionStorage, sub);
  return clearBrowserData(localStorage, sub)
    ? recallPreferences(localStorage, navigator.languages)
    : preferences;
}

/** Reports failures of this page if the deployment configures a collector (docs/reporting.md). */
function report(configuration: Configuration, store: ConsoleStore): void {
  const { reportUrl } = configuration;
  if (reportUrl === null) return;
  const begin = async () => {
    const { startPageReporting } = await import('./reporting/reporting.ts');
    startPageReporting(reportUrl, configuration, store);
  };
  // Failures before this point are in the store, which the reporting reads first.
  whenIdle(() => void begin().catch(() => undefined), DEFERRED_DEADLINE_MS);
}

/**
 * Creates the router and the store, and connects the store to the session. For a signed-in user, also starts
 * the search and restores the data that this browser has stored.
 */
function assemble({ client, sessionStart, preferences, texts }: ConsoleStart) {
  const { configuration, session, calls, searchPlatform } = client;
  const router = createConsoleRouter();
  const { store, startDeferred } = createConsoleStore({
    context: {
      searchPlatform,
      clock: { now: Date.now },
      identity: {
        signIn: async (returnPath) => {
          const redirect = async () => (await session.loadSignInFlow()).redirectToIssuer(returnPath);
          const failure = await redirect().catch(() => UNREACHABLE);
          if (failure) store.dispatch(signInFailed(failure));
        },
        endSession: () => {
          // In this order, there is room for the record of the sign-out even if the storage is full.
          clearBrowserData(localStorage);
          session.end();
        },
        redirectToSignOut: session.redirectToSignOut,
      },
      navigate: (path, options) => void router.navigate(path, options),
      isLeaving: () => router.state.navigation.state !== 'idle',
    },
    loadDeferred: async () =>
      (await import('./deferred/deferred.ts')).createDeferredRoot(client, texts, store),
    preloaded: {
      configuration: configuration.console,
      settings: initialSettings(ownPreferences(preferences, sessionStart)),
      ...(sessionStart.status === 'signedOut'
        ? { session: sessionStart }
        : {
            drafts: recallState(STORED_STATE.drafts, sessionStart.person.sub) ?? {},
          }),
    },
    onDefect: (error) => reportError(error),
  });
  calls.feed(connectCallLog(store));
  connectStore(store, session);
  report(configuration, store);
  if (sessionStart.status === 'signedIn') {
    readEarly(store);
    store.dispatch(signedIn(sessionStart.person));
    const snapshot = recallState(STORED_STATE.lastResults, sessionStart.person.sub);
    if (snapshot) store.dispatch(resultsRecalled(snapshot));
    const orderIds = recallState(STORED_STATE.selection, sessionStart.person.sub);
    if (orderIds?.length) store.dispatch(selectionRecalled({ orderIds }));
    if (sessionStart.notice) store.dispatch(messageAnnounced(sessionStart.notice));
  }
  return { store, router, startDeferred };
}

/** Returns how the visit starts. Makes no call if this tab has a session. */
async function findSession(
  session: Session,
  root: HTMLElement,
  texts: Promise<i18n>,
): Promise<SessionStartResult> {
  const { pathname } = window.location;
  const current = session.current();
  if ('person' in current && !pathname.startsWith(SIGN_IN_PATH_PREFIX))
    return { status: 'signedIn', ...current };
  const { establishSession } = await import('./signIn/establishSession.ts');
  const sessionStart = await establishSession(session, pageUrl(), (path) =>
    window.history.replaceState(null, '', path),
  );
  if (sessionStart === 'signInWindow') {
    const { endSignInWindow } = await import('./signIn/signInWindow.ts');
    await endSignInWindow(root, session, await texts);
  }
  return sessionStart;
}

/**
 * Starts the console. Resolves when React has begun to render it. Renders nothing if the browser is about to
 * open the issuer's sign-in page, or if this window was opened only for a sign-in.
 */
export async function startConsole(
  client: PlatformClient,
  preferences: Preferences,
  root: HTMLElement,
): Promise<void> {
  let regionalSettings = () => preferences.regionalSettings;
  const texts = initI18n(preferences.language, () => regionalSettings());
  // `await texts` below handles the failure. This handler only prevents an unhandled rejection.
  texts.catch(() => undefined);
  const sessionStart = await findSession(client.session, root, texts);
  if (sessionStart === 'redirecting' || sessionStart === 'signInWindow') return;
  const { store, router, startDeferred } = assemble({ client, sessionStart, preferences, texts });
  // Before the first rendering, because an order in the URL waits for it. Afterwards, with the `slow` profile of
  // the benchmark, the order was shown after 1,959 ms instead of 1,793 (medians of 16 warm loads).
  startDeferredInTime(store, startDeferred);
  const started = await texts;
  regionalSettings = () => store.getState().settings.regionalSettings;
  renderTextsAfterRegionChange(started, store);
  const reactRoot = createRoot(root, {
    onCaughtError: (error) => store.dispatch(errorRecorded({ where: 'rendering', error })),
    onUncaughtError: (error) => reportError(error),
  });
  // As a transition, the first rendering yields to the response of the search and to the user.
  startTransition(() =>
    reactRoot.render(
      <Root store={store} texts={started}>
        {/* `onCaughtError` above already reports these errors. */}
        <RouterProvider router={router} onError={() => undefined} />
      </Root>,
    ),
  );
}
