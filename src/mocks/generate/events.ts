import { toIso } from '#domain/time/time.ts';
import { ATTEMPT_ERRORS } from '../data/details.ts';
import { CLIENTS, PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';
import type { AttemptDocument, EventDocument } from '../records.ts';

const SECOND = 1000;

export interface EventSeed {
  type: string;
  at: number;
  itemId: string | null;
  detail?: string;
  data?: Record<string, unknown>;
}

/** The destination of an order's events. `callbackUrl` is '' if the merchant accepts none. */
export interface EventRecipient {
  merchantId: string;
  callbackUrl: string;
  isTest: boolean;
}

function makeAttempt(
  eventId: string,
  at: number,
  target: EventRecipient,
  success: boolean,
  random: Random,
): AttemptDocument {
  const error = random.pick(ATTEMPT_ERRORS);
  const source = random.pick(['event-sender', 'event-replay']);
  return {
    attemptId: random.uuid(),
    eventId,
    attemptedDate: toIso(at),
    merchantId: target.merchantId,
    success,
    errorDescription: success ? '' : error.description,
    errorStackTrace: success ? '' : error.trace,
    ...(random.chance(0.5) ? { source } : { attempt: { source } }),
    errorId: success ? null : random.uuid(),
    errorResponseCode: success ? null : error.code,
  };
}

/**
 * Generates the attempts to deliver an event. Most events are delivered immediately, some after up to three
 * failed attempts, a few never.
 */
function makeAttempts(
  eventId: string,
  at: number,
  target: EventRecipient,
  random: Random,
): AttemptDocument[] {
  if (target.callbackUrl === '') return [];
  const luck = random.next();
  const failures = luck < 0.94 ? 0 : random.int(1, 3);
  const arrives = luck < 0.975;
  return Array.from({ length: failures + (arrives ? 1 : 0) }, (_, index) =>
    makeAttempt(eventId, at + (2 + index * 20) * SECOND, target, index === failures, random),
  );
}

const ACTORS = [PEOPLE.staff.sub, PEOPLE.merchantOperator.sub, ...Object.keys(CLIENTS)];

export function makeEvent(seed: EventSeed, target: EventRecipient, random: Random): EventDocument {
  const eventId = random.uuid();
  return {
    eventId,
    eventType: seed.type,
    eventDate: toIso(seed.at),
    eventSourceId: random.pick(['order-platform', 'fulfilment-order-manager', 'workflow']),
    itemId: seed.itemId,
    fake: target.isTest,
    detail: seed.detail ?? '',
    createdOnBehalfOf: random.chance(0.12) ? random.pick(ACTORS) : null,
    additionalData: seed.data ?? {},
    attempts: makeAttempts(eventId, seed.at, target, random),
  };
}
