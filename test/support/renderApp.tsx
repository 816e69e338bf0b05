import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { createHttp } from '#api/http/http.ts';
import { createPlatform } from '#api/platform.ts';
import { createSearchPlatform } from '#api/searchPlatform.ts';
import { journalChangeAction } from '#app/context/intentSupport.ts';
import { saveOrdersFile } from '#app/context/ordersFile.ts';
import { createCallFeed } from '#app/platform/callFeed.ts';
import { connectCallLog } from '#app/platform/connectCallLog.ts';
import { Root } from '#app/Root.tsx';
import { renderTextsAfterRegionChange } from '#app/renderTextsAfterRegionChange.ts';
import { routes } from '#app/routing/routes.tsx';
import { createConsoleStore } from '#app/store/createStore.ts';
import type { Language } from '#domain/people/languages.ts';
import { laterTextFiles } from '#i18n/laterTextFiles.ts';
import { initI18n } from '#i18n/texts.ts';
import { PEOPLE, type PersonName } from '#mocks/people.ts';
import { deferredRootSaga } from '#sagas/deferredRoot.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';
import { type MemoryBrowser, memoryBrowser } from './memoryIntentSupport.ts';
import { type SimulatedPlatform, TEST_ENDPOINTS } from './simulated.ts';

interface AppOptions {
  /** The URL at which the app opens. */
  route?: string;
  /** The signed-in user; null if no user is signed in. */
  as?: PersonName | null;
  platform: SimulatedPlatform;
  language?: Language;
  /** Initial state that replaces parts of the default state. */
  preloaded?: Partial<RootState>;
  /** The browser's journal and locks. Two apps with the same `browser` are two tabs of it. */
  browser?: MemoryBrowser;
  /**
   * The number of milliseconds by which the HTTP client's clock is ahead. A test that makes the calls of many
   * minutes in a short time needs this for the retry budget.
   */
  ahead?: () => number;
  /** Returns whether the browser opens a window for the sign-in. By default, the browser blocks it. */
  openSignInWindow?: () => boolean;
  checkServer?: () => Promise<void>;
  /** Renews the access token. By default, the issuer does so for a signed-in user. */
  renew?: () => Promise<string>;
}

/** The configuration of the app. Almost every external page has a URL. */
export const CONFIGURATION: RootState['configuration'] = {
  buildId: 'test',
  environment: 'int',
  issuerUrl: 'https://identity.test',
  supportEmail: 'support@console.test',
  mockCallbackUrl: 'https://callbacks.test/mock',
  platformOrigins: TEST_ENDPOINTS.allowedOrigins,
  pages: {
    claims: 'https://claims.test',
    createClaim: 'https://claims.test/create',
    reporter: null,
    orderPlacement: 'https://placement.test',
    logSearch: 'https://logs.test',
    catalog: 'https://catalog.test',
    requestAccess: 'https://access.test/request',
    supportChannel: 'https://chat.test',
    subscriptionAuth: 'https://subscriptions.test/authorise',
    feedback: 'https://feedback.test',
    notifications: null,
  },
};

const NAMESPACES = [
  ...new Set(Object.keys(laterTextFiles).map((path) => path.replace(/^.*\/|\.json$/g, ''))),
];

/**
 * Loads all texts of a language. If two components suspended for their texts, React would retry them
 * alternately and without end, because no texts can arrive inside `act`. The browser tests cover texts that
 * load late.
 */
async function allTexts(language: Language, regionalSettings: () => string) {
  const texts = await initI18n(language, regionalSettings);
  await texts.loadNamespaces(NAMESPACES);
  return texts;
}

/** Copies of the routes, because a router stores the loaded code in the objects that it receives. */
function freshRoutes(all: RouteObject[]): RouteObject[] {
  return all.map((route) =>
    route.children ? { ...route, children: freshRoutes(route.children) } : { ...route },
  );
}

/**
 * Renders the complete console as a user opens it: with its routes, store, sagas and HTTP client, and with
 * the simulated platform. Back-off pauses have no length, so that a retried call does not delay a test.
 */
export async function renderApp({
  route = '/',
  as = 'staff',
  platform,
  language = 'en',
  preloaded,
  browser = memoryBrowser(),
  ahead = () => 0,
  openSignInWindow = () => false,
  checkServer = async () => undefined,
  renew = () => (as ? platform.tokenFor(as) : Promise.reject(new Error('Nobody is signed in.'))),
}: AppOptions) {
  const defaults = rootReducer(undefined, { type: 'start' });
  const signIns: string[] = [];
  const left: string[] = [];
  const replacing: string[] = [];
  const defects: Error[] = [];
  const calls = createCallFeed();
  let isOver = false;
  const http = createHttp({
    // Calls that are still pending when their test ends must not reach the platform of the next test.
    fetch: (input, init) => (isOver ? new Promise<Response>(() => undefined) : fetch(input, init)),
    endpoints: platform.endpoints,
    tokens: {
      access: () => (as ? platform.tokenFor(as) : Promise.reject(new Error('Nobody is signed in.'))),
      identity: () => 'identity-token',
      renew,
    },
    random: () => 0,
    isOnline: () => navigator.onLine,
    onCall: calls.onCall,
    onWait: (service, until, goNow) => calls.onWait(service, until - ahead(), goNow),
    now: () => Date.now() + ahead(),
  });
  const texts = await allTexts(language, () => store.getState().settings.regionalSettings);
  const router = createMemoryRouter(freshRoutes(routes), { initialEntries: [route] });
  const intents = browser.openTab((news) => void act(() => void store.dispatch(journalChangeAction(news))));
  const { store, startDeferred, stop } = createConsoleStore({
    context: {
      searchPlatform: createSearchPlatform(http),
      clock: { now: Date.now },
      identity: {
        signIn: async (returnPath) => {
          signIns.push(returnPath);
        },
        endSession: () => undefined,
        redirectToSignOut: async () => undefined,
      },
      navigate: (path, options) => void router.navigate(path, options),
      isLeaving: () => router.state.navigation.state !== 'idle',
    },
    loadDeferred: async () => ({
      context: {
        platform: createPlatform(http),
        ids: { next: () => crypto.randomUUID() },
        leave: (url, isReplacing) => {
          left.push(url);
          if (isReplacing) replacing.push(url);
        },
        skipWait: calls.skipWait,
        tabs: { settingsSaved: () => undefined },
        intents,
        locks: intents.locks,
        saveOrders: (file) => saveOrdersFile(texts, file),
        openSignInWindow,
        checkServer,
        whenVisible: async () => undefined,
      },
      root: deferredRootSaga,
      reducer: rootReducer,
    }),
    preloaded: { configuration: CONFIGURATION, settings: { ...defaults.settings, language }, ...preloaded },
    onDefect: (error) => defects.push(error),
  });
  renderTextsAfterRegionChange(texts, store);
  calls.feed(connectCallLog(store));
  await startDeferred();
  if (as) store.dispatch(signedIn({ sub: PEOPLE[as].sub, name: PEOPLE[as].name }));
  // Scheduled requests, such as those for notifications, must not be sent during the next test.
  onTestFinished(() => {
    isOver = true;
    void stop();
  });
  const user = userEvent.setup();
  const view = await act(async () =>
    render(
      <Root store={store} texts={texts}>
        <RouterProvider router={router} />
      </Root>,
    ),
  );
  return {
    user,
    store,
    router,
    /** The paths to which the console would return after each sign-in that it started. */
    signIns,
    /** The URLs of other applications to which the console has navigated. */
    left,
    /** Those of them that have replaced the console's entry in the browser's history. */
    replacing,
    /** Errors that a saga did not handle. A test that expects none checks this list. */
    defects,
    close: () => {
      view.unmount();
      void stop();
    },
  };
}

/** The rendered console, and what a test needs to know about it. */
export type App = Awaited<ReturnType<typeof renderApp>>;
