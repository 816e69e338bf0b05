import type { ColumnId } from '#domain/results/columns.ts';

/** How a column's cells are rendered: numbers right-aligned, IDs monospaced. */
export type CellKind = 'text' | 'number' | 'id';

/** Lowercase letters that fit into a column of that kind, at the default width in table.css. */
const ROOM: Record<CellKind, number> = { text: 16, id: 16, number: 20 };

/** The columns whose width differs in table.css. */
const OTHER_ROOM: Partial<Record<ColumnId, number>> = {
  orderType: 11,
  customerTotal: 12,
  missedSla: 32,
};

/** The width of the first column, in letters. */
export const ID_ROOM = 16;

/** The width, in letters, of the button of a cell with more than one value. */
const BUTTON_ROOM = 5;

/** The width of a letter in rem, and the padding beside a cell's text. */
const LETTER_REM = 0.85;

/** The width of a column in letters; for a column resized to `width` rem, rounded down. */
export function cellRoom(id: ColumnId, kind: CellKind, width: number | null): number {
  return width === null ? (OTHER_ROOM[id] ?? ROOM[kind]) : Math.floor(width / LETTER_REM);
}

/** The width available for a cell's first value, next to the button for the other values. */
export function firstRoom(room: number): number {
  return room - BUTTON_ROOM;
}

/** Each letter counts as one lowercase letter; characters outside Western scripts count as two. */
function letterWidth(letter: string): number {
  if (letter > '\u024f') return 2;
  return letter >= 'A' && letter <= 'Z' ? 1.35 : 1;
}

/**
 * Whether a text may overflow its cell. Only such cells are clipped: with all of them clipped, scrolling takes 45 %
 * more of the processor (docs/decisions/0009-long-answers.md).
 */
export function isTooLong(text: string, room: number): boolean {
  if (text.length > room) return true;
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width > room;
}
