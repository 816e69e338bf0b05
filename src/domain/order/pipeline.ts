import type { Item } from '#domain/item/item.ts';
import { itemIssues } from '#domain/item/itemIssues.ts';
import { PIPELINE } from '#domain/item/itemStatus.ts';
import { statusParts } from '#domain/item/statusParts.ts';
import { orderSnapshot, type SnapshotBar } from './snapshot.ts';

/** One stage of the order's pipeline, or a side status of some items. */
export interface PipelineStage extends SnapshotBar {
  /** The number of the stage's items that missed a date. */
  overdueItems: number;
  /** The number of items with pieces both in this stage and in others. */
  partItems: number;
  /** The overdue pieces as a fraction of all ordered pieces, 0 to 1; never more than `share`. */
  overdueShare: number;
}

/** Whether the item missed a date. A hold or rejection without a date is not overdue. */
function isOverdue(item: Item, now: number): boolean {
  return itemIssues(item, now).some(({ isPastDue }) => isPastDue);
}

/**
 * R74: the order's pieces by stage: all eight stages in order, then the side statuses that occur. For an
 * overdue item, only the least advanced part counts as overdue. `now` is in epoch milliseconds.
 */
export function orderPipeline(
  items: readonly Item[],
  now: number,
): { total: number; stages: PipelineStage[] } {
  const { total, bars } = orderSnapshot(items);
  const overdue = items.filter((item) => isOverdue(item, now)).flatMap((item) => statusParts(item).slice(-1));
  const divided = items.map(statusParts).filter((parts) => parts.length > 1);
  const sides = bars.filter(({ type }) => !PIPELINE.some((stage) => stage === type));
  const known = PIPELINE.map(
    (type): SnapshotBar =>
      bars.find((bar) => bar.type === type) ?? { type, items: 0, pieces: 0, share: 0, exceedsOrdered: false },
  );
  const stages = [...known, ...sides].map((bar): PipelineStage => {
    const late = overdue.filter(({ type }) => type === bar.type);
    const pieces = late.reduce((sum, part) => sum + part.pieces, 0);
    return {
      ...bar,
      overdueItems: late.length,
      partItems: divided.filter((parts) => parts.some(({ type }) => type === bar.type)).length,
      overdueShare: Math.min(bar.share, pieces / Math.max(1, total)),
    };
  });
  return { total, stages };
}
