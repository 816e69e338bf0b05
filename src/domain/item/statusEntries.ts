import { valuesOf } from '#domain/byKey.ts';
import { ERROR_STATUSES } from '#domain/statusNames.ts';
import type { Item, StatusEntry } from './item.ts';

const FIRST: ReadonlySet<string> = new Set([...ERROR_STATUSES, 'cancelled', 'onHold']);

/** The current statuses: errors, cancelled and on hold, then others; in both groups, the latest first. */
export function currentEntries(item: Item): StatusEntry[] {
  const rank = (entry: StatusEntry) => (FIRST.has(entry.name) ? 0 : 1);
  return valuesOf(item.statuses)
    .filter((entry) => entry.state === 'current')
    .sort((a, b) => rank(a) - rank(b) || ((a.updatedDate ?? '') < (b.updatedDate ?? '') ? 1 : -1));
}

/** S8.29: whether the console points out that a reason is missing for this status. */
export function needsReason(status: string): boolean {
  return status === 'rejected' || status === 'suspended';
}
