import { signedOut, signInRequested, signOutRequested } from '#store/sessionSlice.ts';
import { call, context, put, type Saga, takeEvery } from './effects.ts';
import { settle } from './settle.ts';

function* signIn({ payload }: ReturnType<typeof signInRequested>): Saga {
  const identity = yield* context('identity');
  yield* call(identity.signIn, payload.returnPath);
}

/** S4.59: the backend's session ends as well, but nobody waits for a backend that does not answer. */
function* signOut(): Saga {
  const identity = yield* context('identity');
  const platform = yield* context('platform');
  yield* call(() => settle(platform.backend.endSession()));
  yield* put(signedOut());
  yield* call(identity.signOut);
}

export function* watchSession(): Saga {
  yield* takeEvery(signInRequested, signIn);
  yield* takeEvery(signOutRequested, signOut);
}
