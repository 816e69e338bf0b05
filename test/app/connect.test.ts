import { configureStore } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { follow } from '#app/connect.ts';
import type { ConsoleStore } from '#app/createStore.ts';
import type { SessionEvent } from '#app/signIn/session.ts';
import { loadPermissions } from '#store/referenceOperations.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { type Person, signedIn } from '#store/sessionSlice.ts';

const ADA: Person = { sub: 'ada', name: 'Ada', email: '' };
const BEN: Person = { sub: 'ben', name: 'Ben', email: '' };

/** A tab in which Ada is signed in, and what its session tells of. */
function aTab() {
  const store = configureStore({ reducer: rootReducer }) as unknown as ConsoleStore;
  const reload = vi.fn();
  let hear: (event: SessionEvent) => void = () => undefined;
  let person: Person | null = ADA;
  const current = () => (person ? { person } : { problem: null });
  follow(store, { hear: (listener) => (hear = listener), current }, reload);
  store.dispatch(signedIn(ADA));
  const tell = (event: SessionEvent, now: Person | null) => {
    person = now;
    hear(event);
  };
  return { store, reload, tell };
}

test('who signs in again after signing out elsewhere goes on', () => {
  const { store, reload, tell } = aTab();
  tell('signedOut', null);
  tell('resumed', ADA);
  expect(store.getState().session).toEqual({ status: 'signedIn', person: ADA });
  expect(reload).not.toHaveBeenCalled();
});

test('somebody else starts anew: nothing of the person before is theirs to see', () => {
  const { store, reload, tell } = aTab();
  const grants = { merchants: [], fulfillers: [], groups: ['developers'] };
  store.dispatch(loadPermissions.succeeded({ params: { sub: 'ada' }, result: grants }));
  tell('signedOut', null);
  expect(store.getState().operations).toEqual({});
  tell('resumed', BEN);
  expect(reload).toHaveBeenCalledOnce();
  expect(store.getState().session.status).toBe('signedOut');
});
