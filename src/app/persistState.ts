import type { RootState } from '#store/rootReducer.ts';
import type { ConsoleStore } from './createStore.ts';
import { writeStored } from './storage.ts';

/**
 * Stores a part of the state under a key for the signed-in user whenever that part changes, but not after a
 * sign-out. `toStored` returns the data to store.
 */
export function persistState<T>(
  store: ConsoleStore,
  storage: Storage,
  keyOf: (sub: string) => string,
  select: (state: RootState) => T,
  toStored: (part: T) => unknown = (part) => part,
): void {
  let last = select(store.getState());
  store.subscribe(() => {
    const state = store.getState();
    const current = select(state);
    if (current === last || state.session.status === 'signedOut') return;
    last = current;
    writeStored(storage, keyOf(state.session.person.sub), toStored(current));
  });
}
