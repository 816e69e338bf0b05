import type { OrderEvent } from '#domain/event/event.ts';
import type { Claim } from '#domain/order/claim.ts';
import { reorderIds } from '#domain/order/relatedResources.ts';
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

/** The dates of the reported reorders (UTC instants) by order ID; null from a claim, which has no date. */
function reportedDates({ claims, events, linked }: ReorderReports): Map<string, string | null> {
  const dates = new Map<string, string | null>(reorderIds(claims, events).map((id) => [id, null]));
  for (const event of reorderEvents(events, Number.NEGATIVE_INFINITY)) {
    const id = orderIdInEvent(event);
    if (id !== '') dates.set(id, dates.get(id) ?? event.eventDate);
  }
  for (const { orderId, createdDate } of linked) dates.set(orderId, dates.get(orderId) ?? createdDate);
  return dates;
}

/**
 * R132: the reported reorders that the `recent` intents do not contain, newest first and those without a date
 * last. The user need not accept them.
 */
export function olderReorders(reports: ReorderReports, recent: readonly EarlierIntent[]): EarlierIntent[] {
  const shown = new Set(recent.flatMap(({ created }) => created));
  return [...reportedDates(reports)]
    .filter(([orderId]) => !shown.has(orderId))
    .map(([orderId, date]) => ({ ...intentOfOthers(orderId, orderId, date), source: 'reorder' as const }))
    .sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}
