import { itemErrors, missedSlas } from './alerts.ts';
import type { Item } from './item.ts';

const byId = ({ itemId: a }: Item, { itemId: b }: Item) => (a < b ? -1 : a > b ? 1 : 0);

/** S4.9: the items with the most errors first, then the most missed SLAs, then by ID for a stable order. */
export function problemsFirst(items: readonly Item[], now: number): Item[] {
  return items
    .map((item) => ({
      item,
      errors: itemErrors(item, now).length,
      missed: missedSlas(item, now).length,
    }))
    .sort((a, b) => b.errors - a.errors || b.missed - a.missed || byId(a.item, b.item))
    .map(({ item }) => item);
}
