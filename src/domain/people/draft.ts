import { isObject, lookUp } from '#domain/byKey.ts';

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isSameKind<T>(kept: unknown, like: T): kept is T {
  return kindOf(kept) === kindOf(like);
}

/**
 * Restores a stored draft if it has the same kind of value as `initial`, or else returns `initial`. Objects
 * are checked field by field: a field that is missing in the draft, or whose kind has changed, gets its
 * initial value. A field that is null on either side keeps the stored value.
 */
export function recallDraft<T>(kept: unknown, initial: T): T {
  if (!isObject(kept) || !isObject(initial)) return isSameKind(kept, initial) ? kept : initial;
  const fitting = Object.entries(initial).filter(([name, value]) => {
    const found = lookUp(kept, name);
    return found !== undefined && (value === null || found === null || isSameKind(found, value));
  });
  return { ...initial, ...Object.fromEntries(fitting.map(([name]) => [name, kept[name]])) };
}
