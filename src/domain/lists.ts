/** The distinct values except '', each with its number of occurrences; the most frequent come first. */
export function valueCounts(values: readonly string[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .filter(({ value }) => value !== '')
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** The set without this value if it has it, otherwise with it. */
export function toggled<T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}

/** The list in parts of `size` entries; the last part may have fewer. */
export function chunks<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}

/** The value that all entries have; undefined if their values differ or if there are no entries. */
export function commonValue<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
}
