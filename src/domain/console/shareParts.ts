type Parts = Readonly<Record<string, unknown>>;

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

/** The parts of `now`, by name or place, each shared where it can be. */
function sharedEntries(before: Parts, now: Parts): [string, unknown][] {
  return Object.entries(now).map(([name, part]) => [
    name,
    Object.hasOwn(before, name) ? shareParts(before[name], part) : part,
  ]);
}

function isAllOf(entries: readonly [string, unknown][], before: Parts): boolean {
  return (
    entries.length === Object.keys(before).length &&
    entries.every(([name, part]) => Object.hasOwn(before, name) && Object.is(part, before[name]))
  );
}

/**
 * Plain data as it is now, made of the very objects from before wherever those are equal (structural sharing): what
 * is read again and has not changed is not drawn again. Neither value is touched.
 */
export function shareParts<T>(before: unknown, now: T): T {
  if (!isParts(before) || !isParts(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const entries = sharedEntries(before, now);
  if (isAllOf(entries, before)) return before as T;
  return (Array.isArray(now) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as T;
}
