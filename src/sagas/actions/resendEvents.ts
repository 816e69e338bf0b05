import type { EventResendResult } from '#domain/event/eventResend.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { guardedWrite } from '#sagas/writes/guardedWrite.ts';
import { type ResendEventsParams, resendEvents } from '#store/actions/writeOperations.ts';

/** Resends events (S7.17). Events are resent unchanged, so only the callback URL is checked. */
export function* requestEventResend(params: ResendEventsParams): Saga<WriteResult<EventResendResult[]>> {
  const { orderId, eventIds } = params;
  return yield* guardedWrite({
    operation: resendEvents,
    params,
    facts: ['callbackUrl'],
    trace: { eventIds },
    write: ({ events }, _items, options) => events.resendEvents(orderId, eventIds, options),
  });
}
