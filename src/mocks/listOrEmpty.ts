/** The list, or an empty one if a hostile document contains something else. */
export function listOrEmpty<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}
