import type { UpdateType } from '#domain/actions/statusUpdate.ts';
import { hasKey, lookUp } from '#domain/byKey.ts';
import { concernsItem } from '#domain/event/event.ts';
import { listedNames } from '#domain/order/staleness.ts';
import { type EventTraces, eventTypesOf, type TracedEvent } from './eventTraces.ts';
import type { GuardedWrite, SentWrite, TracedFacts, TracedFactsByItem, WriteTrace } from './sentWrite.ts';
import type { CheckResult } from './writeResult.ts';

/** The data for a check after an unknown outcome: the current items, and the events since the request. */
export interface WriteEvidence {
  facts: TracedFactsByItem;
  /** null if the events could not be loaded. */
  eventTraces: EventTraces | null;
}

/** Whether the item's change shows that the write was applied. */
type Changed = (before: TracedFacts, after: TracedFacts, sent: WriteTrace) => boolean;

interface ChangeRule {
  changed: Changed;
  /** Whether the item's change may show that the write was applied, or may have another cause. */
  mayHaveChanged?: Changed;
}

interface TraceRule extends ChangeRule {
  eventTypes: readonly string[];
  /** Whether an event without an item ID concerns all items of the write; otherwise it may concern any. */
  isOneCall: boolean;
}

/** Whether an item shows that the write was applied. */
type Proof = 'shown' | 'possible' | 'none';

function proofOf(
  itemId: string,
  { facts, eventTraces }: WriteEvidence,
  sent: WriteTrace,
  rule: TraceRule,
): Proof {
  const [before, after] = [lookUp(sent.seen, itemId), lookUp(facts, itemId)];
  const isTrue = (changed?: Changed) => before && after && changed?.(before, after, sent);
  if (isTrue(rule.changed)) return 'shown';
  if (eventTraces === null) return 'possible';
  const theirs = eventTraces.events.filter(
    (event) => rule.eventTypes.includes(event.eventType) && concernsItem(event, itemId),
  );
  // R267: an event that is older than the write may be the result of an earlier one.
  if (theirs.some((event) => !event.isOlder && (event.itemId !== '' || rule.isOneCall))) return 'shown';
  // R430: what is left out of a response may show it.
  const isLeftOut = !after || eventTraces.isIncomplete;
  return theirs.length > 0 || isLeftOut || isTrue(rule.mayHaveChanged) ? 'possible' : 'none';
}

function proofsOf(evidence: WriteEvidence, sent: WriteTrace, rule: TraceRule): [string, Proof][] {
  return Object.keys(sent.seen).map((itemId) => [itemId, proofOf(itemId, evidence, sent, rule)]);
}

type Judge = (evidence: WriteEvidence, sent: WriteTrace, operation: GuardedWrite) => CheckResult;

/**
 * Checks a write that is one call. If it may change only some of its items, any item shows that it was applied.
 * R268: if it changes all of them at once, each must show it, because another request may have changed some.
 */
function oneCall(changes: 'all' | 'some', rule: ChangeRule): Judge {
  return (evidence, sent, operation) => {
    const traceRule = { ...rule, eventTypes: eventTypesOf(operation, sent), isOneCall: true };
    const proofs = proofsOf(evidence, sent, traceRule).map(([, proof]) => proof);
    if (proofs.length === 0) return 'cannotTell';
    if (proofs.every((proof) => proof === 'none')) return 'notApplied';
    const isApplied =
      changes === 'all' ? proofs.every((proof) => proof === 'shown') : proofs.includes('shown');
    return isApplied ? 'applied' : 'cannotTell';
  };
}

/** Checks a write that may consist of several calls: each item needs its own evidence. */
function judgeEach(evidence: WriteEvidence, sent: WriteTrace, rule: TraceRule): CheckResult {
  const proofs = proofsOf(evidence, sent, rule);
  const appliedItemIds = proofs.filter(([, proof]) => proof === 'shown').map(([itemId]) => itemId);
  if (appliedItemIds.length === proofs.length) return 'applied';
  const rest = proofs.some(([, proof]) => proof === 'possible') ? 'cannotTell' : 'notApplied';
  return appliedItemIds.length === 0 ? rest : { appliedItemIds, rest };
}

const isMoved = (before: TracedFacts, after: TracedFacts) => after.address !== before.address;

function hasBecome(status: TracedFacts['status'], before: TracedFacts, after: TracedFacts): boolean {
  return after.status === status && before.status !== status;
}

const isNowRejected: Changed = (before, after) => after.isRejected && !before.isRejected;

/** Whether the status has become current, or its quantity has changed. */
function gained(name: string): (before: TracedFacts, after: TracedFacts) => boolean {
  const entries = ({ currentStatuses }: TracedFacts) =>
    listedNames(currentStatuses).filter((entry) => entry === name || entry.startsWith(`${name} (`));
  return (before, after) => entries(after).some((entry) => !entries(before).includes(entry));
}

/** R268: each update causes its own status; any other change of the item has another cause. */
const CHANGES_OF_UPDATE: Readonly<Record<UpdateType, Changed>> = {
  productionAccepted: gained('productionAccepted'),
  productionStarted: gained('production'),
  fulfillerRejected: isNowRejected,
  fulfillment: (before, after) => gained('fulfilled')(before, after) || hasBecome('shipped', before, after),
  cancellationResponse: (before, after) =>
    gained('cancelled')(before, after) || hasBecome('cancelled', before, after),
  nothingCancelled: (before, after) =>
    before.isPendingCancellation && !after.isPendingCancellation && before.status === after.status,
};

/**
 * The events without shipments of other parcels. An event with the update's own parcel is its result; one
 * without a parcel could be that of any (R333).
 */
function ofOwnParcel(eventTraces: EventTraces, { parcel }: WriteTrace): EventTraces {
  if (parcel === undefined) return eventTraces;
  const isOther = ({ parcels }: TracedEvent) => parcels.length > 0 && !parcels.includes(parcel);
  const events = eventTraces.events
    .filter((event) => !isOther(event))
    .map((event) => ({ ...event, isOlder: event.parcels.length === 0 || !event.isNear }));
  return { ...eventTraces, events };
}

/**
 * Each update type causes its own event type (S4.45). Each item needs its own evidence, because some calls of
 * the update may have been applied and others not (R13).
 */
export function judgeStatusUpdate(evidence: WriteEvidence, sent: WriteTrace): CheckResult {
  if (!sent.updateType) return 'cannotTell';
  const eventTraces = evidence.eventTraces && ofOwnParcel(evidence.eventTraces, sent);
  return judgeEach({ ...evidence, eventTraces }, sent, {
    changed: CHANGES_OF_UPDATE[sent.updateType],
    eventTypes: eventTypesOf('updateStatus', sent),
    isOneCall: Object.keys(sent.seen).length === 1,
  });
}

/**
 * Clearing causes no event, so only the item's alerts show the result. An item counts as cleared if it no
 * longer has any of the alerts to clear.
 */
export function judgeClearedAlerts({ facts }: WriteEvidence, { alerts = [] }: WriteTrace): CheckResult {
  const isLeft = ({ itemId, status }: { itemId: string; status: string }) => {
    const current = lookUp(facts, itemId);
    return current === undefined || listedNames(current.alerts).includes(status);
  };
  const left = alerts.filter(isLeft);
  if (left.length === 0) return 'applied';
  const rest = left.every(({ itemId }) => hasKey(facts, itemId)) ? 'notApplied' : 'cannotTell';
  const cleared = alerts.filter(({ itemId }) => !left.some((alert) => alert.itemId === itemId));
  const appliedItemIds = [...new Set(cleared.map(({ itemId }) => itemId))];
  return appliedItemIds.length === 0 ? rest : { appliedItemIds, rest };
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
  const { triedEventIds, maybeTriedEventIds, isIncomplete } = eventTraces;
  const isMaybeTried = (id: string) => triedEventIds.includes(id) || maybeTriedEventIds.includes(id);
  if (!isIncomplete && !eventIds.some(isMaybeTried)) return 'notApplied';
  return eventIds.every((id) => triedEventIds.includes(id)) ? 'applied' : 'cannotTell';
}

const CANCELLATION = oneCall('all', {
  changed: (before, after) =>
    (after.isPendingCancellation && !before.isPendingCancellation) ||
    hasBecome('cancelled', before, after) ||
    // The fulfiller has already refused it.
    gained('cancellationRejected')(before, after),
});

const JUDGES: Readonly<Record<GuardedWrite, Judge>> = {
  cancelOrder: CANCELLATION,
  cancelItem: CANCELLATION,
  // A redirect cancels the items that it moves.
  requestRedirect: CANCELLATION,
  retryRouting: oneCall('some', { changed: (before, after) => before.isSuspended && !after.isSuspended }),
  rejectItem: oneCall('some', { changed: isNowRejected }),
  // R268: another new address may be that of an earlier change, or the requested one as the platform writes it.
  changeAddress: oneCall('some', {
    changed: (before, after, { address }) =>
      (isMoved(before, after) && after.address === address) ||
      (after.hasDeliveryChange && !before.hasDeliveryChange),
    mayHaveChanged: isMoved,
  }),
  clearAlerts: judgeClearedAlerts,
  resendEvents: judgeResentEvents,
  updateStatus: judgeStatusUpdate,
};

/**
 * Whether the evidence shows that the write was applied. If the write failed for some of its items, the result
 * `applied` names only the items that were checked.
 */
export function judgeWrite(
  { operation, trace, refusedItemIds }: Pick<SentWrite, 'operation' | 'trace' | 'refusedItemIds'>,
  evidence: WriteEvidence,
): CheckResult {
  const result = JUDGES[operation](evidence, trace, operation);
  if (result !== 'applied' || refusedItemIds.length === 0) return result;
  return { appliedItemIds: Object.keys(trace.seen), rest: 'notApplied' };
}
