/** The list with one entry moved to another index; an index outside the list means the nearest end. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  const others = list.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, entry);
}

/**
 * The index for an entry that the user drops at a height: after all other entries whose middle is above that
 * height. `middles` are the middles of all entries in order, in pixels.
 */
export function dropIndex(middles: readonly number[], from: number, height: number): number {
  return middles.filter((middle, index) => index !== from && middle < height).length;
}
