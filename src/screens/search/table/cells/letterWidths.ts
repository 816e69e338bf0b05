import type { ColumnId } from '#domain/results/columns.ts';

/** How a column's cells are rendered: numbers are right-aligned, and IDs are monospaced. */
export type CellKind = 'text' | 'number' | 'id';

/** How many lowercase letters fit into a column with its default width in columns.css. */
const COLUMN_LETTERS: Record<CellKind, number> = { text: 16, id: 16, number: 20 };

/** Columns that are much narrower or wider in columns.css than others of their kind. */
const OTHER_COLUMN_LETTERS: Partial<Record<ColumnId, number>> = {
  platformOrderId: 13,
  orderType: 10,
  customerTotal: 12,
  missedSla: 32,
};

export const ID_COLUMN_LETTERS = 13;

/** The width in letters of the button that shows how many more values a cell has. */
const BUTTON_LETTERS = 5;

/** The width of one letter in rem, including a share of the cell's padding. */
const LETTER_REM = 0.85;

/**
 * Returns the width of a column in letters, rounded down. `width` is in rem, or null for the default width.
 */
export function columnWidthInLetters(id: ColumnId, kind: CellKind, width: number | null): number {
  return width === null ? (OTHER_COLUMN_LETTERS[id] ?? COLUMN_LETTERS[kind]) : Math.floor(width / LETTER_REM);
}

/**
 * Returns the width of a character, measured in lowercase letters. Characters other than Latin ones count as
 * two.
 */
function letterWidth(letter: string): number {
  if (letter > '\u024f') return 2;
  return letter >= 'A' && letter <= 'Z' ? 1.35 : 1;
}

/** Returns the approximate width of a cell in lowercase letters, including the button for more values. */
export function widthInLetters([first = '', ...others]: readonly string[]): number {
  let letters = others.length > 0 ? BUTTON_LETTERS : 0;
  for (const letter of first) letters += letterWidth(letter);
  return letters;
}

/**
 * Whether the values may be too wide for their cell. Only such cells are clipped, because clipping all of
 * them takes 45% more processor time during scrolling (docs/decisions/0009-long-answers.md).
 */
export function mayOverflow(values: readonly string[], width: number): boolean {
  return widthInLetters(values) > width;
}
