/**
 * The rows that a Shift-click selects: all rows from the previously clicked row to this one, both included,
 * in row order. If there is no previous row, or it is no longer shown, only this row is selected.
 */
export function rowsBetween(rows: readonly string[], before: string | null, clicked: string): string[] {
  const from = before === null ? -1 : rows.indexOf(before);
  const to = rows.indexOf(clicked);
  if (from < 0 || to < 0) return [clicked];
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}
