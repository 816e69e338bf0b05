import './itemList.css';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { useHasBeen } from '#components/loading/useHasBeen.ts';
import { Notice } from '#components/notice/Notice.tsx';
import { useExactTimeTip } from '#components/tip/useExactTimeTip.tsx';
import type { Item } from '#domain/item/item.ts';
import { isItemFilterActive } from '#domain/item/itemFilter.ts';
import { problemsFirst } from '#domain/item/problemsFirst.ts';
import { ITEM_FILTER_ABOVE_ITEMS, ITEM_ROWS_MIN_ITEMS } from '#domain/limits.ts';
import type { Order } from '#domain/order/order.ts';
import { type OpenItems, useOpenItems } from '../useOpenItems.ts';
import { ItemFilterBar, useItemFilter } from './filter/ItemFilterBar.tsx';
import { ItemCard } from './ItemCard.tsx';
import { useItemSpelling, useOpenOnlyItem, useScrollToItemInUrl } from './itemInUrl.ts';
import { ItemRows } from './rows/ItemRows.tsx';
import { ItemSelectionBar, SelectAllItemsButton, useCanSelectItems } from './selection/ItemSelectionBar.tsx';
import { type ItemSelection, useItemSelection } from './selection/useItemSelection.ts';
import { useInfiniteScroll } from './useInfiniteScroll.ts';
import { useItemShortcuts } from './useItemShortcuts.ts';

/**
 * Returns the items of the order, with those that have problems first (S4.9). R467: once all items are loaded,
 * each keeps its place while the order is open, so that a row stays where the user has acted on it. Items that
 * are added later come first.
 */
function useSortedItems({ orderId, items }: Order, isComplete: boolean): Item[] {
  const [kept, setKept] = useState<{ orderId: string; places: ReadonlyMap<string, number> } | null>(null);
  const sorted = useMemo(() => {
    const byProblem = problemsFirst(items, Date.now());
    if (kept?.orderId !== orderId) return byProblem;
    const placeOf = ({ itemId }: Item) => kept.places.get(itemId) ?? -1;
    return byProblem.toSorted((a, b) => placeOf(a) - placeOf(b));
  }, [items, kept, orderId]);
  if (isComplete && kept?.orderId !== orderId)
    setKept({ orderId, places: new Map(sorted.map(({ itemId }, index) => [itemId, index])) });
  return sorted;
}

interface ItemListProps {
  order: Order;
  /** Whether all items of the order are loaded. */
  isComplete: boolean;
  isLoadingMore: boolean;
}

/** S8.17: shown if the URL names an item that the order does not have. */
function UnknownItem({ itemId }: { itemId: string }) {
  const { t } = useTranslation('order');
  return (
    <Notice severity="warning">
      {t('items.unknown')} <code>{itemId}</code>
    </Notice>
  );
}

interface CardsProps extends Omit<ItemListProps, 'isLoadingMore'> {
  items: readonly Item[];
  /** The only item of the order; null if there are several or none. */
  only: Item | null;
  openItems: OpenItems;
  selection: ItemSelection | null;
}

/** The items of a small order as cards. More cards are rendered as the user scrolls (S2.75). */
function ItemCards({ order, items, only, openItems, selection, isComplete }: CardsProps) {
  const { t } = useTranslation('order');
  const { count, sentinel, showMore, showAtLeast } = useInfiniteScroll(items.length);
  const { itemId } = openItems;
  const index = items.findIndex((item) => item.itemId === itemId);
  useEffect(() => {
    if (index >= 0) showAtLeast(index + 1);
  }, [index, showAtLeast]);
  const autoOpenedItemId = useOpenOnlyItem(isComplete ? only : null, openItems);
  const named = useScrollToItemInUrl(items, itemId, autoOpenedItemId);
  return (
    <>
      <ul className="item-list list-unstyled mb-0">
        {items.slice(0, count).map((item) => (
          <li data-item-row={item.itemId} key={item.itemId} ref={item.itemId === itemId ? named : undefined}>
            <PanelBoundary title={t('items.one', { id: item.itemId })} resetKeys={[item]}>
              <ItemCard order={order} item={item} openItems={openItems} selection={selection} />
            </PanelBoundary>
          </li>
        ))}
      </ul>
      <div ref={sentinel} />
      {count < items.length && (
        <p className="items-more">
          {t('items.shown', { count, total: items.length })}{' '}
          <Button size="sm" onClick={showMore}>
            {t('items.showMore')}
          </Button>
        </p>
      )}
    </>
  );
}

/** The items, sorted so that those with problems come first (S4.9): a few as cards, many as rows (R72). */
export function ItemList(props: ItemListProps) {
  const { order, isComplete, isLoadingMore } = props;
  const { t } = useTranslation('order');
  const openItems = useOpenItems();
  const { itemId } = openItems;
  const frame = useRef<HTMLElement>(null);
  const sorted = useSortedItems(order, isComplete);
  useItemSpelling(sorted, itemId);
  const { filter, setFilter, found } = useItemFilter(sorted, itemId);
  const hasFilterBar = useHasBeen(sorted.length > ITEM_FILTER_ABOVE_ITEMS || isItemFilterActive(filter));
  const selection = useItemSelection(order.items, found, useCanSelectItems(order));
  useItemShortcuts({ frame, items: found, openId: itemId, isSelectable: selection !== null });
  const exact = useExactTimeTip();
  const only = sorted.length === 1 ? (sorted[0] ?? null) : null;
  const isUnknown = isComplete && itemId !== null && !sorted.some((item) => item.itemId === itemId);
  const shown = { order, items: found, openItems, selection };
  // Deferred, because rendering the actions on the selected items takes longer than rendering the checkbox.
  const selectionOfBar = useDeferredValue(selection);
  return (
    <section ref={frame} aria-labelledby="items-title" aria-busy={isLoadingMore} {...exact.handlers}>
      <div className="items-head">
        <h2 className="h6 mb-0" id="items-title">
          {isComplete || sorted.length > 0 ? t('items.title', { count: sorted.length }) : t('summary.items')}
        </h2>
        {hasFilterBar && (
          <ItemFilterBar items={sorted} found={found.length} filter={filter} onChange={setFilter} />
        )}
        <SelectAllItemsButton selection={selection} total={found.length} />
      </div>
      {isUnknown && <UnknownItem itemId={itemId} />}
      {isComplete && sorted.length === 0 && <p className="text-body-secondary">{t('items.none')}</p>}
      {sorted.length >= ITEM_ROWS_MIN_ITEMS ? (
        <ItemRows {...shown} />
      ) : (
        <ItemCards {...shown} only={only} isComplete={isComplete} />
      )}
      <ItemSelectionBar
        order={order}
        selection={selectionOfBar}
        onCleared={() => frame.current?.querySelector<HTMLElement>('.items-all')?.focus()}
      />
      {isLoadingMore && sorted.length === 0 && <Skeleton label={t('items.loading')} lines={6} />}
      {exact.tip}
    </section>
  );
}
