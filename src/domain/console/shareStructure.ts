type Parts = Readonly<Record<string, unknown>>;

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

function sharedEntries(before: Parts, now: Parts): [string, unknown][] {
  return Object.entries(now).map(([name, part]) => [
    name,
    Object.hasOwn(before, name) ? shareStructure(before[name], part) : part,
  ]);
}

function isAllOf(entries: readonly [string, unknown][], before: Parts): boolean {
  return (
    entries.length === Object.keys(before).length &&
    entries.every(([name, part]) => Object.hasOwn(before, name) && Object.is(part, before[name]))
  );
}

/**
 * Returns data that is equal to `now` but reuses the objects of `before` for every equal part (structural
 * sharing), so that unchanged data is not rendered again. Neither value is changed.
 */
export function shareStructure<T>(before: unknown, now: T): T {
  if (before === now || !isParts(before) || !isParts(now) || Array.isArray(before) !== Array.isArray(now))
    return now;
  const entries = sharedEntries(before, now);
  if (isAllOf(entries, before)) return before as T;
  return (Array.isArray(now) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as T;
}
