import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useUrlWriter } from '#components/useUrlWriter.ts';
import type { Item } from '#domain/item/item.ts';
import {
  filterItems,
  type ItemFilter,
  NO_ITEM_FILTER,
  parseItemFilter,
  withItemFilter,
} from '#domain/item/itemFilter.ts';
import { useTimesNamed } from './useTimesNamed.ts';

/** Time without typing, in milliseconds, after which the filter is written to the URL. */
const TYPING_REST_MS = 300;

function keyOf(filter: ItemFilter): string {
  return withItemFilter(new URLSearchParams(), filter).toString();
}

/** R71: returns the filter, which the URL stores. The URL is updated when the user pauses typing. */
function useStoredFilter() {
  const write = useUrlWriter();
  const stored = parseItemFilter(new URLSearchParams(useLocation().search));
  const storedKey = keyOf(stored);
  const [filter, setFilter] = useState(stored);
  const written = useRef(storedKey);
  // Back, forward, links and the progress stages can also change the filter in the URL.
  useEffect(() => {
    if (storedKey === written.current) return;
    written.current = storedKey;
    setFilter(parseItemFilter(new URLSearchParams(storedKey)));
  }, [storedKey]);
  const store = useEffectEvent(() => {
    if (keyOf(filter) === written.current) return;
    written.current = keyOf(filter);
    write(({ params, state }) => ({ params: withItemFilter(params, filter), state }), { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the filter restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => store(), TYPING_REST_MS);
    return () => clearTimeout(timer);
  }, [filter]);
  return { filter, setFilter };
}

/**
 * S2.76: returns the filter and the items that match it. If a link names an item that the filter hides, the
 * filter is cleared (S2.73). A filter that the user enters afterwards can hide that item again.
 */
export function useItemFilter(items: readonly Item[], itemId: string | null) {
  const { filter, setFilter } = useStoredFilter();
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
