import type { Item } from './item.ts';
import { begunEntry, begunTypes, endedPieces, itemStatus, PIPELINE, type StatusType } from './itemStatus.ts';

/** All types: the pipeline in order, followed by the side types. */
export const STATUS_TYPES: readonly StatusType[] = [
  ...PIPELINE,
  'cancelled',
  'rejected',
  'suspended',
  'unknown',
];

const ENDED_TYPES = ['shipped', 'cancelled'] as const;

export interface StatusPart {
  type: StatusType;
  pieces: number;
}

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

/** An item without a quantity counts as one piece, so that it is not ignored. */
export function orderedPieces(item: Item): number {
  return item.quantity > 0 ? item.quantity : 1;
}

/**
 * S4.6, R245: the item's pieces by status. If it is partly shipped or cancelled, its other pieces count under
 * the next of its statuses.
 */
export function statusParts(item: Item): StatusPart[] {
  const { type, partial } = itemStatus(item);
  let left = orderedPieces(item);
  if (!partial) {
    const quantity = item.quantity > 0 ? begunEntry(item, type)?.quantity : null;
    return [{ type, pieces: Math.max(0, quantity ?? left) }];
  }
  const ended = ENDED_TYPES.map((endedType): StatusPart => {
    const pieces = Math.min(left, Math.max(0, endedPieces(item, endedType)));
    left -= pieces;
    return { type: endedType, pieces };
  });
  const next = begunTypes(item).find((begun) => begun !== 'shipped' && begun !== 'cancelled');
  return [...ended, { type: next ?? 'unknown', pieces: left }].filter(({ pieces }) => pieces > 0);
}
