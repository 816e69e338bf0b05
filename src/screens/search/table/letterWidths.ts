import type { ColumnId } from '#domain/results/columns.ts';

/** How the cells of a column are rendered: numbers are aligned to the right, and IDs are monospaced. */
export type CellKind = 'text' | 'number' | 'id';

/** Number of lowercase letters that fit into a column of each kind with the default width in columns.css. */
const COLUMN_LETTERS: Record<CellKind, number> = { text: 16, id: 16, number: 20 };

/** Columns that are much narrower or wider in columns.css than most columns of their kind. */
const OTHER_COLUMN_LETTERS: Partial<Record<ColumnId, number>> = {
  orderType: 11,
  customerTotal: 12,
  missedSla: 32,
};

/** The width of the first column in letters. */
export const ID_COLUMN_LETTERS = 16;

/** The width in letters of the button in a cell that has more than one value. */
const BUTTON_LETTERS = 5;

/** The width in rem that one letter needs, including a share of the cell's padding. */
const LETTER_REM = 0.85;

/** Returns the width of a column in letters, rounded down. `width` is in rem; null for the default width. */
export function columnWidthInLetters(id: ColumnId, kind: CellKind, width: number | null): number {
  return width === null ? (OTHER_COLUMN_LETTERS[id] ?? COLUMN_LETTERS[kind]) : Math.floor(width / LETTER_REM);
}

/**
 * Returns the width of a character, measured in lowercase letters. Characters outside Western scripts count
 * as two.
 */
function letterWidth(letter: string): number {
  if (letter > '\u024f') return 2;
  return letter >= 'A' && letter <= 'Z' ? 1.35 : 1;
}

/**
 * Returns the approximate width of a cell with these values, measured in lowercase letters. The cell contains
 * the first value and, if there are more, a button.
 */
export function lettersOf([first = '', ...others]: readonly string[]): number {
  let letters = others.length > 0 ? BUTTON_LETTERS : 0;
  for (const letter of first) letters += letterWidth(letter);
  return letters;
}

/**
 * Whether the values may be too wide for their cell. Only such cells are clipped, because scrolling takes
 * 45% more processor time if all cells are clipped (docs/decisions/0009-long-answers.md).
 */
export function isTooLong(values: readonly string[], width: number): boolean {
  return lettersOf(values) > width;
}
