import { createPlatform } from '#api/platform.ts';
import { createSearchPlatform } from '#api/searchPlatform.ts';
import { lookUp } from '#domain/byKey.ts';
import type { Order } from '#domain/order.ts';
import { PEOPLE } from '#mocks/people.ts';
import { lateRootSaga } from '#sagas/lateRoot.ts';
import { orderWanted } from '#store/orderOperations.ts';
import { signedIn } from '#store/sessionSlice.ts';
import { type ConsoleStore, createConsoleStore } from '../createStore.ts';
import { createIntentSupport } from '../intentSupport.ts';
import type { Answers, PartsPlatform } from './partsPlatform.ts';

export interface PartsStore {
  store: ConsoleStore;
  /** null for a part that needs none. */
  order: Order | null;
  stop: () => void;
}

async function readOrder(store: ConsoleStore, orderId: string): Promise<Order> {
  store.dispatch(orderWanted({ orderId }));
  return new Promise((resolve) => {
    const look = () => {
      const found = lookUp(store.getState().orders.seen, orderId)?.found;
      if (found?.kind !== 'order') return;
      stop();
      resolve(found.order);
    };
    const stop = store.subscribe(look);
    look();
  });
}

/** A console's store with a person signed in and the order read; the platform answers as told from then on. */
export async function openPartsStore(
  platform: PartsPlatform,
  orderId: string | null,
  answers: Answers,
): Promise<PartsStore> {
  let now: Answers = 'normal';
  const http = platform.connect(() => now);
  const { store, startLate, stop } = createConsoleStore({
    context: {
      searchPlatform: createSearchPlatform(http),
      clock: { now: Date.now },
      ids: { next: () => crypto.randomUUID() },
      identity: {
        signIn: async () => undefined,
        endSession: () => undefined,
        signOut: async () => undefined,
      },
      navigate: () => undefined,
      leave: () => undefined,
      skipWait: () => undefined,
      tabs: { exclusively: (_name, work) => work(), settingsSaved: () => undefined },
    },
    late: async () => ({
      context: {
        platform: createPlatform(http),
        intents: createIntentSupport((action) => store.dispatch(action)),
        saveOrders: async () => undefined,
        openSignInWindow: () => false,
      },
      root: lateRootSaga,
    }),
    onDefect: (error) => reportError(error),
  });
  const { sub, name, email } = PEOPLE.staff;
  await startLate();
  store.dispatch(signedIn({ sub, name, email }));
  const order = orderId === null ? null : await readOrder(store, orderId);
  now = answers;
  return { store, order, stop: () => void stop() };
}
