import type { Item } from './item.ts';
import { endedPieces, itemStatus } from './itemStatus.ts';

/**
 * R128: the number of shipped or cancelled pieces if only a part of the item has this status; otherwise null.
 */
export function partialQuantity(
  item: Item,
): { type: 'shipped' | 'cancelled'; pieces: number; total: number } | null {
  const { type, partial } = itemStatus(item);
  if (!partial || (type !== 'shipped' && type !== 'cancelled')) return null;
  return { type, pieces: endedPieces(item, type), total: item.quantity };
}
