import { type ByKey, byKey, withEntry, withoutKey } from '#domain/byKey.ts';

/** The open items of an order and the tab that each of them shows, as stored in the browser's history. */
export interface OrderScreenState {
  openItems: readonly string[];
  /** By item ID. Closed items are included, so that they reopen on the same tab. */
  tabs: ByKey<string>;
  /** R222: the closed item that an open dialog is about. It closes with the dialog. Null if there is none. */
  modalItemId: string | null;
}

export const NOTHING_OPEN: OrderScreenState = { openItems: [], tabs: {}, modalItemId: null };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * Reads the state of a history entry, which another version of the console may have written. Invalid parts
 * are ignored.
 */
export function parseScreenState(state: unknown): OrderScreenState {
  if (!isRecord(state)) return NOTHING_OPEN;
  const { openItems, tabs, modalItemId } = state;
  return {
    openItems: Array.isArray(openItems) ? openItems.filter(isText) : [],
    tabs: isRecord(tabs)
      ? byKey(Object.entries(tabs).filter((entry): entry is [string, string] => isText(entry[1])))
      : {},
    modalItemId: isText(modalItemId) ? modalItemId : null,
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

/** R222: the state while a dialog about this item is open; `itemId` is undefined if it is about the order. */
export function withModalItem(state: OrderScreenState, itemId: string | undefined): OrderScreenState {
  const isClosed = itemId !== undefined && !state.openItems.includes(itemId);
  return { ...state, modalItemId: isClosed ? itemId : state.modalItemId };
}

/** The state after the dialog has been closed. */
export function withoutModalItem(state: OrderScreenState): OrderScreenState {
  const { modalItemId } = state;
  return modalItemId === null ? state : { ...withoutOpenItem(state, modalItemId), modalItemId: null };
}

/** How often a link has named the item that the URL already named, as far as the history entry says. */
export function timesNamedAgain(state: unknown): number {
  return isRecord(state) && typeof state.timesNamedAgain === 'number' ? state.timesNamedAgain : 0;
}
