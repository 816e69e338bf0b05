import type { ResentEvent } from '#domain/eventResend.ts';
import type { WriteResult } from '#domain/writeResult.ts';
import type { ResendEvents } from '#store/orderActions.ts';
import type { Saga } from './effects.ts';
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
