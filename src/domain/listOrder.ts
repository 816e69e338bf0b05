/** The list with one entry moved to another place; a place outside the list is its nearest end. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  const others = list.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, entry);
}

/**
 * Where an entry lands that is dropped at a height: after every other whose middle lies above it.
 * `middles` are those of all entries in their order, in pixels from anywhere.
 */
export function dropPlace(middles: readonly number[], from: number, height: number): number {
  return middles.filter((middle, index) => index !== from && middle < height).length;
}
