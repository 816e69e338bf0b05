import { useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Item } from '#domain/item.ts';
import { filterItems, type ItemFilter, NO_ITEM_FILTER } from '#domain/itemFilter.ts';

/** Whether the last navigation named an item, for the first time or again. */
function useIsNamedAnew(itemId: string | null): boolean {
  const { key, search } = useLocation();
  const isPushed = useNavigationType() === 'PUSH';
  const [seen, setSeen] = useState({ key, search, itemId });
  if (seen.key === key) return false;
  setSeen({ key, search, itemId });
  return itemId !== null && (itemId !== seen.itemId || (isPushed && search === seen.search));
}

/**
 * S2.76: the filter and the matching items. If the address names a hidden item, the filter is cleared (S2.73:
 * a problem leads to its item). A filter typed later also hides the named item.
 */
export function useItemFilter(items: readonly Item[], itemId: string | null) {
  const [filter, setFilter] = useState<ItemFilter>(NO_ITEM_FILTER);
  const found = useMemo(() => filterItems(items, filter), [items, filter]);
  const isNamedAnew = useIsNamedAnew(itemId);
  const isNamed = (item: Item) => item.itemId === itemId;
  if (isNamedAnew && items.some(isNamed) && !found.some(isNamed)) setFilter(NO_ITEM_FILTER);
  return { filter, setFilter, found };
}
