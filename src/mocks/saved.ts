/**
 * The stored changes, entry by entry, which survive a reload: whole records of changed orders under
 * `record/{orderId}`, other documents under `shelf/{key}`, applied writes under `log/{number}`.
 */
export interface SavedWrites {
  /** The calendar day (UTC) the entries belong to, such as '2026-11-20': on another day the orders are other ones. */
  day: string;
  entries: Readonly<Record<string, unknown>>;
}

/** The calendar day (UTC) of an instant in epoch ms. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** One changed entry; undefined means that it is gone. */
export interface SavedChange {
  key: string;
  value: unknown;
}

const LASTING = 'shelf/settings/';

/** The entries that are valid on the given day: all of the same day, but only settings of another day. */
export function entriesOfDay(saved: SavedWrites | undefined, day: string): Readonly<Record<string, unknown>> {
  if (!saved) return {};
  if (saved.day === day) return saved.entries;
  return Object.fromEntries(Object.entries(saved.entries).filter(([key]) => key.startsWith(LASTING)));
}

/** The values under a prefix, by the rest of their key. */
export function entriesUnder<T>(entries: Readonly<Record<string, unknown>>, prefix: string): [string, T][] {
  return Object.entries(entries)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, value]) => [key.slice(prefix.length), value as T]);
}
