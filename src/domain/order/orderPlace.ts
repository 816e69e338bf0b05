import { type ByKey, byKey, withEntry, without } from '#domain/byKey.ts';

/** Which items of an order are open, and the tab that each of them shows; part of the history entry. */
export interface OrderPlace {
  openItems: readonly string[];
  /** By item id, also of items that were closed: they come back as they were left. */
  tabs: ByKey<string>;
}

export const NOTHING_OPEN: OrderPlace = { openItems: [], tabs: {} };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The state of a history entry, which another build may have written. */
export function parsePlace(state: unknown): OrderPlace {
  if (!isRecord(state)) return NOTHING_OPEN;
  const { openItems, tabs } = state;
  return {
    openItems: Array.isArray(openItems) ? openItems.filter(isText) : [],
    tabs: isRecord(tabs)
      ? byKey(Object.entries(tabs).filter((entry): entry is [string, string] => isText(entry[1])))
      : {},
  };
}

/** The address decides about the item that it names: it is open, on the tab that it says or else the first. */
export function withAddress(place: OrderPlace, itemId: string | null, tab: string | null): OrderPlace {
  if (itemId === null) return place;
  const openItems = place.openItems.includes(itemId) ? place.openItems : [...place.openItems, itemId];
  return { openItems, tabs: tab === null ? without(place.tabs, itemId) : withEntry(place.tabs, itemId, tab) };
}

/** The place that an address and its history entry describe together. */
export function placeIn({ params, state }: { params: URLSearchParams; state: unknown }): OrderPlace {
  return withAddress(parsePlace(state), params.get('itemId'), params.get('tab'));
}

export function withoutItem(place: OrderPlace, itemId: string): OrderPlace {
  return { ...place, openItems: place.openItems.filter((open) => open !== itemId) };
}
