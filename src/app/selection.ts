import * as v from 'valibot';
import type { SelectionState } from '#store/results/selectionSlice.ts';
import { readStored } from './storage.ts';

/** IDs only: personal data in orders stays out of the browser's storage. */
export function selectionKey(sub: string): string {
  return `console.selection:${sub}`;
}

/** The orders that were selected in this tab when the page was left. */
export function recallSelection(storage: Storage, sub: string): string[] {
  const parsed = v.safeParse(v.array(v.string()), readStored(storage, selectionKey(sub)));
  return parsed.success ? parsed.output : [];
}

/**
 * The stored selection. It keeps orders that could not be read this time, because the next attempt may
 * succeed.
 */
export function selectedIds({ orders, unread }: SelectionState): string[] {
  return [...Object.keys(orders), ...unread];
}
