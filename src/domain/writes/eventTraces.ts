import { concernsItem, type DeliveryAttempt, type OrderEvent } from '#domain/event/event.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import { CLOCK_SKEW_MS, FAST_CLOCK_MS } from '#domain/limits.ts';
import { isSameId } from '#domain/sameId.ts';
import { GUARDED_WRITE_ROWS } from './guardedWrites.ts';
import type { GuardedWrite, KnownTraces, SentWrite, WriteTrace } from './sentWrite.ts';

/** The precision of the platform's dates, which may contain whole seconds only. */
const DATE_PRECISION_MS = 1_000;

/** An event since a write was sent; `itemId` is '' if the event contains none. */
export interface TracedEvent extends Pick<OrderEvent, 'eventId' | 'itemId' | 'eventType'> {
  /** Fingerprints of the tracking IDs in the event. */
  parcels: readonly string[];
  /** Whether its date is before the write or unknown, so that it may also be the result of an earlier one. */
  isOlder: boolean;
  /** Whether its date is at most some minutes before the write or unknown, so that it may be a copy of it. */
  isNear: boolean;
}

export interface EventTraces {
  /** The events that concern the items of the write. */
  events: TracedEvent[];
  /** IDs of the events with a new delivery attempt. */
  triedEventIds: string[];
  /** IDs of the events with an attempt that may be new: its date is before the write or unknown. */
  maybeTriedEventIds: string[];
  /** R430: whether an event or attempt that existed before the write is missing, so that others may be, too. */
  isIncomplete: boolean;
}

/** R333: the fingerprint of a tracking ID, regardless of letter case and spaces. */
export function parcelFingerprint(trackingId: string): string {
  return fingerprint(trackingId.replace(/\s+/g, '').toUpperCase());
}

/** Includes the fingerprints of the unchanged tracking IDs, which records of earlier versions contain. */
function parcelsOf({ facts }: OrderEvent): string[] {
  const packages = facts.flatMap((fact) => (fact.kind === 'packages' ? fact.value : []));
  const trackingIds = packages.map(({ trackingId }) => trackingId).filter((id) => id.trim() !== '');
  return trackingIds.flatMap((id) => [parcelFingerprint(id), fingerprint(id)]);
}

/**
 * Whether something with this date may be the result of a write that was sent at `sentAt`. It may be older than
 * the write, because the clock of this computer may be fast.
 */
function mayFollow(at: string | null, sentAt: number): boolean {
  return at === null || Date.parse(at) >= sentAt - FAST_CLOCK_MS;
}

function isNear(at: string | null, sentAt: number): boolean {
  return at === null || Date.parse(at) >= sentAt - CLOCK_SKEW_MS;
}

function isOlder(at: string | null, sentAt: number): boolean {
  return at === null || Date.parse(at) < sentAt - (sentAt % DATE_PRECISION_MS);
}

/**
 * R267: the IDs of all delivery attempts that exist before a write is sent at `sentAt` (epoch milliseconds), and
 * of the events that could be mistaken for its results, because clocks differ.
 */
export function knownTraces(events: readonly OrderEvent[], sentAt: number): KnownTraces {
  return {
    eventIds: events.filter(({ eventDate }) => mayFollow(eventDate, sentAt)).map(({ eventId }) => eventId),
    attemptIds: events.flatMap(({ attempts }) => attempts.map(({ attemptId }) => attemptId)),
  };
}

function leavesOut(events: readonly OrderEvent[], { eventIds = [], known }: WriteTrace): boolean {
  const isMissing = (ids: readonly string[], found: ReadonlySet<string>) =>
    ids.some((id) => id !== '' && !found.has(id));
  const foundIds = new Set(events.map(({ eventId }) => eventId));
  const foundAttemptIds = new Set(events.flatMap(({ attempts }) => attempts.map((one) => one.attemptId)));
  return (
    isMissing([...eventIds, ...(known?.eventIds ?? [])], foundIds) ||
    isMissing(known?.attemptIds ?? [], foundAttemptIds)
  );
}

/**
 * The events that concern the items of a write and may be its results, and the IDs of all `events` with a
 * delivery attempt that may be one.
 */
export function eventTracesSince(
  events: readonly OrderEvent[],
  { trace, sentAt }: Pick<SentWrite, 'trace' | 'sentAt'>,
): EventTraces {
  const { seen, known } = trace;
  const isNew = (id: string, knownIds: readonly string[] = []) => id === '' || !knownIds.includes(id);
  const theirs = events.filter((event) => Object.keys(seen).some((itemId) => concernsItem(event, itemId)));
  const triedIds = (isTry: (attempt: DeliveryAttempt) => boolean) =>
    events
      .filter(({ attempts }) =>
        attempts.some((attempt) => isNew(attempt.attemptId, known?.attemptIds) && isTry(attempt)),
      )
      .map(({ eventId }) => eventId);
  // Its ID shows that an attempt is new, whatever its date, which is of another clock.
  const isNewById = ({ attemptId }: DeliveryAttempt) => known?.hasAllAttempts === true && attemptId !== '';
  return {
    events: theirs
      .filter(({ eventId, eventDate }) => isNew(eventId, known?.eventIds) && mayFollow(eventDate, sentAt))
      .map((event) => ({
        eventId: event.eventId,
        itemId: event.itemId,
        eventType: event.eventType,
        parcels: parcelsOf(event),
        isOlder: isOlder(event.eventDate, sentAt),
        isNear: isNear(event.eventDate, sentAt),
      })),
    triedEventIds: triedIds((attempt) => isNewById(attempt) || !isOlder(attempt.at, sentAt)),
    maybeTriedEventIds: triedIds(({ at }) => mayFollow(at, sentAt) && isOlder(at, sentAt)),
    isIncomplete: leavesOut(events, trace),
  };
}

/** The event types that a write causes; empty if it causes none. */
export function eventTypesOf(operation: GuardedWrite, { updateType }: WriteTrace): readonly string[] {
  if (operation === 'updateStatus') return updateType ? [updateType] : [];
  return GUARDED_WRITE_ROWS[operation].eventTypes;
}

/**
 * How often the platform received a write that the console sent once. A browser may repeat a request
 * automatically. The result is 1 if the events do not show more.
 */
export function receiptCount(operation: GuardedWrite, trace: WriteTrace, { events }: EventTraces): number {
  if (!GUARDED_WRITE_ROWS[operation].isCountable) return 1;
  const types = eventTypesOf(operation, trace);
  const { parcel, known } = trace;
  // Parcels of one item can be shipped within seconds of each other: only the tracking ID distinguishes them
  // from copies. Any other older event may be the result of an earlier write, unless the earlier ones are known.
  const isCopy = ({ eventId, eventType, parcels, isOlder, isNear }: TracedEvent) =>
    isNear &&
    types.includes(eventType) &&
    (eventType === 'fulfillment'
      ? parcels.includes(parcel ?? '')
      : !isOlder || (known !== undefined && eventId !== ''));
  const countOf = (itemId: string) =>
    events.filter((event) => isSameId(event.itemId, itemId) && isCopy(event)).length;
  return Math.max(1, ...Object.keys(trace.seen).map(countOf));
}
