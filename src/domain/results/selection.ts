/**
 * The range of a Shift-click: all rows from the one clicked before to this one, both included, in row order.
 * Without a row before, or with one that is not shown any more, it is this row alone.
 */
export function rangeBetween(rows: readonly string[], before: string | null, clicked: string): string[] {
  const from = before === null ? -1 : rows.indexOf(before);
  const to = rows.indexOf(clicked);
  if (from < 0 || to < 0) return [clicked];
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}
