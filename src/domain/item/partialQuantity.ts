import type { Item } from './item.ts';
import { itemStatus, statusQuantity } from './itemStatus.ts';

/** R128: how many pieces of a partly shipped or cancelled item that status has; null for other items. */
export function partialQuantity(
  item: Item,
): { type: 'shipped' | 'cancelled'; pieces: number; total: number } | null {
  const { type, partial } = itemStatus(item);
  const pieces = statusQuantity(item, type);
  if (!partial || pieces === null || (type !== 'shipped' && type !== 'cancelled')) return null;
  return { type, pieces, total: item.quantity };
}
