import type { Item } from './item.ts';
import { itemStatus, PIPELINE, type StatusType, statusQuantity } from './itemStatus.ts';

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
export function orderedPieces(item: Item): number {
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
