import { byProblems } from '#domain/item/alerts.ts';
import type { Item } from '#domain/item/item.ts';
import { type ItemIssue, itemIssues } from '#domain/item/itemIssues.ts';

export interface ItemWithIssues {
  item: Item;
  issues: ItemIssue[];
}

/** S2.73: the items with problems, worst first. `now` is in epoch milliseconds. */
export function itemsWithIssues(items: readonly Item[], now: number): ItemWithIssues[] {
  return items
    .map((item) => ({ item, issues: itemIssues(item, now) }))
    .filter(({ issues }) => issues.length > 0)
    .sort((a, b) => byProblems(now)(a.item, b.item));
}
