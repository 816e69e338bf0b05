import { type ByKey, lookUp } from '#domain/byKey.ts';
import type { ColumnId } from './columns.ts';

/** R444: the order ID is not a column that can be hidden or moved, but it can be made wider. */
export type SizedColumnId = ColumnId | 'orderId';

/** The widths, in rem, of the columns that the user made narrower or wider. */
export type ColumnWidths = ByKey<number>;

const NARROWEST = 4;
const WIDEST = 40;

/** Limits a width in rem so that all columns stay readable, and rounds it to quarters of a rem. */
export function boundedWidth(rem: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(rem * 4) / 4));
}

/** The width of a column in rem; null means the default width. Invalid stored values are ignored. */
export function columnWidth(widths: ColumnWidths, id: SizedColumnId): number | null {
  const rem = lookUp(widths, id);
  return rem === undefined || !Number.isFinite(rem) ? null : boundedWidth(rem);
}

/** The column widths in rem that users can select without a pointing device. */
export const WIDTH_CHOICES = { narrow: 6, medium: 10, wide: 16, widest: 24 } as const;
