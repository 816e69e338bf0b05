import type { Item } from '#domain/item/item.ts';
import { PIPELINE } from '#domain/item/itemStatus.ts';
import { itemTroubles } from '#domain/item/troubles.ts';
import { orderSnapshot, type SnapshotBar, statusParts } from './snapshot.ts';

/** One station of the order's pipeline, or a side status that some items are in. */
export interface Station extends SnapshotBar {
  /** Items of the station that have missed a date. */
  overdueItems: number;
  /** Their pieces of all pieces ordered, 0 to 1; never more than `share`. */
  overdueShare: number;
}

/** Late by a date that has passed; a hold or a rejection without one is not late. */
function isOverdue(item: Item, now: number): boolean {
  return itemTroubles(item, now).some(({ kind, clearable }) => clearable || kind === 'delay');
}

/**
 * R74: where the order's pieces are: all eight stations in order, then the side statuses that occur. What is overdue
 * of an item is its part that is furthest behind. `now` in epoch milliseconds.
 */
export function orderPipeline(items: readonly Item[], now: number): { total: number; stations: Station[] } {
  const { total, bars } = orderSnapshot(items);
  const overdue = items.filter((item) => isOverdue(item, now)).flatMap((item) => statusParts(item).slice(-1));
  const sides = bars.filter(({ type }) => !PIPELINE.some((station) => station === type));
  const known = PIPELINE.map(
    (type): SnapshotBar =>
      bars.find((bar) => bar.type === type) ?? { type, items: 0, pieces: 0, share: 0, isOver: false },
  );
  const stations = [...known, ...sides].map((bar): Station => {
    const late = overdue.filter(({ type }) => type === bar.type);
    const pieces = late.reduce((sum, part) => sum + part.pieces, 0);
    return {
      ...bar,
      overdueItems: late.length,
      overdueShare: Math.min(bar.share, pieces / Math.max(1, total)),
    };
  });
  return { total, stations };
}
