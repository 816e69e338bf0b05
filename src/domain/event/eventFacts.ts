import { canReadFulfiller, type Permissions } from '#domain/permissions.ts';
import { EVENT_FIELDS, type EventFact, type EventField, eventText, type OrderEvent } from './event.ts';

const FIELD_ORDER = Object.keys(EVENT_FIELDS);

/** The event's additional data in the order of EVENT_FIELDS; unknown fields come last (S3.36). */
export function eventFacts(event: OrderEvent): EventFact[] {
  const rank = ({ field }: EventFact) => {
    const found = FIELD_ORDER.indexOf(field);
    return found < 0 ? FIELD_ORDER.length : found;
  };
  // If `carrierService` repeats the value of `carrierServiceKey`, only the latter is shown.
  const key = event.facts.find((fact) => fact.field === 'carrierServiceKey')?.value;
  return event.facts
    .filter((fact) => fact.field !== 'carrierService' || fact.value !== key)
    .sort((a, b) => rank(a) - rank(b));
}

const REASONS: readonly EventField[] = ['reason', 'errorDescription', 'additionalInfo', 'agentFeedback'];

/** R77: the text beside an event's title: its parcels' tracking IDs, or else its reason, or else ''. */
export function keyFact({ eventType, facts }: Pick<OrderEvent, 'eventType' | 'facts'>): string {
  const parcels = facts.flatMap((fact) => (fact.kind === 'packages' ? fact.value : []));
  const tracking = [...new Set(parcels.map(({ trackingId }) => trackingId).filter(Boolean))].join(', ');
  if (tracking !== '') return tracking;
  // The title of an unspecified event already shows this text.
  const reasons = REASONS.filter((field) => eventType !== 'unspecified' || field !== 'additionalInfo');
  const said = reasons.map((field) => facts.find((fact) => fact.field === field)?.value);
  return said.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
}

/** S2.91: the facts that the user can read. A fulfiller's name requires a permission, its ID does not. */
export function readableFacts(event: OrderEvent, permissions: Permissions): EventFact[] {
  const isNamed = canReadFulfiller(permissions, eventText(event, 'globalFulfillerId'));
  return event.facts.filter(({ field }) => isNamed || field !== 'fulfillerName');
}
