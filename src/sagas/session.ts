import type { UnknownAction } from '@reduxjs/toolkit';
import { isFailure, isUnauthorized } from '#domain/failure.ts';
import { waitSkipped } from '#store/callsSlice.ts';
import { leaveRequested } from '#store/leaving.ts';
import { sessionExpired, signedOut, signInRequested, signOutRequested } from '#store/sessionSlice.ts';
import { call, context, put, type Saga, takeEvery } from './effects.ts';
import { settle } from './settle.ts';

/** How long a backend that does not answer may hold up the sign-out, in milliseconds. */
const BACKEND_GRACE_MS = 2_000;

function* signIn({ payload }: ReturnType<typeof signInRequested>): Saga {
  const identity = yield* context('identity');
  yield* call(identity.signIn, payload.returnPath);
}

/**
 * S4.59, S7.32: the facts go at once, the backend's session goes as well if it can, and the tokens of every tab
 * last of all. A sign-out page that cannot be reached changes nothing of that.
 */
function* signOut(): Saga {
  const identity = yield* context('identity');
  const platform = yield* context('searchPlatform');
  const ended = settle(platform.backend.endSession());
  yield* put(signedOut());
  const grace = new Promise((resolve) => setTimeout(resolve, BACKEND_GRACE_MS));
  yield* call(() => Promise.race([ended, grace]));
  yield* call(() => settle(identity.signOut()));
}

function* skipWait({ payload }: ReturnType<typeof waitSkipped>): Saga {
  const skip = yield* context('skipWait');
  skip(payload);
}

function* leave({ payload }: ReturnType<typeof leaveRequested>): Saga {
  const leaveFor = yield* context('leave');
  leaveFor(payload.url, payload.replace === true);
}

function isRefusedSession(action: unknown): action is UnknownAction {
  const { payload } = action as UnknownAction & { payload?: { failure?: unknown } };
  return isFailure(payload?.failure) && isUnauthorized(payload.failure);
}

/** The screen stays as it is, and offers a sign-in that comes back to it. */
function* expire(): Saga {
  yield* put(sessionExpired());
}

export function* watchSession(): Saga {
  yield* takeEvery(signInRequested, signIn);
  yield* takeEvery(signOutRequested, signOut);
  yield* takeEvery(waitSkipped, skipWait);
  yield* takeEvery(leaveRequested, leave);
  yield* takeEvery({ match: isRefusedSession }, expire);
}
