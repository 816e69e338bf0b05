import { useLayoutEffect } from 'react';
import { useUrlWriter } from '#components/page/useUrlWriter.ts';
import type { Item } from '#domain/item/item.ts';
import { isSameId } from '#domain/sameId.ts';

/**
 * R433: writes the ID of the item in the URL as the platform's items do, because the link may come from another
 * application. The rest of the screen then compares exactly.
 */
export function useItemSpelling(items: readonly Item[], itemId: string | null): void {
  const write = useUrlWriter();
  const isExact = items.some((item) => item.itemId === itemId);
  const named = isExact ? undefined : items.find((item) => isSameId(item.itemId, itemId ?? ''))?.itemId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `write` is a new function in every render
  useLayoutEffect(() => {
    if (named === undefined) return;
    write(
      ({ params, state }) => {
        params.set('itemId', named);
        return { params, state };
      },
      { replace: true },
    );
  }, [named]);
}
