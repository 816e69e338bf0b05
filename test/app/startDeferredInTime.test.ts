import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFERRED_DEADLINE_MS, startDeferredInTime } from '#app/deferred/startDeferredInTime.ts';
import type { ConsoleStore } from '#app/store/createStore.ts';

const page = new EventTarget();
const reportError = vi.fn();

function openUrl(path: string): void {
  vi.stubGlobal('window', Object.assign(page, { location: { href: `http://console.test${path}` } }));
}

beforeEach(() => {
  vi.useFakeTimers();
  reportError.mockClear();
  openUrl('/support');
  vi.stubGlobal('reportError', reportError);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const store = { subscribe: () => () => undefined } as unknown as ConsoleStore;

/** Starts the deferred code on a page that cannot load it for the first `failures` attempts. */
async function start(failures: number) {
  let left = failures;
  const load = vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch');
  });
  startDeferredInTime(store, load);
  await vi.advanceTimersByTimeAsync(0);
  return load;
}

test('R253: code that could not be loaded is loaded again every ten seconds, and reported once', async () => {
  const load = await start(3);
  const counts = [];
  for (const pause of [10_000, 10_000, 10_000, 600_000]) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    counts.push(load.mock.calls.length);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(counts).toEqual([1, 2, 3, 4]);
  expect(load).toHaveBeenCalledTimes(4);
  expect(reportError).toHaveBeenCalledOnce();
});

test('R253: it is loaded again as soon as the browser is online, but not each time', async () => {
  const load = await start(1);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
});

test('the queue of the start page needs the code at once, the first rows of a search do not', async () => {
  openUrl('/');
  expect(await start(0)).toHaveBeenCalledOnce();
  openUrl('/?page=1');
  const load = await start(0);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(DEFERRED_DEADLINE_MS);
  expect(load).toHaveBeenCalledOnce();
});
