import './selectedItems.css';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#components/Button.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { useHasBeen } from '#components/loading/useHasBeen.ts';
import { useBodyClass } from '#components/page/useBodyClass.ts';
import { isOffered } from '#domain/actions/actionDefinition.ts';
import { SELECTION_ACTIONS } from '#domain/actions/allActions.ts';
import type { Order } from '#domain/order/order.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useOfferContext } from '../../actions/useActionContext.ts';
import type { ItemSelection } from './useItemSelection.ts';

/**
 * Whether items can be selected: the order must have several, and the user must have the permission for at
 * least one of the actions.
 */
export function useCanSelectItems(order: Order): boolean {
  const context = useOfferContext(order, null);
  if (order.items.length < 2) return false;
  return SELECTION_ACTIONS.some((action) => isOffered(action, context));
}

/**
 * A button that selects all items of the list, including those that are not rendered yet. R170: while all are
 * selected, it clears the selection.
 */
export function SelectAllItemsButton({
  selection,
  total,
}: {
  selection: ItemSelection | null;
  total: number;
}) {
  const { t } = useTranslation('order');
  if (!selection || total === 0) return null;
  const { selectedIds, selectAll, clear } = selection;
  const isWhole = selectedIds.length === total;
  return (
    <Button variant="link" size="sm" className="items-all" onClick={isWhole ? clear : selectAll}>
      {isWhole ? t('selection.none') : t('selection.all', { total })}
    </Button>
  );
}

function SelectionActions({ order, selectedIds }: { order: Order; selectedIds: readonly string[] }) {
  const { t } = useTranslation('order');
  return SELECTION_ACTIONS.map((action) => (
    <ActionButton
      key={action.id}
      id={action.id}
      order={order}
      item={null}
      {...(action.id === 'redirect' && { label: t('selection.redirect') })}
      target={{ items: selectedIds }}
    />
  ));
}

interface ItemSelectionBarProps {
  order: Order;
  selection: ItemSelection | null;
  /** Called after a click on the button that clears the selection, because the button then disappears. */
  onCleared: () => void;
}

/**
 * The actions on the selected items. They stay at the bottom of the window while the list scrolls. R452: the
 * number of selected items has a place in the document before the first one is selected.
 */
export function ItemSelectionBar({ order, selection, onCleared }: ItemSelectionBarProps) {
  const { t } = useTranslation('order');
  const bar = useRef<HTMLElement>(null);
  const isEmpty = selection === null || selection.selectedIds.length + selection.hiddenCount === 0;
  // R453: Tab reaches the bar only after all further items.
  const focusActions = () => {
    const buttons = bar.current?.querySelectorAll('button');
    const [clearButton, firstAction = clearButton] = buttons ?? [];
    firstAction?.focus();
  };
  // R574: announces the end of a selection, but nothing before the first one.
  const hasSelected = useHasBeen(!isEmpty);
  useBodyClass('has-selected-items', !isEmpty);
  useShortcuts(isEmpty ? {} : { goToSelectionActions: focusActions });
  if (!selection) return null;
  const { selectedIds, hiddenCount, clear } = selection;
  return (
    <section
      ref={bar}
      className={isEmpty ? 'visually-hidden' : 'selected-items'}
      aria-label={isEmpty ? undefined : t('selection.label')}
    >
      <span role="status">
        {hasSelected && t('selection.count', { count: selectedIds.length })}
        {hiddenCount > 0 && ` · ${t('selection.hidden', { count: hiddenCount })}`}
      </span>
      {!isEmpty && (
        <IconButton
          icon="x-lg"
          label={t('selection.none')}
          className="btn-link"
          onClick={() => {
            clear();
            onCleared();
          }}
        />
      )}
      {selectedIds.length > 0 && <SelectionActions order={order} selectedIds={selectedIds} />}
    </section>
  );
}
