import { SNACKBAR_MS } from '#domain/limits.ts';
import type { SentWrite } from '#domain/sentWrite.ts';
import { arrivals, happenedSince } from '#domain/writeEvidence.ts';
import { messageAnnounced } from '#store/messagesSlice.ts';
import { call, context, put, type Saga } from './effects.ts';
import { settle } from './settle.ts';

/** Says that the platform received a request more than once. */
export function* announceCopies({ orderId }: SentWrite, times: number): Saga {
  if (times < 2) return;
  yield* put(
    messageAnnounced({
      severity: 'warning',
      text: 'receivedTimes',
      values: { count: times, order: orderId },
      details: [],
      delay: SNACKBAR_MS.sticky,
    }),
  );
}

/**
 * A browser repeats a request by itself when a kept connection dies. Whatever leaves an event each time it arrives
 * is counted afterwards; a look that fails says nothing.
 */
export function* reportCopies(record: SentWrite): Saga {
  const { events } = yield* context('platform');
  const { orderId, operation, trace, sentAt } = record;
  const found = yield* call(() => settle(events.eventsOfOrder(orderId, { lane: 'background' })));
  if ('failure' in found) return;
  const happened = happenedSince(found.value.events, Object.keys(trace.seen), sentAt);
  yield* announceCopies(record, arrivals(operation, trace, happened));
}
