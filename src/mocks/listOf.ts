/** The list, or an empty one if a hostile document holds something else in its place. */
export function listOf<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}
