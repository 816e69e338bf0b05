import { toIso } from '#domain/time/time.ts';
/**
 * The stored changes, which survive a reload. Keys are `record/{orderId}` for whole records of changed
 * orders, `documents/{key}` for other documents and `log/{number}` for applied writes.
 */
export interface SavedWrites {
  /**
   * The calendar day (UTC) to which the entries belong, such as '2026-11-20'. The platform has different
   * orders each day.
   */
  day: string;
  entries: Readonly<Record<string, unknown>>;
}

/** The calendar day (UTC) of a time in epoch ms. */
export function dayOf(epochMs: number): string {
  return toIso(epochMs).slice(0, 10);
}

/** One changed entry. If the value is undefined, the entry was deleted. */
export interface SavedChange {
  key: string;
  value: unknown;
}

const LASTING = 'documents/settings/';

/**
 * Returns the entries that are valid on the given day: all of them if they are from that day, otherwise only
 * the settings.
 */
export function entriesOfDay(saved: SavedWrites | undefined, day: string): Readonly<Record<string, unknown>> {
  if (!saved) return {};
  if (saved.day === day) return saved.entries;
  return Object.fromEntries(Object.entries(saved.entries).filter(([key]) => key.startsWith(LASTING)));
}

/** Returns the entries whose keys begin with the prefix. The returned keys do not contain it. */
export function entriesUnder<T>(entries: Readonly<Record<string, unknown>>, prefix: string): [string, T][] {
  return Object.entries(entries)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, value]) => [key.slice(prefix.length), value as T]);
}
