import type { RootState } from '#store/rootReducer.ts';
import type { ConsoleStore } from './createStore.ts';
import { writeStored } from './storage.ts';

/** Writes a part of the facts through to a storage whenever it changes, for whoever is signed in. */
export function remember(
  store: ConsoleStore,
  storage: Storage,
  keyOf: (sub: string) => string,
  select: (state: RootState) => unknown,
): void {
  let last = select(store.getState());
  store.subscribe(() => {
    const state = store.getState();
    const current = select(state);
    if (current === last || state.session.status === 'signedOut') return;
    last = current;
    writeStored(storage, keyOf(state.session.person.sub), current);
  });
}
