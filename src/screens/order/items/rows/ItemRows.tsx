import { useDeferredValue, useMemo, useRef } from 'react';
import { useIncrementalList } from '#components/loading/useIncrementalList.ts';
import { useNow } from '#components/time/useNow.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { useFormat } from '#i18n/formatContext.ts';
import type { OpenItems } from '../../useOpenItems.ts';
import { useScrollToItemInUrl } from '../itemInUrl.ts';
import type { ItemSelection } from '../selection/useItemSelection.ts';
import { useInfiniteScroll } from '../useInfiniteScroll.ts';
import { ItemRow, type ItemRowHandlers } from './ItemRow.tsx';
import { useSharedRowFacts } from './useSharedRowFacts.ts';

/** Rendering a row takes about as long as rendering this many cells of the orders table. */
const ROW_CELLS = 33;

/** The rows that a window shows without scrolling. They are rendered before the others. */
const FIRST_ROWS = 8;

interface ItemRowsProps {
  order: Order;
  items: readonly Item[];
  openItems: OpenItems;
  selection: ItemSelection | null;
}

/**
 * R72: all items as rows, the first ones before the others. As the user scrolls, pictures and parcels load for
 * two more rows at a time (S2.75), and at once for a row that is open (R184).
 */
export function ItemRows({ order, items, openItems, selection }: ItemRowsProps) {
  // Rows show relative times, which never need an urgent update.
  const now = useDeferredValue(useNow());
  const format = useFormat();
  const current = useMemo(() => currentTime(now, format.timezone), [format, now]);
  // Rows that return after a filter appear in batches. All at once, the longest task took 42 to 104 ms of CPU
  // time instead of 38 to 45.
  const added = useIncrementalList(items, ROW_CELLS, order.orderId, true);
  const rendered = useDeferredValue(added, added.slice(0, FIRST_ROWS));
  // Pictures and parcels load once all rows are there, because their answers would interrupt the rendering.
  const { count, sentinel } = useInfiniteScroll(useDeferredValue(items.length, 0));
  const latest = useRef({ openItems, selection });
  latest.current = { openItems, selection };
  const handlers = useMemo(
    (): ItemRowHandlers => ({
      onToggle: (itemId) => latest.current.openItems.toggle(itemId),
      onTab: (itemId, tab) => latest.current.openItems.selectTab(itemId, tab),
      onSelectedChange: (...change) => latest.current.selection?.setSelected(...change),
    }),
    [],
  );
  const shared = useSharedRowFacts(order, format);
  const selectedIds = selection && new Set(selection.selectedIds);
  const named = useScrollToItemInUrl(rendered, openItems.itemId);
  return (
    <ul className="item-rows list-unstyled mb-0">
      {rendered.map((item, index) => (
        <li
          data-item-row={item.itemId}
          key={item.itemId}
          ref={item.itemId === openItems.itemId ? named : undefined}
        >
          <ItemRow
            order={order}
            item={item}
            isOpen={openItems.isOpen(item.itemId)}
            tab={openItems.tabOf(item.itemId)}
            loadsDetails={index < count || openItems.isOpen(item.itemId)}
            current={current}
            isSelected={selectedIds?.has(item.itemId) ?? null}
            handlers={handlers}
            shared={shared}
          />
          {index === count - 1 && <div ref={sentinel} />}
        </li>
      ))}
    </ul>
  );
}
