import { eventTracesSince, receiptCount } from '#domain/writes/eventTraces.ts';
import type { SentWrite } from '#domain/writes/sentWrite.ts';
import { call, context, put, type Saga, select } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';
import { messageAnnounced } from '#store/console/messagesSlice.ts';
import { selectMessageSubject } from '#store/order/orderSelectors.ts';

/** Tells the user that the platform received the write `times` times, if that is more than once. */
export function* announceDuplicates({ orderId, trace }: SentWrite, times: number): Saga {
  if (times < 2) return;
  const about = yield* select((state) => selectMessageSubject(state, orderId, Object.keys(trace.seen)));
  yield* put(
    messageAnnounced({ severity: 'warning', textKey: 'receivedTimes', values: { count: times }, about }),
  );
}

/**
 * Tells the user if the platform received the write more than once. A browser may repeat a request
 * automatically if a kept-alive connection breaks. If the events cannot be read, nothing is reported.
 */
export function* checkForDuplicates(record: SentWrite): Saga {
  const { events } = yield* context('platform');
  const { orderId, operation, trace } = record;
  if (Object.keys(trace.seen).length === 0) return;
  const found = yield* call(() => settle(events.eventsOfOrder(orderId, { lane: 'background' })));
  if ('failure' in found) return;
  const eventTraces = eventTracesSince(found.value.events, record);
  yield* announceDuplicates(record, receiptCount(operation, trace, eventTraces));
}
