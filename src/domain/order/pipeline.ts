import type { Item } from '#domain/item/item.ts';
import { itemIssues } from '#domain/item/itemIssues.ts';
import { isWhollyCancelled, itemStatus, pipelineNumber, type StatusType } from '#domain/item/itemStatus.ts';
import { orderedPieces, STATUS_TYPES, type StatusPart, statusParts } from '#domain/item/statusParts.ts';

/** One stage of the order's pipeline, or a side status of some items (S2.73). */
export interface PipelineStage {
  type: StatusType;
  /** The number of items with some or all of their pieces in the stage. */
  items: number;
  /** The number of items with pieces both in this stage and in others. */
  partItems: number;
  pieces: number;
  /** Pieces as a fraction of all ordered pieces, 0 to 1. */
  share: number;
  /** Whether there are more pieces than were ordered. If so, `share` is limited to 1. */
  exceedsOrdered: boolean;
  /** The number of the stage's items that missed a date. */
  overdueItems: number;
  /** The overdue pieces as a fraction of all ordered pieces, 0 to 1; never more than `share`. */
  overdueShare: number;
}

/**
 * Whether the item missed a date that matters: of a wholly cancelled item, none does (R245). A hold or rejection
 * without a date is not overdue.
 */
function hasMissedDate(item: Item, now: number): boolean {
  return !isWhollyCancelled(itemStatus(item)) && itemIssues(item, now).some(({ isPastDue }) => isPastDue);
}

function sumOfPieces(parts: readonly StatusPart[]): number {
  return parts.reduce((sum, { pieces }) => sum + pieces, 0);
}

/**
 * R74: the order's pieces by stage: all eight stages in order, then the side statuses that occur. For an
 * overdue item, only the least advanced part counts as overdue. `now` is in epoch milliseconds.
 */
export function orderPipeline(
  items: readonly Item[],
  now: number,
): { total: number; stages: PipelineStage[] } {
  const total = items.reduce((sum, item) => sum + orderedPieces(item), 0);
  const partsByItem = items.map(statusParts);
  const overdue = items
    .filter((item) => hasMissedDate(item, now))
    .flatMap((item) => statusParts(item).slice(-1));
  const stageOf = (type: StatusType): PipelineStage => {
    const isOwn = (part: StatusPart) => part.type === type;
    const own = partsByItem.flat().filter(isOwn);
    const late = overdue.filter(isOwn);
    const pieces = sumOfPieces(own);
    const share = Math.min(1, pieces / Math.max(1, total));
    return {
      type,
      items: own.length,
      partItems: partsByItem.filter((parts) => parts.length > 1 && parts.some(isOwn)).length,
      pieces,
      share,
      exceedsOrdered: pieces > total,
      overdueItems: late.length,
      overdueShare: Math.min(share, sumOfPieces(late) / Math.max(1, total)),
    };
  };
  const isShown = ({ type, items: count }: PipelineStage) => pipelineNumber(type) > 0 || count > 0;
  return { total, stages: STATUS_TYPES.map(stageOf).filter(isShown) };
}
