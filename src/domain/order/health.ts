import type { Item } from '#domain/item/item.ts';
import { type ItemIssue, itemIssues } from '#domain/item/troubles.ts';
import { byProblems } from './alerts.ts';

export interface ItemWithTroubles {
  item: Item;
  troubles: ItemIssue[];
}

/** S2.73: the items with problems, worst first; empty if there are none. `now` is in epoch milliseconds. */
export function itemsWithTroubles(items: readonly Item[], now: number): ItemWithTroubles[] {
  return items
    .map((item) => ({ item, troubles: itemIssues(item, now) }))
    .filter(({ troubles }) => troubles.length > 0)
    .sort((a, b) => byProblems(now)(a.item, b.item));
}
