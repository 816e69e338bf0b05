/** Returns a comparison by date (UTC instants), newest first; entries without a date come last. */
export function byNewest<T>(dateOf: (entry: T) => string | null): (a: T, b: T) => number {
  return (a, b) => {
    const [first, second] = [dateOf(a) ?? '', dateOf(b) ?? ''];
    return first < second ? 1 : first > second ? -1 : 0;
  };
}
