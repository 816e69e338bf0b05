import { type ByKey, byKey, isObject, withEntry, withoutKey } from '#domain/byKey.ts';
import { type SkippedEntries, skippedEntriesIn } from './skippedEntries.ts';

/** The open items of an order and the tab that each of them shows, as stored in the browser's history. */
export interface OrderScreenState {
  openItems: readonly string[];
  /** By item ID. Closed items are included, so that they reopen on the same tab. */
  tabs: ByKey<string>;
  /** Missing if Back skips no entry. */
  skipped?: SkippedEntries | undefined;
}

export const NOTHING_OPEN: OrderScreenState = { openItems: [], tabs: {} };

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The valid parts of a history entry's state, which another version of the console may have written. */
export function parseScreenState(state: unknown): OrderScreenState {
  if (!isObject(state)) return NOTHING_OPEN;
  const { openItems, tabs } = state;
  return {
    openItems: Array.isArray(openItems) ? openItems.filter(isText) : [],
    tabs: isObject(tabs)
      ? byKey(Object.entries(tabs).filter((entry): entry is [string, string] => isText(entry[1])))
      : {},
    skipped: skippedEntriesIn(state),
  };
}

/**
 * The state after opening the item in the URL, on the tab in the URL or else on the first tab. Unchanged if
 * the URL contains no item.
 */
export function withOpenItem(
  state: OrderScreenState,
  itemId: string | null,
  tab: string | null,
): OrderScreenState {
  if (itemId === null) return state;
  const openItems = state.openItems.includes(itemId) ? state.openItems : [...state.openItems, itemId];
  return {
    ...state,
    openItems,
    tabs: tab === null ? withoutKey(state.tabs, itemId) : withEntry(state.tabs, itemId, tab),
  };
}

/**
 * The state of the order screen at a location of the history: the open items and tabs that the history entry
 * contains, with the item and the tab that the URL names.
 */
export function screenStateOfLocation({
  params,
  state,
}: {
  params: URLSearchParams;
  state: unknown;
}): OrderScreenState {
  return withOpenItem(parseScreenState(state), params.get('itemId'), params.get('tab'));
}

export function withoutOpenItem(state: OrderScreenState, itemId: string): OrderScreenState {
  return { ...state, openItems: state.openItems.filter((open) => open !== itemId) };
}

/** How often a link has named the item that the URL already named, as far as the history entry says. */
export function timesNamedAgain(state: unknown): number {
  return isObject(state) && typeof state.timesNamedAgain === 'number' ? state.timesNamedAgain : 0;
}
