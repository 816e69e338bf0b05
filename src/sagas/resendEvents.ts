import type { ResentEvent } from '#domain/eventResend.ts';
import type { WriteResult } from '#domain/writeResult.ts';
import type { ResendEvents } from '#store/orderActions.ts';
import type { Saga } from './effects.ts';
import { guardedWrite } from './guardedWrite.ts';

/** S7.17: an event is sent as it was; nothing about the items decides whether it may be. */
export function* resend(params: ResendEvents): Saga<WriteResult<ResentEvent[]>> {
  return yield* guardedWrite('resendEvents', params, [], ({ events }) =>
    events.resendEvents(params.orderId, params.eventIds),
  );
}
