import { hasOrderModal } from './orderModal.ts';

/**
 * The history entries below the current one that Back skips. A modal was opened from the highest of them; since
 * the modal was closed, the current entry shows the same as that one, or another order beside the same results.
 */
export interface SkippedEntries {
  /** The router's key of the highest of these entries. */
  key: string;
  count: number;
  /** The path of the order that the highest of these entries shows. */
  pathname: string;
}

/** A place in the browser's history. `state` is what the console has stored with it. */
export interface HistoryPlace {
  key: string;
  pathname: string;
  search: string;
  state: unknown;
}

/** The entries that Back skips from an entry with this state, which another version may have written. */
export function skippedEntriesIn(state: unknown): SkippedEntries | undefined {
  if (typeof state !== 'object' || state === null || !('skipped' in state)) return undefined;
  const { skipped } = state;
  if (typeof skipped !== 'object' || skipped === null) return undefined;
  const { key, count, pathname }: Partial<Record<keyof SkippedEntries, unknown>> = skipped;
  return typeof key === 'string' && typeof count === 'number' && count > 0 && typeof pathname === 'string'
    ? { key, count, pathname }
    : undefined;
}

/** The state that an entry for another order in the same place of the history keeps. */
export function keptState(state: unknown): { skipped: SkippedEntries } | undefined {
  const skipped = skippedEntriesIn(state);
  return skipped && { skipped };
}

/**
 * The entries that Back skips from the entry of a modal that is opened from `entry`, and whether the modal takes
 * the place of `entry`, because Back then still leads to its order.
 */
export function entryOfModal({ key, pathname, state }: Omit<HistoryPlace, 'search'>): {
  skipped: SkippedEntries;
  replace: boolean;
} {
  const skipped = skippedEntriesIn(state);
  if (skipped?.pathname === pathname) return { skipped, replace: true };
  return { skipped: { key, count: (skipped?.count ?? 0) + 1, pathname }, replace: false };
}

/**
 * The number of further steps back after Back has led from `left` to `reached`; 0 for none. Back from an open
 * modal only closes it.
 */
export function furtherStepsBack(left: HistoryPlace, reached: HistoryPlace): number {
  const skipped = skippedEntriesIn(left.state);
  const hasModal = hasOrderModal(left.search);
  return skipped?.key === reached.key && !hasModal ? skipped.count : 0;
}
