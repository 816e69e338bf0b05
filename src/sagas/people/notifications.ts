import type { Notification } from '#domain/people/notification.ts';
import { MINUTE_MS } from '#domain/time/time.ts';
import { call, context, delay, put, readPlatform, type Saga, select, take } from '#sagas/core/effects.ts';
import { loadNotifications } from '#store/people/notificationsSlice.ts';
import { signedIn } from '#store/people/sessionSlice.ts';

/** The delay, in milliseconds, before the first request, so that it does not slow down the first screen. */
const FIRST_AFTER_MS = 3_000;
const AGAIN_AFTER_MS = 5 * MINUTE_MS;

export function fetchNotifications({ url }: { url: string }): Saga<Notification[]> {
  return readPlatform(({ notifications }, signal) => notifications.list(url, { signal, lane: 'background' }));
}

/**
 * R647: reads the notifications channel, if there is one, soon after the sign-in and then every few minutes while
 * the tab is visible, because many tabs stay open in the background overnight.
 */
export function* watchNotifications(): Saga {
  const url = yield* select((state) => state.configuration.pages.notifications);
  if (url === null) return;
  yield* take(signedIn.match);
  yield* delay(FIRST_AFTER_MS);
  while (true) {
    yield* call(yield* context('whenVisible'));
    const isThere = yield* select((state) => state.session.status === 'signedIn');
    if (isThere) yield* put(loadNotifications.requested({ url }));
    yield* delay(AGAIN_AFTER_MS);
  }
}
