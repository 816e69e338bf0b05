import { configureStore } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import type { SessionEvent } from '#app/signIn/session.ts';
import { followSession } from '#app/store/connectStore.ts';
import type { ConsoleStore } from '#app/store/createStore.ts';
import { loadPermissions } from '#store/console/referenceOperations.ts';
import { type Person, signedIn, signedOut, signInFailed } from '#store/people/sessionSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';

const ADA: Person = { sub: 'ada', name: 'Ada' };
const BEN: Person = { sub: 'ben', name: 'Ben' };

/** A tab in which Ada is signed in, or nobody yet. `emit` raises an event of its session. */
function aTab({ isSignedIn = true } = {}) {
  const store = configureStore({ reducer: rootReducer }) as unknown as ConsoleStore;
  const startOver = vi.fn();
  const reload = vi.fn();
  let raise: (event: SessionEvent) => void = () => undefined;
  let person: Person | null = ADA;
  const current = () => (person ? { person } : { problem: null });
  const forget = vi.fn();
  let tokenExpiresAt: number | null = null;
  let hasSignedOut = true;
  const session = {
    hasSignedOut: () => hasSignedOut,
    subscribe: (listener: typeof raise) => (raise = listener),
    current,
    tokenExpiresAt: () => tokenExpiresAt,
  };
  followSession(store, session, { startOver, reload, forget });
  if (isSignedIn) store.dispatch(signedIn(ADA));
  const emit = (event: SessionEvent, now: Person | null, until: number | null = null) => {
    person = now;
    tokenExpiresAt = until;
    raise(event);
  };
  const clearStorage = () => {
    hasSignedOut = false;
    emit('signedOut', null);
  };
  return { store, startOver, reload, forget, emit, clearStorage };
}

test('signing out elsewhere also clears this tab', () => {
  const { store, forget, emit } = aTab();
  emit('signedOut', null);
  expect(forget).toHaveBeenCalledOnce();
  expect(store.getState().session).toMatchObject({ status: 'signedOut', hasSignedOut: true });
});

test('R593: a tab that lost its session because the browser’s storage was cleared does not say that the user signed out', () => {
  const { store, forget, clearStorage } = aTab();
  clearStorage();
  expect(forget).toHaveBeenCalledOnce();
  expect(store.getState().session).toMatchObject({ status: 'signedOut', hasSignedOut: false });
});

test('an issuer in trouble keeps the user signed in while the token is valid, until a renewal succeeds', () => {
  const { store, emit } = aTab();
  emit('troubled', ADA, 1_000);
  expect(store.getState().session).toEqual({ status: 'signedIn', person: ADA, tokenExpiresAt: 1_000 });
  emit('resumed', ADA);
  expect(store.getState().session).toEqual({ status: 'signedIn', person: ADA });
});

test('after the token has expired in trouble, the screen stays and the renewal continues; a refusal ends it', () => {
  const { store, emit } = aTab();
  emit('troubled', ADA);
  expect(store.getState().session).toMatchObject({ status: 'expired', person: ADA, isRetrying: true });
  emit('expired', ADA);
  expect(store.getState().session).toMatchObject({ status: 'expired', isRetrying: false });
  emit('resumed', ADA);
  expect(store.getState().session).toEqual({ status: 'signedIn', person: ADA });
});

test('a user who signs in again after signing out elsewhere continues', () => {
  const { store, startOver, reload, emit } = aTab();
  emit('signedOut', null);
  emit('resumed', ADA);
  expect(store.getState().session).toEqual({ status: 'signedIn', person: ADA });
  expect(startOver).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

// The input is recalled when a page starts. Without the reload, the next letter would replace all of it.
test.each(['', 'cancel', 'unreachable'] as const)(
  'R30: a sign-in page (%s) that gets the session of another tab is loaded again, so that it shows the earlier input',
  (problem) => {
    const { store, reload, emit } = aTab({ isSignedIn: false });
    if (problem) store.dispatch(signInFailed({ problem, message: null }));
    emit('resumed', ADA);
    expect(reload).toHaveBeenCalledOnce();
    expect(store.getState().session.status).toBe('signedOut');
  },
);

test('another user starts over even if the previous one signed out on this page', () => {
  const { store, startOver, emit } = aTab();
  store.dispatch(signedOut());
  emit('resumed', BEN);
  expect(startOver).toHaveBeenCalledOnce();
  expect(store.getState().session.status).toBe('signedOut');
});

test('another user starts over, and sees no data of the previous one', () => {
  const { store, startOver, emit } = aTab();
  const grants = { merchants: [], fulfillers: [], groups: ['developers'] };
  store.dispatch(loadPermissions.succeeded({ params: { sub: 'ada' }, result: grants }));
  emit('signedOut', null);
  expect(store.getState().operations).toEqual({});
  emit('resumed', BEN);
  expect(startOver).toHaveBeenCalledOnce();
  expect(store.getState().session.status).toBe('signedOut');
});
