import { useEffect, useRef, useState } from 'react';
import { byKey, entriesOf } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import {
  type FactsByItem,
  factsByItem,
  type GroupAddressOf,
  type ItemFacts,
} from '#domain/order/staleness.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import type { PartialFailure } from '#store/actions/partialFailures.ts';

/**
 * Tracks what the user has agreed to: the items' facts as they were when the dialog was opened or when the user
 * last accepted them, and the earlier intents that the user has accepted.
 */
export function useAgreement(items: readonly Item[], groupAddressOf?: GroupAddressOf) {
  const factsNow = () => factsByItem(items, Date.now(), groupAddressOf);
  const [facts, setFacts] = useState<FactsByItem>(factsNow);
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  return {
    /** The facts of these items; of all items if omitted. */
    seenFacts: (itemIds?: readonly string[]): FactsByItem => {
      const seen = entriesOf<ItemFacts>({ ...factsNow(), ...facts });
      return byKey(seen.filter(([itemId]) => itemIds?.includes(itemId) ?? true));
    },
    acceptFacts: setFacts,
    /** Keys of the accepted intents. */
    accepted,
    acceptEarlier: (earlier: readonly EarlierIntent[]) =>
      setAccepted((before) => [...before, ...earlier.map(({ key }) => key)]),
  };
}

/**
 * Tracks the refused parts of the last attempt. The attempt itself has changed some items, so the next items
 * that are loaded are accepted without asking the user.
 */
export function usePartialFailure(items: readonly Item[], acceptFacts: (facts: FactsByItem) => void) {
  const [refused, setRefused] = useState<PartialFailure | null>(null);
  const before = useRef<readonly Item[] | null>(null);
  useEffect(() => {
    if (before.current === null || items.every((item) => before.current?.includes(item))) return;
    before.current = null;
    acceptFacts(factsByItem(items, Date.now()));
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
