import type { Item } from '#domain/item/item.ts';
import { itemStatus, PIPELINE, type StatusType, statusQuantity } from '#domain/item/itemStatus.ts';

/** One bar of the order's snapshot (S2.73): the part of the order in one status. */
export interface SnapshotBar {
  type: StatusType;
  /** The number of items with some or all of their pieces in the status. */
  items: number;
  pieces: number;
  /** Pieces as a fraction of all ordered pieces, 0 to 1. */
  share: number;
  /** Whether there are more pieces than were ordered. If so, `share` is limited to 1. */
  isOver: boolean;
}

export interface OrderSnapshot {
  /** The number of ordered pieces of all items. */
  total: number;
  /** In pipeline order. The side types come last. */
  bars: SnapshotBar[];
}

/** All types: the pipeline in order, followed by the side types. */
export const STATUS_TYPES: readonly StatusType[] = [
  ...PIPELINE,
  'cancelled',
  'rejected',
  'suspended',
  'unknown',
];

export interface StatusPart {
  type: StatusType;
  pieces: number;
}

/** An item without a quantity counts as one piece, so that it is not ignored. */
function orderedPieces(item: Item): number {
  return item.quantity > 0 ? item.quantity : 1;
}

/**
 * S4.6: the item's pieces by status. If it is partly shipped or cancelled, the remaining pieces count under
 * the previous status.
 */
export function statusParts(item: Item): StatusPart[] {
  const { type, partial, previousType } = itemStatus(item);
  const ordered = orderedPieces(item);
  const pieces = Math.max(0, (item.quantity > 0 ? statusQuantity(item, type) : null) ?? ordered);
  if (!partial) return [{ type, pieces }];
  const rest = { type: previousType ?? 'unknown', pieces: Math.max(0, ordered - pieces) } as const;
  return [{ type, pieces }, rest].filter((part) => part.pieces > 0);
}

export function orderSnapshot(items: readonly Item[]): OrderSnapshot {
  const total = items.reduce((sum, item) => sum + orderedPieces(item), 0);
  const parts = items.flatMap(statusParts);
  const bars = STATUS_TYPES.flatMap((type): SnapshotBar[] => {
    const own = parts.filter((part) => part.type === type);
    if (own.length === 0) return [];
    const pieces = own.reduce((sum, part) => sum + part.pieces, 0);
    const share = pieces / total;
    return [{ type, items: own.length, pieces, share: Math.min(1, share), isOver: share > 1 }];
  });
  return { total, bars };
}
