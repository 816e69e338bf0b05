import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import type { Item } from '#domain/item/item.ts';
import { rowsBetween } from '#domain/results/selection.ts';

export interface ItemSelection {
  /** IDs of the selected items in the list. Items that a filter hides are not included. */
  selectedIds: readonly string[];
  /** The number of selected items that a filter hides. They stay selected. */
  hiddenCount: number;
  /** With `isRange`, also changes the items between this one and the last one that was changed. */
  setSelected: (itemId: string, isSelected: boolean, isRange: boolean) => void;
  selectAll: () => void;
  clear: () => void;
}

/**
 * Returns the selection, or null if items cannot be selected. `found` are the items that the filter shows.
 */
export function useItemSelection(
  items: readonly Item[],
  found: readonly Item[],
  isOffered: boolean,
): ItemSelection | null {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const inList = useMemo(() => found.map(({ itemId }) => itemId), [found]);
  const changed = useRef<string | null>(null);
  const setSelected = useCallback(
    (itemId: string, isSelected: boolean, isRange: boolean) => {
      const those = isRange ? rowsBetween(inList, changed.current, itemId) : [itemId];
      changed.current = itemId;
      setIds((before) => {
        const others = [...before].filter((id) => !those.includes(id));
        return new Set(isSelected ? [...others, ...those] : others);
      });
    },
    [inList],
  );
  return useMemo(() => {
    if (!isOffered) return null;
    const selectedIds = inList.filter((id) => ids.has(id));
    const selected = items.filter(({ itemId }) => ids.has(itemId));
    // Selecting all items changes every row, and rendering a hundred rows synchronously would block the page.
    const replace = (those: readonly string[]) => startTransition(() => setIds(new Set(those)));
    return {
      selectedIds,
      hiddenCount: selected.length - selectedIds.length,
      setSelected,
      selectAll: () => replace([...ids, ...inList]),
      clear: () => replace([]),
    };
  }, [items, inList, ids, isOffered, setSelected]);
}
