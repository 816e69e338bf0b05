import { startTransition, useCallback, useMemo, useState } from 'react';
import type { Item } from '#domain/item.ts';

export interface Ticking {
  /** Ids of the ticked items among those in the list: what a filter hides is not acted on. */
  ticked: readonly string[];
  tick: (itemId: string, isTicked: boolean) => void;
  all: () => void;
  none: () => void;
}

/** The ticked items of the list; null where nothing can be done with several. */
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
  // Every row changes: drawn at once, a hundred of them would hold the page up.
  const replace = (those: readonly string[]) => startTransition(() => setIds(new Set(those)));
  return { ticked, tick, all: () => replace(inList), none: () => replace([]) };
}
