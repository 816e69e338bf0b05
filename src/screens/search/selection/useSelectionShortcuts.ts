import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { canSelectAnyOrders, selectableOrders } from '#domain/bulk/bulkPermissions.ts';
import { MAX_LOADED_RESULTS } from '#domain/limits.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { selectAllResults } from '#store/results/selectionOperations.ts';
import { ordersSelected, selectionCleared } from '#store/results/selectionSlice.ts';

/** Returns a function that clears the selection, and stops selecting all results. */
export function useClearSelection(): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(selectAllResults.abandoned(''));
    dispatch(selectionCleared());
  };
}

/** R65: registers the shortcuts that select the page, select all results, and clear the selection. */
export function useSelectionShortcuts(): void {
  const dispatch = useAppDispatch();
  const results = useAppSelector((state) => state.search.results);
  const permissions = useAppSelector(selectPermissions);
  const hasSelection = useAppSelector((state) => Object.keys(state.selection.orders).length > 0);
  const clear = useClearSelection();
  const isPermitted = results !== null && canSelectAnyOrders(permissions);
  useShortcuts({
    ...(isPermitted && {
      selectPage: () => dispatch(ordersSelected(selectableOrders(results.orders, permissions))),
    }),
    ...(isPermitted &&
      results.total <= MAX_LOADED_RESULTS && {
        selectResults: () => dispatch(selectAllResults.requested({ receivedAt: results.receivedAt })),
      }),
    ...(hasSelection && { clearSelection: clear }),
  });
}
