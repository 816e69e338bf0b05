import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import type { Severity } from '#domain/console/severity.ts';
import type { Failure } from '#domain/failure.ts';
import type { DueFact } from '#domain/order/dueFact.ts';
import { type CurrentTime, currentTime } from '#domain/time/currentTime.ts';
import { UTC } from '#domain/time/time.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';

export const noop = () => undefined;
export const NOW = Date.parse('2026-11-20T12:00:00Z');
export const CURRENT_TIME: CurrentTime = currentTime(NOW, UTC);
/** A string with markup, a very long word and right-to-left characters. */
export const HOSTILE_TEXT = `<b>bold</b> ${'Donaudampfschifffahrt'.repeat(8)} \u202Etxet \u0627\u0644\u0637\u0644\u0628`;

export const FAILURE: Failure = {
  outcome: 'unavailable',
  reason: 'answered',
  service: 'order-manager',
  status: 503,
  statusText: 'Service Unavailable',
  message: 'The service is under maintenance.',
  source: 'GET https://order-manager.simulated.example/v1/orders/1',
  correlationId: '5b0c1a52',
  body: null,
  validationErrors: [],
};
export const REJECTED_FAILURE: Failure = {
  ...FAILURE,
  outcome: 'rejected',
  status: 400,
  statusText: 'Bad Request',
  message: HOSTILE_TEXT,
  body: `{"message":${JSON.stringify(HOSTILE_TEXT)}}`,
  validationErrors: [{ path: 'items[0].quantity', message: HOSTILE_TEXT }],
};

export const ADDRESS = {
  ...EMPTY_ADDRESS,
  firstName: 'Ana',
  lastName: 'Ruiz',
  company: 'Acme Print',
  street1: 'Calle Mayor 5',
  city: 'Madrid',
  postalCode: '28013',
  country: 'ES',
};

export const DUE_FACTS: readonly DueFact[] = [
  { kind: 'late', status: 'producing', at: '2026-11-18T12:00:00Z' },
  { kind: 'dueSoon', status: 'accepted', at: '2026-11-20T18:00:00Z' },
  {
    kind: 'promised',
    day: '2026-11-24',
    promise: { promisedArrivalDate: '2026-11-24T12:00:00Z', localPromisedArrivalDate: null },
  },
];

export const INTENTS: readonly EarlierIntent[] = (
  ['done', 'partly', 'unknown', 'open', 'duplicate'] as const
).map((state) => ({
  key: state,
  source: 'reorder',
  jobId: null,
  at: NOW,
  state,
  created: state === 'done' || state === 'partly' ? ['4711-0815'] : [],
}));

export const NOTE_TONES: readonly Severity[] = ['info', 'warning', 'danger', 'success'];
export const JSON_DATA = {
  orderId: '4711',
  items: [{ itemId: '1', quantity: 2, pages: [1, 2, 3] }],
  note: null,
};
