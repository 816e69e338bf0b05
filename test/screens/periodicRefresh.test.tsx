import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
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
