import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCallFeed } from '#app/platform/callFeed.ts';
import { connectCallLog } from '#app/platform/connectCallLog.ts';
import type { ConsoleStore } from '#app/store/createStore.ts';
import type { PlatformCall } from '#domain/console/call.ts';
import { rootReducer } from '#store/rootReducer.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store with reducers only, and the number of actions dispatched to it. */
function aStore() {
  let state = rootReducer(undefined, { type: 'start' });
  const told = { times: 0 };
  const dispatch = vi.fn((action) => {
    told.times += 1;
    state = rootReducer(state, action);
    return action;
  });
  return { store: { dispatch, getState: () => state } as unknown as ConsoleStore, told };
}

const aCall = (id: number): PlatformCall => ({
  id,
  service: 'order-manager',
  method: 'GET',
  url: 'https://orders.test/',
  status: 200,
  outcome: 'ok',
  reason: null,
  tries: 1,
  startedAt: 0,
  durationMs: 12,
  correlationId: null,
});

it('reports a hundred calls of one moment at once', () => {
  const { store, told } = aStore();
  const { feed, onCall } = createCallFeed();
  feed(connectCallLog(store));
  for (let id = 1; id <= 100; id += 1) onCall(aCall(id));
  expect(told.times).toBe(0);
  vi.advanceTimersByTime(250);
  expect(told.times).toBe(1);
  expect(store.getState().calls.calls).toHaveLength(100);
});

it('keeps the last two hundred calls', () => {
  const { store } = aStore();
  const { feed, onCall } = createCallFeed();
  feed(connectCallLog(store));
  for (let id = 1; id <= 250; id += 1) onCall(aCall(id));
  vi.advanceTimersByTime(250);
  expect(store.getState().calls.calls.map(({ id }) => id)).toEqual(
    Array.from({ length: 200 }, (_, i) => i + 51),
  );
});

it('a wait ends with its call, whether the call is repeated or abandoned', () => {
  const { store } = aStore();
  const { feed, onWait } = createCallFeed();
  feed(connectCallLog(store));
  const end = onWait('carriers', 1_005_000, () => undefined);
  vi.advanceTimersByTime(2_000);
  end();
  expect(store.getState().calls.waits).toEqual({});
});

it('the longest wait of a service is shown, and if it ends early, the longest of the others', () => {
  const { store } = aStore();
  const { feed, onWait } = createCallFeed();
  feed(connectCallLog(store));
  const ends = [1_005_000, 1_009_000, 1_007_000].map((until) => onWait('carriers', until, () => undefined));
  const endOf = (index: number) => {
    ends[index]?.();
    return store.getState().calls.waits;
  };
  expect(store.getState().calls.waits).toEqual({ carriers: 1_009_000 });
  expect(endOf(1)).toEqual({ carriers: 1_007_000 });
  expect(endOf(0)).toEqual({ carriers: 1_007_000 });
  expect(endOf(2)).toEqual({});
});

it('skipping a wait sends every call of that service, and no other', () => {
  const { store } = aStore();
  const gone: string[] = [];
  const { feed, onWait, skipWait } = createCallFeed();
  feed(connectCallLog(store));
  onWait('carriers', 1_005_000, () => gone.push('carriers 1'));
  onWait('carriers', 1_006_000, () => gone.push('carriers 2'));
  onWait('claims', 1_006_000, () => gone.push('claims'));
  skipWait('carriers');
  expect(gone).toEqual(['carriers 1', 'carriers 2']);
});

it('reports earlier calls once there is a listener', () => {
  const { store } = aStore();
  const { feed, onCall, onWait } = createCallFeed();
  onCall(aCall(1));
  const end = onWait('carriers', 1_001_000, () => undefined);
  onWait('order-manager', 1_009_000, () => undefined);
  vi.advanceTimersByTime(2_000);
  end();
  feed(connectCallLog(store));
  vi.advanceTimersByTime(250);
  expect(store.getState().calls.calls.map(({ id }) => id)).toEqual([1]);
  expect(store.getState().calls.waits).toEqual({ 'order-manager': 1_009_000 });
});
