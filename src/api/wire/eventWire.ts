import * as v from 'valibot';
import { readEntries } from '#api/http/collection.ts';
import {
  amount,
  coercedText,
  flag,
  id,
  idOrEmpty,
  instant,
  links,
  list,
  orNull,
  text,
} from '#api/http/lenient.ts';
import { isObject, valuesOf } from '#domain/byKey.ts';
import { byNewest } from '#domain/byNewest.ts';
import {
  type DeliveryAttempt,
  EVENT_FIELDS,
  type EventFact,
  type FactKind,
  isEventField,
  type OrderEvent,
  type OrderEvents,
} from '#domain/event/event.ts';
import { isNoDate } from '#domain/time/time.ts';

const WireAttempt = v.object({
  attemptId: idOrEmpty,
  attemptedDate: instant,
  createdDate: instant,
  success: orNull(v.boolean()),
  // The platform sends both the flat and the nested form (docs/platform/backend.md).
  source: text,
  attempt: orNull(v.object({ source: text })),
  errorDescription: text,
  errorStackTrace: text,
  errorId: idOrEmpty,
  errorResponseCode: idOrEmpty,
});

/** The value as a list: itself if it is one, and empty if it is missing. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

/** R343: what is no list, or no object in it, counts as an attempt with an unknown result. */
const WireAttempts = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => listOf(value).map((one) => (isObject(one) ? one : {}))),
    list(WireAttempt),
  ),
  () => [],
);

const WirePackage = v.object({
  trackingId: idOrEmpty,
  trackingUrl: text,
  trackingStatus: text,
  items: list(v.object({ mcpItemId: id, quantity: amount })),
});

/**
 * The platform guarantees no field of an event, so the console keeps an event with unreadable fields or
 * without an ID.
 */
const WireEvent = v.object({
  eventId: idOrEmpty,
  eventType: text,
  eventDate: instant,
  eventSourceId: idOrEmpty,
  itemId: idOrEmpty,
  fake: flag,
  detail: text,
  createdOnBehalfOf: idOrEmpty,
  additionalData: v.fallback(v.record(v.string(), v.unknown()), () => ({})),
  attempts: WireAttempts,
});

function toAttempt(wire: v.InferOutput<typeof WireAttempt>): DeliveryAttempt {
  const { attemptedDate, createdDate, source, attempt, ...same } = wire;
  return { ...same, at: attemptedDate ?? createdDate, source: source || (attempt?.source ?? '') };
}

const WireParcels = list(WirePackage);
const WireTexts = list(id);

function toParcels(value: unknown) {
  return v
    .parse(WireParcels, value)
    .map(({ items, ...same }) => ({ ...same, items: items.map(toPackedItem) }));
}

function toPackedItem({ mcpItemId, quantity }: { mcpItemId: string; quantity: number | null }) {
  return { itemId: mcpItemId, quantity };
}

/** The links of a field in any of the platform's styles: by relation, or as a list. */
function toLinks(value: unknown) {
  return valuesOf(v.parse(links, Array.isArray(value) ? { all: value } : value)).flat();
}

/** The reader for each kind of field. A reader returns null if the value is empty or has another type. */
const READERS: Readonly<Record<FactKind, (value: unknown) => EventFact['value'] | null>> = {
  text: (value) => v.parse(coercedText, value) || null,
  order: (value) => v.parse(coercedText, value) || null,
  person: (value) => v.parse(idOrEmpty, value) || null,
  state: (value) => v.parse(text, value) || null,
  changeType: (value) => v.parse(text, value) || null,
  date: (value) => v.parse(text, value) || null,
  carrier: (value) => v.parse(idOrEmpty, value) || null,
  link: (value) => v.parse(text, value) || null,
  mail: (value) => v.parse(text, value) || null,
  number: (value) => v.parse(amount, value),
  flag: (value) => (typeof value === 'boolean' ? value : null),
  list: (value) => nullIfEmpty(v.parse(WireTexts, typeof value === 'string' ? [value] : value)),
  links: (value) => nullIfEmpty(toLinks(value)),
  packages: (value) => nullIfEmpty(toParcels(value)),
};

function nullIfEmpty<T>(values: T[]): T[] | null {
  return values.length > 0 ? values : null;
}

const EMPTY: ReadonlySet<string> = new Set(['', 'null', '[]', '{}']);

/**
 * Converts a field to text if no reader accepts it, because the user may be looking for it. Returns an empty
 * list if the value carries no information.
 */
function toOther(field: string, value: unknown): EventFact[] {
  const shown = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  if (EMPTY.has(shown)) return [];
  return [{ kind: 'other', field, value: shown }];
}

function toFact([field, value]: [string, unknown]): EventFact[] {
  if (!isEventField(field)) return toOther(field, value);
  const kind = EVENT_FIELDS[field];
  if (kind === 'date' && typeof value === 'string' && isNoDate(value)) return [];
  const read = READERS[kind](value);
  return read === null ? toOther(field, value) : [{ kind, field, value: read } as EventFact];
}

function toEvent({ additionalData, attempts, ...same }: v.InferOutput<typeof WireEvent>): OrderEvent {
  const facts = Object.entries(additionalData).flatMap(toFact);
  return { ...same, facts, attempts: attempts.map(toAttempt) };
}

const event = v.pipe(WireEvent, v.transform(toEvent));

/** R274: one event for all events with the same ID, with the attempts of all of them. */
function mergeRepeated(events: readonly OrderEvent[]): OrderEvent[] {
  const merged = new Map<string | OrderEvent, OrderEvent>();
  for (const one of events) {
    const key = one.eventId || one;
    const attempts = [...(merged.get(key)?.attempts ?? []), ...one.attempts];
    merged.set(key, merged.has(key) ? { ...one, attempts: uniqueAttempts(attempts) } : one);
  }
  return [...merged.values()];
}

function uniqueAttempts(attempts: readonly DeliveryAttempt[]): DeliveryAttempt[] {
  return [...new Map(attempts.map((one) => [one.attemptId || JSON.stringify(one), one])).values()];
}

/** The events of the response, newest first, and the raw documents (docs/platform/backend.md). */
export function readEvents(body: unknown): OrderEvents {
  return {
    events: mergeRepeated(readEntries(body, 'events', event)).sort(byNewest(({ eventDate }) => eventDate)),
    raw: readEntries(body, 'events', v.unknown()),
  };
}
