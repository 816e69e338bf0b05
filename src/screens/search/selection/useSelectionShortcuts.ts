import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { canSelectAnyOrders, canSelectOrders } from '#domain/bulk/bulkPermissions.ts';
import { MAX_LOADED_RESULTS } from '#domain/limits.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { selectAllResults } from '#store/results/selectionOperations.ts';
import { ordersSelected, selectionCleared } from '#store/results/selectionSlice.ts';

/** R65: registers the shortcuts that select the page, select all results, and clear the selection. */
export function useSelectionShortcuts(): void {
  const dispatch = useAppDispatch();
  const results = useAppSelector((state) => state.search.results);
  const permissions = useAppSelector(selectPermissions);
  const hasSelection = useAppSelector((state) => Object.keys(state.selection.orders).length > 0);
  const isPermitted = results !== null && canSelectAnyOrders(permissions);
  useShortcuts({
    ...(isPermitted && {
      selectPage: () =>
        dispatch(
          ordersSelected(results.orders.filter((order) => canSelectOrders(permissions, order.merchantId))),
        ),
    }),
    ...(isPermitted &&
      results.total <= MAX_LOADED_RESULTS && {
        selectResults: () => dispatch(selectAllResults.requested({ receivedAt: results.receivedAt })),
      }),
    ...(hasSelection && {
      clearSelection: () => {
        dispatch(selectAllResults.abandoned(''));
        dispatch(selectionCleared());
      },
    }),
  });
}
