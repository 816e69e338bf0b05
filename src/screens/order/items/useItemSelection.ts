import { startTransition, useCallback, useMemo, useState } from 'react';
import type { Item } from '#domain/item/item.ts';

export interface ItemSelection {
  /** IDs of the selected items in the list: actions exclude items that a filter hides. */
  selectedIds: readonly string[];
  setSelected: (itemId: string, isSelected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
}

/** The selected items of the list; null if there are no actions on several items. */
export function useItemSelection(found: readonly Item[], isOffered: boolean): ItemSelection | null {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const setSelected = useCallback((itemId: string, isSelected: boolean) => {
    setIds((before) => {
      const others = [...before].filter((id) => id !== itemId);
      return new Set(isSelected ? [...others, itemId] : others);
    });
  }, []);
  const inList = useMemo(() => found.map(({ itemId }) => itemId), [found]);
  const selectedIds = useMemo(() => inList.filter((id) => ids.has(id)), [inList, ids]);
  if (!isOffered) return null;
  // Every row changes: rendering a hundred of them synchronously would block the page.
  const replace = (those: readonly string[]) => startTransition(() => setIds(new Set(those)));
  return { selectedIds, setSelected, selectAll: () => replace(inList), clear: () => replace([]) };
}
