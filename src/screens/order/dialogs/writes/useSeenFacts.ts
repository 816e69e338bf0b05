import { useEffect, useRef, useState } from 'react';
import { byKey, entriesOf } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { type FactsByItem, factsByItem, type ItemFacts } from '#domain/order/staleness.ts';
import type { PartialFailure } from '#store/actions/partialFailures.ts';

/** Tracks the items' facts as they were when the dialog was opened or when the user last accepted them. */
export function useSeenFacts(items: readonly Item[]) {
  const [agreed, setAgreed] = useState<FactsByItem>(() => factsByItem(items, Date.now()));
  return {
    of: (itemIds: readonly string[] | undefined): FactsByItem => {
      const seen = entriesOf<ItemFacts>({ ...factsByItem(items, Date.now()), ...agreed });
      return byKey(seen.filter(([itemId]) => itemIds?.includes(itemId) ?? true));
    },
    agree: setAgreed,
  };
}

/**
 * Tracks the refused parts of the last attempt. The attempt itself has changed some items, so the next items
 * that are loaded are accepted without asking the user.
 */
export function usePartialFailure(items: readonly Item[], agree: (facts: FactsByItem) => void) {
  const [refused, setRefused] = useState<PartialFailure | null>(null);
  const before = useRef<readonly Item[] | null>(null);
  useEffect(() => {
    if (before.current === null || items.every((item) => before.current?.includes(item))) return;
    before.current = null;
    agree(factsByItem(items, Date.now()));
  });
  return {
    parts: refused,
    show: (parts: PartialFailure) => {
      before.current = items;
      setRefused(parts);
    },
    forget: () => setRefused(null),
  };
}
