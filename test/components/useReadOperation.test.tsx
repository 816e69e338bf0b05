import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadEvents } from '#store/order/panelOperations.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { useReadOperation } from '#store/useReadOperation.ts';

/** The types of the actions that a part dispatches for order-1, as it is rendered and unmounted. */
function reading(isEnabled: boolean, since = 0) {
  const types: string[] = [];
  const store = configureStore({
    reducer: rootReducer,
    middleware: () =>
      new Tuple(() => (next: (action: unknown) => unknown) => (action: unknown) => {
        types.push((action as UnknownAction).type);
        return next(action);
      }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const rendered = renderHook(
    (isEnabled: boolean) => useReadOperation(loadEvents, { orderId: 'order-1' }, { since, isEnabled }),
    { wrapper, initialProps: isEnabled },
  );
  return { ...rendered, types, store };
}

const { requested, abandoned } = loadEvents;

test('a part reads its data once, and cancels the read when it is unmounted', () => {
  const { rerender, unmount, types } = reading(true);
  rerender(true);
  expect(types).toEqual([requested.type]);
  unmount();
  expect(types).toEqual([requested.type, abandoned.type]);
});

describe('R311: after the clock was set back by an hour', () => {
  const HOUR = 3_600_000;
  const params = { orderId: 'order-1' };
  const result = { events: [], hasMore: false } as never;
  afterEach(() => void vi.useRealTimers());

  test('data from before is read again', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 2 * HOUR });
    const { types, store, rerender } = reading(true);
    act(() => void store.dispatch(loadEvents.succeeded({ params, result })));
    vi.setSystemTime(HOUR);
    rerender(true);
    expect(types.filter((type) => type === requested.type)).toHaveLength(2);
  });

  test('data of an order that was loaded before is read once, not again and again', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: HOUR });
    const { types, store } = reading(true, 2 * HOUR);
    for (let responses = 0; responses < 3; responses += 1)
      act(() => void store.dispatch(loadEvents.succeeded({ params, result })));
    expect(types.filter((type) => type === requested.type)).toHaveLength(1);
  });
});

test('a part reads nothing and cancels nothing until it is enabled', () => {
  const { unmount, types } = reading(false);
  unmount();
  expect(types).not.toContain(requested.type);
  expect(types).not.toContain(abandoned.type);
  const later = reading(false);
  later.rerender(true);
  expect(later.types).toEqual([requested.type]);
  later.rerender(false);
  expect(later.types).toEqual([requested.type, abandoned.type]);
});
