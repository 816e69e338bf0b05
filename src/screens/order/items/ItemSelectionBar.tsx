import './selectedItems.css';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { withOnlyTheseItems } from '#domain/actions/reorderPlan.ts';
import type { Order } from '#domain/order/order.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { ALL_ACTIONS } from '../actions/allActions.ts';
import { useActionContext } from '../actions/useActionContext.ts';
import type { ItemSelection } from './useItemSelection.ts';

/** The actions on several items, except the redirect. */
const ACTIONS = [
  'cancelItems',
  'reorder',
  'clearAlerts',
  'updateStatus',
  'rejectItems',
  'retryRoutings',
] as const;

/**
 * Whether items can be selected: the order must have several, and the user must have the permission for at
 * least one of the actions.
 */
export function useCanSelectItems(order: Order): boolean {
  const context = useActionContext(order, null);
  if (order.items.length < 2) return false;
  return ALL_ACTIONS.some(({ id, isPermitted }) => ACTIONS.some((one) => one === id) && isPermitted(context));
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
  const part = withOnlyTheseItems(order, selectedIds);
  return (
    <>
      {ACTIONS.map((id) => (
        <ActionButton key={id} id={id} order={part} item={null} target={{ items: selectedIds }} />
      ))}
      {/* S4.51: whether a redirect is available depends on the whole order, not on the selected items. */}
      <ActionButton
        id="redirect"
        order={order}
        item={null}
        label={t('selection.redirect')}
        target={{ items: selectedIds }}
      />
    </>
  );
}

interface ItemSelectionBarProps {
  order: Order;
  selection: ItemSelection | null;
  /** Called after a click on the button that clears the selection, because the button then disappears. */
  onCleared: () => void;
}

/** The actions on the selected items. They stay at the bottom of the window while the list scrolls. */
export function ItemSelectionBar({ order, selection, onCleared }: ItemSelectionBarProps) {
  const { t } = useTranslation('order');
  if (!selection || selection.selectedIds.length + selection.hiddenCount === 0) return null;
  const { selectedIds, hiddenCount, clear } = selection;
  return (
    <section className="selected-items" aria-label={t('selection.label')}>
      <span role="status">
        {t('selection.count', { count: selectedIds.length })}
        {hiddenCount > 0 && ` · ${t('selection.hidden', { count: hiddenCount })}`}
      </span>
      <Button
        variant="icon"
        className="btn-link"
        aria-label={t('selection.none')}
        title={t('selection.none')}
        onClick={() => {
          clear();
          onCleared();
        }}
      >
        <Icon name="x-lg" />
      </Button>
      {selectedIds.length > 0 && <SelectionActions order={order} selectedIds={selectedIds} />}
    </section>
  );
}
