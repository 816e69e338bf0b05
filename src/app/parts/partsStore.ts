import { createPlatform } from '#api/platform.ts';
import { createSearchPlatform } from '#api/searchPlatform.ts';
import { lookUp } from '#domain/byKey.ts';
import type { PageUrls } from '#domain/console/pageSettings.ts';
import type { Order } from '#domain/order/order.ts';
import { PEOPLE } from '#mocks/people.ts';
import { deferredRootSaga } from '#sagas/deferredRoot.ts';
import type { ConsoleConfiguration } from '#store/console/configurationSlice.ts';
import { orderOpened } from '#store/order/orderOperations.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';
import { createIntentSupport } from '../context/intentSupport.ts';
import { tabLocks } from '../context/tabLocks.ts';
import { type ConsoleStore, createConsoleStore } from '../store/createStore.ts';
import type { ExampleState } from './part.ts';
import { ENDPOINTS, type PartsPlatform, type ResponseMode } from './partsPlatform.ts';

export interface PartsStore {
  store: ConsoleStore;
  /** Null for a part that needs no order. */
  order: Order | null;
  stop: () => void;
}

/**
 * Resolves with the first result of `find` that is not null. It calls `find` immediately and after every
 * action.
 */
export function untilFound<T>(store: ConsoleStore, find: (state: RootState) => T | null): Promise<T> {
  return new Promise((resolve) => {
    const check = () => {
      const found = find(store.getState());
      if (found === null) return;
      stop();
      resolve(found);
    };
    const stop = store.subscribe(check);
    check();
  });
}

async function readOrder(store: ConsoleStore, orderId: string): Promise<Order> {
  store.dispatch(orderOpened({ orderId }));
  return untilFound(store, ({ orders }) => {
    const found = lookUp(orders.loaded, orderId)?.found;
    return found?.kind === 'order' ? found.order : null;
  });
}

const PAGES: PageUrls = {
  claims: 'https://claims.simulated.example',
  createClaim: 'https://claims.simulated.example/create',
  reporter: null,
  orderPlacement: 'https://placement.simulated.example',
  logSearch: 'https://logs.simulated.example',
  catalog: 'https://catalog.simulated.example',
  requestAccess: 'https://access.simulated.example',
  supportChannel: 'https://chat.simulated.example',
  subscriptionAuth: 'https://subscriptions.simulated.example',
  feedback: 'https://feedback.simulated.example',
  notifications: 'https://notifications.simulated.example/channel.json',
};
const CONFIGURATION: ConsoleConfiguration = {
  buildId: 'parts',
  environment: 'int',
  pages: PAGES,
  issuerUrl: 'https://issuer.simulated.example',
  supportEmail: 'support@console.example',
  mockCallbackUrl: '',
  platformOrigins: ENDPOINTS.allowedOrigins,
};

/**
 * Creates a store with a signed-in user, loads the order if there is one, and prepares the example. From then
 * on, the platform responds as `responses` specifies.
 */
export async function openPartsStore(
  platform: PartsPlatform,
  orderId: string | null,
  { responses = 'normal', prepare }: Pick<ExampleState, 'responses' | 'prepare'>,
): Promise<PartsStore> {
  let now: ResponseMode = 'normal';
  const http = platform.connect(() => now);
  const { store, startDeferred, stop } = createConsoleStore({
    context: {
      searchPlatform: createSearchPlatform(http),
      clock: { now: Date.now },
      identity: {
        signIn: async () => undefined,
        endSession: () => undefined,
        redirectToSignOut: async () => undefined,
      },
      navigate: () => undefined,
      isLeaving: () => false,
    },
    loadDeferred: async () => ({
      context: {
        platform: createPlatform(http),
        ids: { next: () => crypto.randomUUID() },
        leave: () => undefined,
        skipWait: () => undefined,
        locks: tabLocks,
        tabs: { settingsSaved: () => undefined },
        intents: createIntentSupport((action) => store.dispatch(action)),
        saveOrders: async () => undefined,
        openSignInWindow: () => false,
        checkServer: async () => undefined,
        whenVisible: async () => undefined,
      },
      root: deferredRootSaga,
      reducer: rootReducer,
    }),
    preloaded: { configuration: CONFIGURATION },
    onDefect: (error) => reportError(error),
  });
  const { sub, name } = PEOPLE.staff;
  await startDeferred();
  store.dispatch(signedIn({ sub, name }));
  const order = orderId === null ? null : await readOrder(store, orderId);
  await prepare?.(store);
  now = responses;
  return { store, order, stop: () => void stop() };
}
