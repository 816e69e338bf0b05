import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useAddressWriter } from '#components/useAddressWriter.ts';
import type { Item } from '#domain/item.ts';
import {
  filterItems,
  type ItemFilter,
  NO_ITEM_FILTER,
  parseItemFilter,
  withItemFilter,
} from '#domain/itemFilter.ts';

/** How long typing rests before the filter goes into the address, in milliseconds. */
const TYPING_REST_MS = 300;

/** Whether the last navigation named an item, for the first time or again. */
function useIsNamedAnew(itemId: string | null): boolean {
  const { key, search } = useLocation();
  const isPushed = useNavigationType() === 'PUSH';
  const [seen, setSeen] = useState({ key, search, itemId });
  if (seen.key === key) return false;
  setSeen({ key, search, itemId });
  return itemId !== null && (itemId !== seen.itemId || (isPushed && search === seen.search));
}

/** The filter as the address would hold it. */
function keyOf(filter: ItemFilter): string {
  return withItemFilter(new URLSearchParams(), filter).toString();
}

/** R71: the filter of the address; what is typed goes into it once typing rests. */
function useStoredFilter() {
  const write = useAddressWriter();
  const stored = parseItemFilter(new URLSearchParams(useLocation().search));
  const storedKey = keyOf(stored);
  const [filter, setFilter] = useState(stored);
  const written = useRef(storedKey);
  // Back, forward, links and the picture of the pipeline bring another filter than the one typed here.
  useEffect(() => {
    if (storedKey === written.current) return;
    written.current = storedKey;
    setFilter(parseItemFilter(new URLSearchParams(storedKey)));
  }, [storedKey]);
  const store = useRef(() => {});
  store.current = () => {
    if (keyOf(filter) === written.current) return;
    written.current = keyOf(filter);
    write(({ params, state }) => ({ params: withItemFilter(params, filter), state }), { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => store.current(), TYPING_REST_MS);
    return () => clearTimeout(timer);
  }, [filter]);
  return { filter, setFilter };
}

/**
 * S2.76: the filter and the matching items. If the address names a hidden item, the filter is cleared (S2.73:
 * a problem leads to its item). A filter typed later also hides the named item.
 */
export function useItemFilter(items: readonly Item[], itemId: string | null) {
  const { filter, setFilter } = useStoredFilter();
  // The rows may come a moment after the letter that was typed.
  const applied = useDeferredValue(filter);
  const found = useMemo(() => filterItems(items, applied), [items, applied]);
  const isNamedAnew = useIsNamedAnew(itemId);
  const isNamed = (item: Item) => item.itemId === itemId;
  if (isNamedAnew && items.some(isNamed) && !found.some(isNamed)) setFilter(NO_ITEM_FILTER);
  return { filter, setFilter, found };
}
