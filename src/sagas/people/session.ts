import type { UnknownAction } from '@reduxjs/toolkit';
import { isFailure, isUnauthorized } from '#domain/failure.ts';
import { call, context, put, type Saga, takeEvery } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';
import { sessionExpired, signedOut, signInRequested, signOutRequested } from '#store/people/sessionSlice.ts';

/** The maximum time, in milliseconds, that the sign-out waits for the backend. */
const BACKEND_GRACE_MS = 2_000;

function* signIn({ payload }: ReturnType<typeof signInRequested>): Saga {
  const identity = yield* context('identity');
  yield* call(identity.signIn, payload.returnPath);
}

/**
 * Ends the session in all tabs and deletes its data immediately (S4.59, S7.32). Then ends the backend's
 * session if possible, and finally the issuer's.
 */
function* signOut(): Saga {
  const identity = yield* context('identity');
  const platform = yield* context('searchPlatform');
  yield* call(identity.endSession);
  const ended = settle(platform.backend.endSession());
  const grace = new Promise((resolve) => setTimeout(resolve, BACKEND_GRACE_MS));
  yield* put(signedOut());
  yield* call(() => Promise.race([ended, grace]));
  yield* call(() => settle(identity.redirectToSignOut()));
}

function isRefusedSession(action: unknown): action is UnknownAction {
  const { payload } = action as UnknownAction & { payload?: { failure?: unknown } };
  return isFailure(payload?.failure) && isUnauthorized(payload.failure);
}

export function* watchSession(): Saga {
  yield* takeEvery(signInRequested, signIn);
  yield* takeEvery(signOutRequested, signOut);
  // The screen stays unchanged and offers a sign-in.
  yield* takeEvery({ match: isRefusedSession }, () => put(sessionExpired()));
}
