import { useMemo, useState } from 'react';
import { byProblems } from '#domain/item/alerts.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';

/**
 * Returns the items of the order, with those that have problems first (S4.9). R467: once all items are loaded,
 * each keeps its place while the order is open, so that a row stays where the user has acted on it. Items that
 * are added later come first.
 */
export function useSortedItems({ orderId, items }: Order, isComplete: boolean): Item[] {
  const [kept, setKept] = useState<{ orderId: string; places: ReadonlyMap<string, number> } | null>(null);
  const sorted = useMemo(() => {
    const byProblem = items.toSorted(byProblems(Date.now()));
    if (kept?.orderId !== orderId) return byProblem;
    const placeOf = ({ itemId }: Item) => kept.places.get(itemId) ?? -1;
    return byProblem.toSorted((a, b) => placeOf(a) - placeOf(b));
  }, [items, kept, orderId]);
  if (isComplete && kept?.orderId !== orderId)
    setKept({ orderId, places: new Map(sorted.map(({ itemId }, index) => [itemId, index])) });
  return sorted;
}
