import { foldText } from '#domain/foldText.ts';
import { concernsItem, type OrderEvent } from './event.ts';
import { DELIVERY_STATES, type DeliveryState, type EventDelivery } from './eventDelivery.ts';

/** An event in the list, with the values that filters compare, computed once and not at each keystroke. */
export interface EventRow {
  /** A key that does not change when newer events arrive; see `eventKeys`. */
  key: string;
  event: OrderEvent;
  delivery: EventDelivery;
  /** See `eventActor`. */
  actor: string;
  /** All searchable text, in lower case. */
  haystack: string;
}

/**
 * Keys that do not change when newer events arrive: the ID, or the content if there is no ID. Equal keys are
 * numbered from the oldest event, which is the last in the list.
 */
export function eventKeys(events: readonly OrderEvent[]): string[] {
  const times = new Map<string, number>();
  const keyOf = ({ eventId, eventType, eventDate, itemId }: OrderEvent) => {
    const name = eventId || `${eventType} ${eventDate} ${itemId}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return `${time} ${name}`;
  };
  return events.toReversed().map(keyOf).toReversed();
}

/** The value of the item filter that finds the events of all items. */
export const ALL_ITEMS = '*';

export interface EventFilter {
  /** Raw type names; an empty list means all. */
  types: readonly string[];
  /** An item's ID or ALL_ITEMS; null means the item that the panel belongs to. */
  item: string | null;
  /** '' means any actor. */
  actor: string;
  delivery: DeliveryState | null;
  text: string;
}

export const NO_EVENT_FILTER: EventFilter = { types: [], item: null, actor: '', delivery: null, text: '' };

const PARAMETERS = {
  types: 'eventType',
  item: 'eventItem',
  actor: 'eventActor',
  delivery: 'eventDelivery',
  text: 'eventText',
} as const;

export const EVENT_FILTER_PARAMETERS: readonly string[] = Object.values(PARAMETERS);

/** The filter in a URL; an unknown delivery state is ignored. */
export function parseEventFilter(params: URLSearchParams): EventFilter {
  const delivery = params.get(PARAMETERS.delivery);
  return {
    types: [...new Set(params.getAll(PARAMETERS.types).filter((type) => type !== ''))],
    item: params.get(PARAMETERS.item) || null,
    actor: params.get(PARAMETERS.actor) ?? '',
    delivery: DELIVERY_STATES.find((state) => state === delivery) ?? null,
    text: params.get(PARAMETERS.text) ?? '',
  };
}

export function withEventFilter(params: URLSearchParams, filter: EventFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of Object.values(PARAMETERS)) next.delete(name);
  for (const type of filter.types) next.append(PARAMETERS.types, type);
  if (filter.item) next.set(PARAMETERS.item, filter.item);
  if (filter.actor !== '') next.set(PARAMETERS.actor, filter.actor);
  if (filter.delivery) next.set(PARAMETERS.delivery, filter.delivery);
  if (filter.text !== '') next.set(PARAMETERS.text, filter.text);
  return next;
}

/** Whether the filter has a condition other than the item. */
export function isEventFilterActive(filter: EventFilter): boolean {
  return (
    filter.types.length > 0 || filter.actor !== '' || filter.delivery !== null || filter.text.trim() !== ''
  );
}

/** The ID of the person or client on whose behalf the event was created, or else of its source system. */
export function eventActor(event: OrderEvent): string {
  return event.createdOnBehalfOf || event.eventSourceId;
}

/**
 * The searchable texts of the event in lower case. `words` are texts that the screen adds, such as the title
 * in the user's language. `facts` are the facts that the user can read.
 */
export function eventSearchText(
  event: OrderEvent,
  words: readonly string[],
  facts: OrderEvent['facts'],
): string {
  const values = facts.map(({ value }) => (typeof value === 'object' ? JSON.stringify(value) : value));
  const attempts = event.attempts.flatMap((attempt) => [attempt.errorDescription, attempt.errorResponseCode]);
  const texts = [
    ...words,
    event.eventType,
    event.eventId,
    event.itemId,
    event.detail,
    event.eventSourceId,
    event.createdOnBehalfOf,
    ...values,
    ...attempts,
  ];
  return foldText(texts.join('\n'));
}

const nobody = () => '';

/**
 * The rows that meet every condition. Every word of the text must occur, regardless of case, accents (R605)
 * and order. The names of actors load after the events, so `haystack` does not contain them. `nameOf` returns
 * the name of an actor, or '' if it is unknown.
 */
export function filterEvents(
  rows: readonly EventRow[],
  filter: EventFilter,
  ownItemId: string,
  nameOf: (actor: string) => string = nobody,
): readonly EventRow[] {
  const words = foldText(filter.text).split(/\s+/).filter(Boolean);
  const types = new Set(filter.types);
  const item = filter.item ?? ownItemId;
  const holds = (row: EventRow, word: string) =>
    row.haystack.includes(word) || foldText(nameOf(row.event.createdOnBehalfOf)).includes(word);
  return rows.filter(
    (row) =>
      (item === ALL_ITEMS || concernsItem(row.event, item)) &&
      (types.size === 0 || types.has(row.event.eventType)) &&
      (filter.actor === '' || row.actor === filter.actor) &&
      (filter.delivery === null || row.delivery.state === filter.delivery) &&
      words.every((word) => holds(row, word)),
  );
}
