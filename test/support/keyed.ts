import type { ByKey } from '#domain/byKey.ts';

/** A record of values by key, from a literal: `keyed({ a: 1 })`. */
export function keyed<T>(record: Readonly<Record<string, T>>): ByKey<T> {
  return record;
}
