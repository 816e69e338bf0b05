import { lookUp } from '#domain/byKey.ts';
import { concernsItem, type OrderEvent } from '#domain/event/event.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import { listedNames } from '#domain/order/staleness.ts';
import type { GuardedWrite, TracedFacts, TracedFactsByItem, WriteTrace } from './sentWrite.ts';
import type { CheckResult } from './writeResult.ts';

/**
 * The clocks of servers and browsers differ, so an event that is up to this many milliseconds older than a
 * write may still be its result.
 */
const CLOCK_SLACK_MS = 60_000;

/** An event since a write was sent; `itemId` is '' if the event contains none. */
export interface TracedEvent extends Pick<OrderEvent, 'itemId' | 'eventType'> {
  /** Fingerprints of the tracking IDs in the event. */
  parcels: readonly string[];
}

export interface EventTraces {
  /** The events that concern the items of the write. */
  events: TracedEvent[];
  /** IDs of the events with a new delivery attempt. */
  triedEventIds: string[];
}

/** The data for a check after an unknown outcome: the current items, and the events since the request. */
export interface WriteEvidence {
  facts: TracedFactsByItem;
  /** null if the events could not be loaded. */
  eventTraces: EventTraces | null;
}

function parcelsOf({ facts }: OrderEvent): string[] {
  const packages = facts.flatMap((fact) => (fact.kind === 'packages' ? fact.value : []));
  return packages.map(({ trackingId }) => fingerprint(trackingId));
}

/**
 * The events that concern these items since a write was sent at `sentAt` (epoch milliseconds), and the IDs of
 * all `events` with a delivery attempt since then.
 */
export function eventTracesSince(
  events: readonly OrderEvent[],
  itemIds: readonly string[],
  sentAt: number,
): EventTraces {
  const isSince = (at: string | null) => at !== null && Date.parse(at) >= sentAt - CLOCK_SLACK_MS;
  const theirs = events.filter((event) => itemIds.some((itemId) => concernsItem(event, itemId)));
  return {
    events: theirs
      .filter((event) => isSince(event.eventDate))
      .map((event) => ({ itemId: event.itemId, eventType: event.eventType, parcels: parcelsOf(event) })),
    triedEventIds: events
      .filter((event) => event.attempts.some((attempt) => isSince(attempt.at)))
      .map((event) => event.eventId),
  };
}

interface TraceRule {
  /** Whether the item's change shows that the write was applied. */
  changed: (before: TracedFacts, after: TracedFacts) => boolean;
  eventTypes: readonly string[];
}

/** The event types that a write causes; empty if it causes none. */
export function eventTypesOf(operation: GuardedWrite, { updateType }: WriteTrace): readonly string[] {
  if (operation === 'updateStatus') return updateType ? [updateType] : [];
  return EVENTS_OF_WRITE[operation] ?? [];
}

const EVENTS_OF_WRITE: Partial<Readonly<Record<GuardedWrite, readonly string[]>>> = {
  cancelOrder: ['cancellationRequestReceived'],
  cancelItem: ['cancellationRequestReceived'],
  requestRedirect: ['cancellationRequestReceived'],
  rejectItem: ['fulfillerRejected'],
  retryRouting: ['readyToRoute', 'orderRouted'],
  changeAddress: ['changeRequestReceived'],
};

/**
 * The platform creates exactly one event per item each time it receives one of these writes, so the events
 * show how often it received the write.
 */
const COUNTABLE: readonly GuardedWrite[] = [
  'cancelOrder',
  'cancelItem',
  'requestRedirect',
  'rejectItem',
  'changeAddress',
  'updateStatus',
];

/**
 * How often the platform received a write that the console sent once. A browser may repeat a request
 * automatically. The result is 1 if the events do not show more.
 */
export function receiptCount(operation: GuardedWrite, trace: WriteTrace, { events }: EventTraces): number {
  if (!COUNTABLE.includes(operation)) return 1;
  const types = eventTypesOf(operation, trace);
  const { parcel } = trace;
  // Parcels of one item can be shipped within seconds of each other: only the tracking ID distinguishes them
  // from copies.
  const isCopy = ({ eventType, parcels }: TracedEvent) =>
    types.includes(eventType) && (eventType !== 'fulfillment' || parcels.includes(parcel ?? ''));
  const countOf = (itemId: string) =>
    events.filter((event) => event.itemId === itemId && isCopy(event)).length;
  return Math.max(1, ...Object.keys(trace.seen).map(countOf));
}

function changedItemIds(
  { facts }: WriteEvidence,
  { seen }: WriteTrace,
  changed: TraceRule['changed'],
): string[] {
  return Object.keys(seen).filter((itemId) => {
    const [before, after] = [lookUp(seen, itemId), lookUp(facts, itemId)];
    return before !== undefined && after !== undefined && changed(before, after);
  });
}

/** Looks for any item or event that shows that the write was applied. */
function judge(evidence: WriteEvidence, sent: WriteTrace, { changed, eventTypes }: TraceRule): CheckResult {
  if (changedItemIds(evidence, sent, changed).length > 0) return 'applied';
  if (evidence.eventTraces === null) return 'cannotTell';
  return evidence.eventTraces.events.some(({ eventType }) => eventTypes.includes(eventType))
    ? 'applied'
    : 'notApplied';
}

/**
 * Checks a write that may consist of several calls: each item needs its own evidence. An event without an
 * item ID may belong to any of them, so the result for items without evidence is then 'cannotTell'.
 */
function judgeEach(evidence: WriteEvidence, sent: WriteTrace, rule: TraceRule): CheckResult {
  const itemIds = Object.keys(sent.seen);
  if (itemIds.length === 1) return judge(evidence, sent, rule);
  const traced = (evidence.eventTraces?.events ?? [])
    .filter(({ eventType }) => rule.eventTypes.includes(eventType))
    .map(({ itemId }) => itemId);
  const shown = [...changedItemIds(evidence, sent, rule.changed), ...traced];
  const appliedItemIds = itemIds.filter((itemId) => shown.includes(itemId));
  if (appliedItemIds.length === itemIds.length) return 'applied';
  const rest = evidence.eventTraces === null || traced.includes('') ? 'cannotTell' : 'notApplied';
  return appliedItemIds.length === 0 ? rest : { appliedItemIds, rest };
}

export function judgeCancellation(evidence: WriteEvidence, sent: WriteTrace): CheckResult {
  return judge(evidence, sent, {
    changed: (before, after) =>
      (after.isPendingCancellation && !before.isPendingCancellation) ||
      (after.status === 'cancelled' && before.status !== 'cancelled'),
    eventTypes: eventTypesOf('cancelItem', sent),
  });
}

export function judgeRejection(evidence: WriteEvidence, sent: WriteTrace): CheckResult {
  return judge(evidence, sent, {
    changed: (before, after) => after.isRejected && !before.isRejected,
    eventTypes: eventTypesOf('rejectItem', sent),
  });
}

export function judgeRetriedRouting(evidence: WriteEvidence, sent: WriteTrace): CheckResult {
  return judge(evidence, sent, {
    changed: (before, after) => before.isSuspended && !after.isSuspended,
    eventTypes: eventTypesOf('retryRouting', sent),
  });
}

export function judgeAddressChange(evidence: WriteEvidence, sent: WriteTrace): CheckResult {
  return judge(evidence, sent, {
    changed: (before, after) =>
      before.address !== after.address || (after.hasDeliveryChange && !before.hasDeliveryChange),
    eventTypes: eventTypesOf('changeAddress', sent),
  });
}

function withoutOtherParcels(eventTraces: EventTraces, { parcel }: WriteTrace): EventTraces {
  const isOther = ({ parcels }: TracedEvent) =>
    parcel !== undefined && parcels.length > 0 && !parcels.includes(parcel);
  return { ...eventTraces, events: eventTraces.events.filter((event) => !isOther(event)) };
}

/**
 * Each update type causes its own event type (S4.45). Each item needs its own evidence, because some calls of
 * the update may have been applied and others not (R13).
 */
export function judgeStatusUpdate(evidence: WriteEvidence, sent: WriteTrace): CheckResult {
  const eventTraces = evidence.eventTraces && withoutOtherParcels(evidence.eventTraces, sent);
  return judgeEach({ ...evidence, eventTraces }, sent, {
    changed: (before, after) => before.currentStatuses !== after.currentStatuses,
    eventTypes: eventTypesOf('updateStatus', sent),
  });
}

/**
 * Clearing causes no event, so only the item's alerts show the result. An item counts as cleared if it no
 * longer has any of the alerts to clear.
 */
export function judgeClearedAlerts(evidence: WriteEvidence, { alerts = [] }: WriteTrace): CheckResult {
  const left = alerts.filter(({ itemId, status }) => {
    const current = lookUp(evidence.facts, itemId);
    return current === undefined || listedNames(current.alerts).includes(status);
  });
  if (left.length === 0) return 'applied';
  const cleared = alerts.filter(({ itemId }) => !left.some((alert) => alert.itemId === itemId));
  const appliedItemIds = [...new Set(cleared.map(({ itemId }) => itemId))];
  return appliedItemIds.length === 0 ? 'notApplied' : { appliedItemIds, rest: 'notApplied' };
}

/**
 * Compares delivery attempts. One request contains all the events, so the platform received it if every event
 * has a new attempt. New attempts for only some of them may be the platform's own retries.
 */
export function judgeResentEvents(
  { eventTraces }: WriteEvidence,
  { eventIds = [] }: WriteTrace,
): CheckResult {
  if (eventTraces === null) return 'cannotTell';
  const tried = eventIds.filter((id) => eventTraces.triedEventIds.includes(id));
  if (tried.length === 0) return 'notApplied';
  return tried.length === eventIds.length ? 'applied' : 'cannotTell';
}

export const EVIDENCE_CHECKS: Readonly<
  Record<GuardedWrite, (evidence: WriteEvidence, sent: WriteTrace) => CheckResult>
> = {
  cancelOrder: judgeCancellation,
  cancelItem: judgeCancellation,
  retryRouting: judgeRetriedRouting,
  rejectItem: judgeRejection,
  clearAlerts: judgeClearedAlerts,
  resendEvents: judgeResentEvents,
  changeAddress: judgeAddressChange,
  updateStatus: judgeStatusUpdate,
  // A redirect cancels the items that it moves, so it is checked like a cancellation.
  requestRedirect: judgeCancellation,
};
