import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operate } from '#sagas/core/operate.ts';
import { fetchNotifications, watchNotifications } from '#sagas/people/notifications.ts';
import { loadNotifications } from '#store/people/notificationsSlice.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { aSagaStore } from './sagaStore.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tab whose channel counts its requests. */
function aTab() {
  const { configuration } = rootReducer(undefined, { type: 'start' });
  const pages = { ...configuration.pages, notifications: 'https://news.test/list.json' };
  let show: () => void = () => undefined;
  let visible = Promise.resolve();
  const list = vi.fn(async () => []);
  const { store, stop } = aSagaStore(
    { platform: { notifications: { list } }, whenVisible: () => visible },
    [operate(loadNotifications, fetchNotifications), watchNotifications],
    { preloaded: { configuration: { ...configuration, pages } } },
  );
  store.dispatch(signedIn({ sub: 'me', name: 'Me' }));
  return {
    stop,
    hide: () => {
      visible = new Promise((resolve) => {
        show = resolve;
      });
    },
    show: () => show(),
    requestsAfter: async (minutes: number) => {
      await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
      return list.mock.calls.length;
    },
  };
}

test('R647: the news is read every five minutes while the tab is visible, and at once when it is shown again', async () => {
  const tab = aTab();
  expect(await tab.requestsAfter(1)).toBe(1);
  expect(await tab.requestsAfter(5)).toBe(2);
  tab.hide();
  expect(await tab.requestsAfter(12 * 60)).toBe(2);
  tab.show();
  expect(await tab.requestsAfter(0)).toBe(3);
  tab.stop();
});
