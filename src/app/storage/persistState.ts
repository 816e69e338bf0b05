import type { ConsoleStore } from '#app/store/createStore.ts';
import type { RootState } from '#store/rootReducer.ts';
import { readStored, writeStored } from './storedValue.ts';

/** A part of the state that this browser stores for the signed-in user. */
export interface StoredPart<Part> {
  keyOf: (sub: string) => string;
  /**
   * `session` for this tab, `local` for all tabs of this browser. The first storage with a valid value is
   * used.
   */
  storages: readonly ('session' | 'local')[];
  select: (state: RootState) => Part;
  /** `before` is the part when it was last stored or this tab was opened; null when the user signs in. */
  toStored(part: Part, sub: string, before: Part | null): unknown;
  /** Whether the part is also stored when the user signs in, and not only when it changes. */
  isStoredAtSignIn?: boolean;
}

/** A part that is restored for the user who signs in. */
export interface RecalledPart<Part, Recalled> extends StoredPart<Part> {
  /** Returns the data to restore; null if the stored value is missing or invalid. */
  recall: (stored: unknown) => Recalled | null;
}

/** Returns a `keyOf` whose keys contain the user's ID, so that another user does not get the data. */
export function keyOfUser(name: string): (sub: string) => string {
  return (sub) => `console.${name}:${sub}`;
}

function storageOf(name: 'session' | 'local'): Storage {
  return name === 'session' ? sessionStorage : localStorage;
}

/** Stores the part for the signed-in user whenever it changes, but not after a sign-out. */
export function persistState<Part>(store: ConsoleStore, part: StoredPart<Part>): void {
  const { keyOf, storages, select, isStoredAtSignIn } = part;
  let last = isStoredAtSignIn ? null : select(store.getState());
  store.subscribe(() => {
    const state = store.getState();
    const current = select(state);
    if (current === last || state.session.status === 'signedOut') return;
    const { sub } = state.session.person;
    for (const name of storages) writeStored(storageOf(name), keyOf(sub), part.toStored(current, sub, last));
    last = current;
  });
}

/** Returns the data that this browser has stored for the user; null if there is none. */
export function recallState<Part, Recalled>(
  { keyOf, storages, recall }: RecalledPart<Part, Recalled>,
  sub: string,
): Recalled | null {
  for (const name of storages) {
    const recalled = recall(readStored(storageOf(name), keyOf(sub)));
    if (recalled !== null) return recalled;
  }
  return null;
}
