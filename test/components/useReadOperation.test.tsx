import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { loadEvents } from '#store/order/panelOperations.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { useReadOperation } from '#store/useReadOperation.ts';

/** The types of the actions that a part dispatches for order-1, as it is rendered and unmounted. */
function reading(isEnabled: boolean) {
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
    (enabled: boolean) => useReadOperation(loadEvents, { orderId: 'order-1' }, 0, enabled),
    { wrapper, initialProps: isEnabled },
  );
  return { ...rendered, types };
}

const { requested, abandoned } = loadEvents;

test('a part reads its data once, and cancels the read when it is unmounted', () => {
  const { rerender, unmount, types } = reading(true);
  rerender(true);
  expect(types).toEqual([requested.type]);
  unmount();
  expect(types).toEqual([requested.type, abandoned.type]);
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
