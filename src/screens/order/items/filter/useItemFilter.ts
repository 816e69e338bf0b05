import { useDeferredValue, useMemo, useState } from 'react';
import type { Item } from '#domain/item/item.ts';
import { filterItems, NO_ITEM_FILTER, parseItemFilter, withItemFilter } from '#domain/item/itemFilter.ts';
import { useUrlFilter } from '../../useUrlFilter.ts';
import { useTimesNamed } from '../itemInUrl.ts';

const URL_FORMAT = { parse: parseItemFilter, write: withItemFilter };

/**
 * S2.76: returns the filter and the items that match it. If a link names an item that the filter hides, the
 * filter is cleared (S2.77). A filter that the user enters afterwards can hide that item again.
 */
export function useItemFilter(items: readonly Item[], itemId: string | null) {
  const { filter, setFilter } = useUrlFilter(URL_FORMAT);
  // Deferred, so that rendering the rows does not delay typing.
  const applied = useDeferredValue(filter);
  const found = useMemo(() => filterItems(items, applied), [items, applied]);
  const timesNamed = useTimesNamed(itemId);
  const [timesShown, setTimesShown] = useState(timesNamed);
  const isNamed = (item: Item) => item.itemId === itemId;
  if (timesNamed !== timesShown) {
    setTimesShown(timesNamed);
    if (items.some(isNamed) && !found.some(isNamed)) setFilter(NO_ITEM_FILTER);
  }
  return { filter, setFilter, found };
}
