import { useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Item } from '#domain/item.ts';
import { filterItems, type ItemFilter, NO_ITEM_FILTER } from '#domain/itemFilter.ts';

/** Whether the last navigation came to name an item, or went to the named one once more. */
function useIsNamedAnew(itemId: string | null): boolean {
  const { key, search } = useLocation();
  const isPushed = useNavigationType() === 'PUSH';
  const [seen, setSeen] = useState({ key, search, itemId });
  if (seen.key === key) return false;
  setSeen({ key, search, itemId });
  return itemId !== null && (itemId !== seen.itemId || (isPushed && search === seen.search));
}

/**
 * S2.76: the filter and the items that it leaves. An item that the address comes to name is shown: a filter that
 * hides it goes (S2.73: a problem leads to its item). Typed while an item is named, it hides that one as well.
 */
export function useItemFilter(items: readonly Item[], itemId: string | null) {
  const [filter, setFilter] = useState<ItemFilter>(NO_ITEM_FILTER);
  const found = useMemo(() => filterItems(items, filter), [items, filter]);
  const isNamedAnew = useIsNamedAnew(itemId);
  const isNamed = (item: Item) => item.itemId === itemId;
  if (isNamedAnew && items.some(isNamed) && !found.some(isNamed)) setFilter(NO_ITEM_FILTER);
  return { filter, setFilter, found };
}
