import type { WriteResult } from '#domain/actions/writeResult.ts';
import type { ResentEvent } from '#domain/event/eventResend.ts';
import type { Saga } from '#sagas/core/effects.ts';
import type { ResendEvents } from '#store/actions/orderActions.ts';
import { guardedWrite } from './guardedWrite.ts';

/** S7.17: an event is resent unchanged; only its recipient matters. */
export function* resend(params: ResendEvents): Saga<WriteResult<ResentEvent[]>> {
  const { orderId, eventIds } = params;
  const named = { operation: 'resendEvents', subject: orderId } as const;
  return yield* guardedWrite({
    named,
    guarded: params,
    facts: ['callbackUrl'],
    trace: { eventIds },
    write: ({ events }) => events.resendEvents(orderId, eventIds),
  });
}
