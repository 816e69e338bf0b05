import { configureStore, type Middleware, Tuple } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { COUNT_REFRESH_MS } from '#domain/limits.ts';
import { DEFAULT_CRITERIA, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { usePeriodicRefresh } from '#screens/search/usePeriodicRefresh.ts';
import { selectOperation } from '#store/operation.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { countOrders } from '#store/search/searchOperations.ts';

function Counts({ of }: { of: readonly SearchCriteria[] }) {
  usePeriodicRefresh(countOrders, of);
  return null;
}

const named = (searchTerm: string): SearchCriteria => ({ ...DEFAULT_CRITERIA, searchTerm });

afterEach(() => void vi.useRealTimers());

test('R607: a count that another part of the page shows too is not called off', () => {
  const store = configureStore({ reducer: rootReducer });
  const statusOf = (term: string) =>
    selectOperation(store.getState(), countOrders, countOrders.subjectOf(named(term))).status;
  const page = (isMenuOpen: boolean) => (
    <Provider store={store}>
      <Counts of={[named('shared')]} />
      {isMenuOpen && <Counts of={[named('shared'), named('own')]} />}
    </Provider>
  );
  const { rerender, unmount } = render(page(true));
  expect([statusOf('shared'), statusOf('own')]).toEqual(['running', 'running']);
  rerender(page(false));
  expect([statusOf('shared'), statusOf('own')]).toEqual(['running', 'idle']);
  unmount();
  expect(statusOf('shared')).toBe('idle');
});

test('R645: counts are requested every minute although a browser runs some timers later than others', () => {
  vi.useFakeTimers();
  let requests = 0;
  const counting: Middleware = () => (next) => (action) => {
    if (countOrders.requested.match(action)) requests += 1;
    return next(action);
  };
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple(counting) });
  const criteria = named('posters');
  render(
    <Provider store={store}>
      <Counts of={[criteria]} />
    </Provider>,
  );
  const start = Date.now();
  for (const [minute, lateness] of [3, 1, 2, 0].entries()) {
    act(() => void store.dispatch(countOrders.succeeded({ params: criteria, result: 1 })));
    vi.setSystemTime(start + minute * COUNT_REFRESH_MS + lateness);
    act(() => void vi.advanceTimersByTime(COUNT_REFRESH_MS));
    expect(requests).toBe(minute + 2);
  }
});
