import { startTransition, useCallback, useMemo, useState } from 'react';
import type { Item } from '#domain/item/item.ts';

export interface Ticking {
  /** IDs of the selected items in the list: actions exclude items that a filter hides. */
  ticked: readonly string[];
  tick: (itemId: string, isTicked: boolean) => void;
  all: () => void;
  none: () => void;
}

/** The selected items of the list; null if there are no actions on several items. */
export function useTicking(found: readonly Item[], isOffered: boolean): Ticking | null {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const tick = useCallback((itemId: string, isTicked: boolean) => {
    setIds((before) => {
      const others = [...before].filter((id) => id !== itemId);
      return new Set(isTicked ? [...others, itemId] : others);
    });
  }, []);
  const inList = useMemo(() => found.map(({ itemId }) => itemId), [found]);
  const ticked = useMemo(() => inList.filter((id) => ids.has(id)), [inList, ids]);
  if (!isOffered) return null;
  // Every row changes: rendering a hundred of them synchronously would block the page.
  const replace = (those: readonly string[]) => startTransition(() => setIds(new Set(those)));
  return { ticked, tick, all: () => replace(inList), none: () => replace([]) };
}
