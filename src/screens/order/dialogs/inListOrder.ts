import { byProblems } from '#domain/item/alerts.ts';
import type { Item } from '#domain/item/item.ts';

/** R204: returns the items in the sequence of the order's item list, which every dialog also uses (S4.9). */
export function inListOrder(items: readonly Item[]): Item[] {
  return items.toSorted(byProblems(Date.now()));
}
