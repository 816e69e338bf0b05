/**
 * The stored changes, which survive a reload. Keys are `record/{orderId}` for whole records of changed
 * orders, `shelf/{key}` for other documents and `log/{number}` for applied writes.
 */
export interface SavedWrites {
  /**
   * The calendar day (UTC) that the entries belong to, such as '2026-11-20'. The platform's orders are
   * different each day.
   */
  day: string;
  entries: Readonly<Record<string, unknown>>;
}

/** The calendar day (UTC) of a time in epoch ms. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** One changed entry; undefined means that it was deleted. */
export interface SavedChange {
  key: string;
  value: unknown;
}

const LASTING = 'shelf/settings/';

/**
 * The entries that are valid on the given day: all entries if they are from that day, otherwise only
 * settings.
 */
export function entriesOfDay(saved: SavedWrites | undefined, day: string): Readonly<Record<string, unknown>> {
  if (!saved) return {};
  if (saved.day === day) return saved.entries;
  return Object.fromEntries(Object.entries(saved.entries).filter(([key]) => key.startsWith(LASTING)));
}

/** The entries whose key begins with the prefix, without the prefix. */
export function entriesUnder<T>(entries: Readonly<Record<string, unknown>>, prefix: string): [string, T][] {
  return Object.entries(entries)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, value]) => [key.slice(prefix.length), value as T]);
}
