import * as v from 'valibot';
import type { SelectionState } from '#store/results/selectionSlice.ts';
import { readStored } from './storage.ts';

/**
 * The key of the stored selection. Only IDs are stored under it, so that personal data in orders stays out of
 * the browser's storage.
 */
export function selectionKey(sub: string): string {
  return `console.selection:${sub}`;
}

/** The IDs of the orders that were selected in this tab before the page was reloaded or left. */
export function recallSelection(storage: Storage, sub: string): string[] {
  const parsed = v.safeParse(v.array(v.string()), readStored(storage, selectionKey(sub)));
  return parsed.success ? parsed.output : [];
}

/** The IDs to store. They include orders that could not be loaded, because the next attempt may succeed. */
export function selectionToStore({ orders, unrestoredIds }: SelectionState): string[] {
  return [...Object.keys(orders), ...unrestoredIds];
}
