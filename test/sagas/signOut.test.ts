import { runSaga, stdChannel, type UnknownAction } from 'redux-saga';
import { expect, test, vi } from 'vitest';
import { watchSession } from '#sagas/people/session.ts';
import { signOutRequested } from '#store/people/sessionSlice.ts';

test('S7.32: a backend that does not respond delays the sign-out at the issuer by two seconds at most', async () => {
  vi.useFakeTimers();
  const identity = { endSession: vi.fn(), redirectToSignOut: vi.fn(async () => undefined) };
  const endSession = () => new Promise(() => undefined);
  const channel = stdChannel<UnknownAction>();
  const context = { identity, searchPlatform: { backend: { endSession } } };
  const task = runSaga({ channel, context, dispatch: () => undefined }, watchSession);
  channel.put(signOutRequested());
  await vi.advanceTimersByTimeAsync(1_900);
  expect(identity.endSession).toHaveBeenCalledOnce();
  expect(identity.redirectToSignOut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(identity.redirectToSignOut).toHaveBeenCalledOnce();
  task.cancel();
});
