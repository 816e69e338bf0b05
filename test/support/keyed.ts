import type { ByKey } from '#domain/byKey.ts';

/** Converts a literal to a record by key: `keyed({ a: 1 })`. */
export function keyed<T>(record: Readonly<Record<string, T>>): ByKey<T> {
  return record;
}
