import { SEARCH_PATH } from '#domain/links/paths.ts';
import { call, context, delay, put, type Saga, takeEvery } from '#sagas/core/effects.ts';
import { waitSkipped } from '#store/console/callsSlice.ts';
import { leaveRequested } from '#store/console/leaving.ts';
import { signedOut, signInRequested, signInWindowRequested } from '#store/people/sessionSlice.ts';

/**
 * Opens a window for the sign-in. If the browser opens none, the user signs in on this page and returns to
 * its URL.
 */
function* signInInWindow({ payload }: ReturnType<typeof signInWindowRequested>): Saga {
  const openWindow = yield* context('openSignInWindow');
  if (!openWindow()) yield* put(signInRequested(payload));
}

/** Replaces the URL after the sign-out, because it may contain the user's search text. */
function* replaceUrlAfterSignOut(): Saga {
  const navigate = yield* context('navigate');
  // Once the sign-in page is rendered, no dialog asks whether to leave.
  yield* delay(0);
  yield* call(navigate, SEARCH_PATH, { replace: true });
}

function* skipWait({ payload }: ReturnType<typeof waitSkipped>): Saga {
  const skip = yield* context('skipWait');
  skip(payload);
}

function* leave({ payload }: ReturnType<typeof leaveRequested>): Saga {
  const leaveFor = yield* context('leave');
  leaveFor(payload.url, payload.replace === true);
}

/**
 * Handles sign-in windows, the sign-out, skipped waits and external pages. The first screen needs none of
 * these.
 */
export function* watchLeaving(): Saga {
  yield* takeEvery(signInWindowRequested, signInInWindow);
  yield* takeEvery(signedOut, replaceUrlAfterSignOut);
  yield* takeEvery(waitSkipped, skipWait);
  yield* takeEvery(leaveRequested, leave);
}
