import type { Item } from '#domain/item/item.ts';
import type { StatusType } from '#domain/item/itemStatus.ts';
import { orderedPieces, STATUS_TYPES, statusParts } from '#domain/item/statusParts.ts';

/** One bar of the order's snapshot (S2.73): the part of the order in one status. */
export interface SnapshotBar {
  type: StatusType;
  /** The number of items with some or all of their pieces in the status. */
  items: number;
  pieces: number;
  /** Pieces as a fraction of all ordered pieces, 0 to 1. */
  share: number;
  /** Whether there are more pieces than were ordered. If so, `share` is limited to 1. */
  exceedsOrdered: boolean;
}

export interface OrderSnapshot {
  /** The number of ordered pieces of all items. */
  total: number;
  /** In pipeline order. The side types come last. */
  bars: SnapshotBar[];
}

export function orderSnapshot(items: readonly Item[]): OrderSnapshot {
  const total = items.reduce((sum, item) => sum + orderedPieces(item), 0);
  const parts = items.flatMap(statusParts);
  const bars = STATUS_TYPES.flatMap((type): SnapshotBar[] => {
    const own = parts.filter((part) => part.type === type);
    if (own.length === 0) return [];
    const pieces = own.reduce((sum, part) => sum + part.pieces, 0);
    const share = pieces / total;
    return [{ type, items: own.length, pieces, share: Math.min(1, share), exceedsOrdered: share > 1 }];
  });
  return { total, bars };
}
