import type { OrderEvent } from '#domain/event/event.ts';
import type { Claim } from '#domain/order/claim.ts';
import { reorderIds } from '#domain/order/relatedResources.ts';
import { distinctIds, isSameId } from '#domain/sameId.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { intentOfOthers, orderIdInEvent, type ReorderCandidate, reorderEvents } from './reordersOfOthers.ts';

/** The platform's data about the reorders of an order, however old they are. */
export interface ReorderReports {
  /** The claims and complaints of the order. */
  claims: readonly Claim[];
  events: readonly OrderEvent[];
  /** Orders that refer to the order as their original. */
  linked: readonly ReorderCandidate[];
}

/** The reported reorders with their dates (UTC instants); null from a claim, which has no date. */
function reportedReorders({
  claims,
  events,
  linked,
}: ReorderReports): { orderId: string; date: string | null }[] {
  const dated = [
    ...reorderEvents(events, Number.NEGATIVE_INFINITY).map((event) => ({
      orderId: orderIdInEvent(event),
      date: event.eventDate,
    })),
    ...linked.map(({ orderId, createdDate }) => ({ orderId, date: createdDate })),
  ];
  // R433: the services may write an ID in different letter cases.
  const ids = distinctIds([...reorderIds(claims, events), ...linked.map(({ orderId }) => orderId)]);
  return ids.map((orderId) => ({
    orderId,
    date: dated.find((one) => one.date !== null && isSameId(one.orderId, orderId))?.date ?? null,
  }));
}

/**
 * R132: the reported reorders that the `recent` intents do not contain, newest first and those without a date
 * last. The user need not accept them.
 */
export function olderReorders(reports: ReorderReports, recent: readonly EarlierIntent[]): EarlierIntent[] {
  const shown = recent.flatMap(({ created }) => created);
  return reportedReorders(reports)
    .filter(({ orderId }) => !shown.some((id) => isSameId(id, orderId)))
    .map(({ orderId, date }) => ({ ...intentOfOthers(orderId, orderId, date), source: 'reorder' as const }))
    .sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}
