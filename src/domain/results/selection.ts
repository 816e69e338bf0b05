/**
 * The range of a Shift-click: all rows from the previously clicked one to this one, both included, in row order. If
 * there is no such row, or it is no longer shown, the range is only this row.
 */
export function rangeBetween(rows: readonly string[], before: string | null, clicked: string): string[] {
  const from = before === null ? -1 : rows.indexOf(before);
  const to = rows.indexOf(clicked);
  if (from < 0 || to < 0) return [clicked];
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}
