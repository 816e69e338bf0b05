/** The list, or an empty one for whatever a hostile document holds in its place. */
export function listOf<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}
