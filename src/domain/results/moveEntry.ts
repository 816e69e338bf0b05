/**
 * The list with the entry at `from` moved to `to`. If `to` is outside the list, the entry moves to the
 * nearest end. If there is no entry at `from`, the list is unchanged.
 */
export function withMovedEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  const others = list.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, entry);
}

/**
 * The index to which the entry at `from` moves if the user drops it at `height`: after all other entries
 * whose middle is above `height`. `height` and the `middles` of all entries are vertical positions in pixels.
 */
export function dropIndex(middles: readonly number[], from: number, height: number): number {
  return middles.filter((middle, index) => index !== from && middle < height).length;
}
