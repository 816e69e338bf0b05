declare const VALUES: unique symbol;

/**
 * Values by keys from outside the console: IDs, names of statuses and relations, currencies. Every object
 * inherits properties such as `constructor`, so an index access could return a value that was never stored.
 * This type therefore does not allow index access.
 */
export type ByKey<T> = object & { readonly [VALUES]?: () => T };

type Entries<T> = ByKey<T> | Readonly<Record<string, T>>;

function entriesIn<T>(record: Entries<T>): Readonly<Record<string, T>> {
  return record as Readonly<Record<string, T>>;
}

/** Whether an unknown value, such as parsed JSON, is an object. A list is none. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** If a key occurs twice, the last entry counts. */
export function byKey<T>(entries: Iterable<readonly [string, T]>): ByKey<T> {
  return Object.fromEntries(entries);
}

export function hasKey(record: Entries<unknown>, key: string): boolean {
  return Object.hasOwn(record, key);
}

export function lookUp<T>(record: Entries<T>, key: string): T | undefined {
  return hasKey(record, key) ? entriesIn(record)[key] : undefined;
}

export function entriesOf<T>(record: Entries<T>): [string, T][] {
  return Object.entries(entriesIn(record));
}

export function valuesOf<T>(record: Entries<T>): T[] {
  return Object.values(entriesIn(record));
}

/** The record with the entry added or replaced. A replaced entry keeps its position. */
export function withEntry<T>(record: Entries<T>, key: string, value: T): ByKey<T> {
  return { ...record, [key]: value };
}

export function withoutKey<T>(record: Entries<T>, key: string): ByKey<T> {
  const { [key]: _, ...others } = entriesIn(record);
  return others;
}

/** Adds the entry at the end and keeps only the newest `mostKept` entries. */
export function withNewest<T>(record: Entries<T>, key: string, value: T, mostKept: number): ByKey<T> {
  const others = withoutKey(record, key);
  const entries = entriesOf(others);
  return withEntry(
    entries.length < mostKept ? others : byKey(entries.slice(entries.length + 1 - mostKept)),
    key,
    value,
  );
}
