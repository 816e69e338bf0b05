import { type ByKey, lookUp } from '#domain/byKey.ts';
import type { ColumnId } from './columns.ts';

/** In rem by column, for those that a person made narrower or wider. */
export type ColumnWidths = ByKey<number>;

const NARROWEST = 4;
const WIDEST = 40;

/** A width in rem that leaves room for something to read, and for other columns. */
export function boundedWidth(rem: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(rem * 4) / 4));
}

/** In rem; null for the usual width. Anything may be stored in a browser. */
export function columnWidth(widths: ColumnWidths, id: ColumnId): number | null {
  const rem = lookUp(widths, id);
  return rem === undefined || !Number.isFinite(rem) ? null : boundedWidth(rem);
}

/** Widths to choose from without a pointer, in rem. */
export const WIDTH_CHOICES = { narrow: 6, medium: 10, wide: 16, widest: 24 } as const;
