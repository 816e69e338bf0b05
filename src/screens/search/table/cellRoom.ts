import type { ColumnId } from '#domain/columns.ts';

/** How a column's cells are drawn: figures to the right, IDs monospaced. */
export type CellLook = 'text' | 'number' | 'id';

/** Small letters that fit into a column of that look, as wide as table.css makes most of them. */
const ROOM: Record<CellLook, number> = { text: 16, id: 16, number: 20 };

/** The columns that table.css makes wider or narrower than that. */
const OTHER_ROOM: Partial<Record<ColumnId, number>> = {
  orderType: 11,
  customerTotal: 12,
  missedSla: 32,
};

/** The first column's. */
export const ID_ROOM = 16;

/** The width of the button of a cell with more than one value. */
const BUTTON_ROOM = 5;

/** A letter in rem, and what stands beside the text of a cell. */
const LETTER_REM = 0.85;

/** The room of a column; of one that a person made `width` rem wide, rather too little than too much. */
export function cellRoom(id: ColumnId, look: CellLook, width: number | null): number {
  return width === null ? (OTHER_ROOM[id] ?? ROOM[look]) : Math.floor(width / LETTER_REM);
}

/** The room of a cell's first value beside the button for the others. */
export function firstRoom(room: number): number {
  return room - BUTTON_ROOM;
}

/** As wide as a small letter, each; what no Western language writes is as wide as two. */
function letterWidth(letter: string): number {
  if (letter > '\u024f') return 2;
  return letter >= 'A' && letter <= 'Z' ? 1.35 : 1;
}

/**
 * Whether a text may be too long for the room of its cell. Only such cells are clipped: with all of them clipped,
 * scrolling takes 45 % more of the processor (docs/decisions/0009-long-answers.md).
 */
export function isTooLong(text: string, room: number): boolean {
  if (text.length > room) return true;
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width > room;
}
