/** Whether both lists contain the same values, in any sequence. Neither contains a value twice. */
export function sameValues(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value));
}
