import './selectionBar.css';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#components/Button.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { useHasBeen } from '#components/loading/useHasBeen.ts';
import { canSelectAnyOrders, selectableOrders } from '#domain/bulk/bulkPermissions.ts';
import { valuesOf } from '#domain/byKey.ts';
import { MAX_LOADED_RESULTS } from '#domain/limits.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { selectAllResults } from '#store/results/selectionOperations.ts';
import { selectHiddenCount, selectSelection } from '#store/results/selectionSelectors.ts';
import { ordersSelected, selectionCleared } from '#store/results/selectionSlice.ts';
import { useHasToolsMenu } from '../CollapsibleTools.tsx';
import { SelectAllProgress, SelectAllResults } from './SelectAllResults.tsx';
import { SelectedOrdersDialog } from './SelectedOrdersDialog.tsx';

/** Returns a function that clears the selection, and stops selecting all results. */
function useClearSelection(): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(selectAllResults.abandoned(''));
    dispatch(selectionCleared());
  };
}

/** R65: registers the shortcuts that select the page, select all results, and clear the selection. */
function useSelectionShortcuts(): void {
  const dispatch = useAppDispatch();
  const results = useAppSelector((state) => state.search.results);
  const permissions = useAppSelector(selectPermissions);
  const hasSelection = useAppSelector((state) => Object.keys(state.selection.orders).length > 0);
  const clear = useClearSelection();
  const onPage = selectableOrders(results?.orders ?? [], permissions);
  useShortcuts({
    ...(onPage.length > 0 && { selectPage: () => dispatch(ordersSelected(onPage)) }),
    ...(results &&
      canSelectAnyOrders(permissions) &&
      results.total <= MAX_LOADED_RESULTS && {
        selectResults: () => dispatch(selectAllResults.requested({ receivedAt: results.receivedAt })),
      }),
    ...(hasSelection && { clearSelection: clear }),
  });
}

/**
 * Returns a ref for a button that takes the focus when the offer is made, if the focused button was removed.
 * R30: it does not when the list is shown again, because the row of the order then has the focus.
 */
function useFocusOnOffer(offer: object) {
  const button = useRef<HTMLButtonElement>(null);
  const earlier = useRef(offer);
  useLayoutEffect(() => {
    if (earlier.current === offer) return;
    earlier.current = offer;
    if (document.activeElement === document.body) button.current?.focus();
  }, [offer]);
  return button;
}

/**
 * Offers to restore the orders that were last removed from the selection. A single order is easy to select
 * again, so there is no offer for it.
 */
function Undo() {
  const { t } = useTranslation('results');
  const dispatch = useAppDispatch();
  const cleared = useAppSelector((state) => state.selection.cleared);
  const button = useFocusOnOffer(cleared);
  const count = Object.keys(cleared).length;
  if (count < 2) return null;
  return (
    <>
      {t('selection.cleared', { count })}
      <Button size="sm" ref={button} onClick={() => dispatch(ordersSelected(valuesOf(cleared)))}>
        {t('selection.undo')}
      </Button>
    </>
  );
}

function SelectedOrdersButton() {
  const { t } = useTranslation('results');
  const orders = useAppSelector(selectSelection);
  const [isListed, setIsListed] = useState(false);
  // In the menu, the number of selected orders is not beside the button.
  const label = useHasToolsMenu() ? t('selection.listAll', { count: orders.length }) : t('selection.list');
  return (
    <>
      <Button size="sm" onClick={() => setIsListed(true)}>
        {label}
      </Button>
      {isListed && (
        <PanelBoundary title={t('selection.list')} isAwaited onClose={() => setIsListed(false)}>
          <Suspense>
            <SelectedOrdersDialog orders={orders} onClose={() => setIsListed(false)} />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}

/** R145: the actions on the selection that are in the tools menu on a narrow page. */
export function SelectionMenuEntries() {
  return (
    <>
      <SelectedOrdersButton />
      <SelectAllResults />
    </>
  );
}

function ClearButton({ isIcon }: { isIcon: boolean }) {
  const { t } = useTranslation('results');
  const clear = useClearSelection();
  return isIcon ? (
    <IconButton icon="x-lg" label={t('selection.clear')} onClick={clear} />
  ) : (
    <Button size="sm" onClick={clear}>
      {t('selection.clear')}
    </Button>
  );
}

/** The number of selected orders, or the check box of the page once none is selected. */
const AFTER_REMOVAL = '.selection-bar > p[title], .results-table thead input';

export function SelectionBar() {
  const { t } = useTranslation('results');
  const orders = useAppSelector(selectSelection);
  const hidden = useAppSelector(selectHiddenCount);
  useSelectionShortcuts();
  const hasMenu = useHasToolsMenu();
  const selected = t('selection.selected', { count: orders.length });
  const notShown = t('selection.hidden', { count: hidden });
  // R574: announces the end of a selection, but nothing before the first one.
  const hasSelected = useHasBeen(orders.length > 0);
  const text = hidden > 0 ? t('selection.both', { selected, notShown }) : selected;
  return (
    <div className="selection-bar" data-focus-after={AFTER_REMOVAL}>
      <p className="mb-0" role="status" title={orders.length > 0 ? text : undefined}>
        {orders.length > 0 ? text : hasSelected && <span className="visually-hidden">{selected}</span>}
      </p>
      <Undo />
      {orders.length > 0 && (
        <>
          {!hasMenu && <SelectedOrdersButton />}
          <ClearButton isIcon={hasMenu} />
        </>
      )}
      <SelectAllProgress />
      {!hasMenu && <SelectAllResults />}
    </div>
  );
}
