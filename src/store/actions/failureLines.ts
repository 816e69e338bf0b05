import { type Failure, isUnauthorized, platformMessage, statusLine } from '#domain/failure.ts';
import type { MessageDetail } from '#store/console/messagesSlice.ts';

/** The key of the console's text for a failure about which the platform says nothing. */
function reasonKey({ reason }: Pick<Failure, 'reason'>): string {
  return reason === 'answered' ? 'failure:generic' : `failure:reason.${reason}`;
}

/**
 * R265: the lines to show below the console's own message: the reason for the failure and its HTTP status. A
 * failure that the console reports without words has none.
 */
export function failureDetails(failure: Failure): MessageDetail[] {
  const { reason, message, service } = failure;
  const status = statusLine(failure);
  const ownText = { textKey: reasonKey(failure), values: { service } };
  const isSilent = reason === 'own' && message === '';
  // R421: the message only repeats the status text.
  if (reason === 'answered' && status.endsWith(message)) return [status];
  return [platformMessage(failure) || (isSilent ? '' : ownText), status].filter((line) => line !== '');
}

/** R265: the line for a part of a write that failed, beginning with its name. */
export function failedPartLine(id: string, failure: Failure): MessageDetail {
  const { status, service } = failure;
  const reason = isUnauthorized(failure) ? 'signedOut' : failure.reason;
  if (reason !== 'answered')
    return { textKey: 'line.failed', values: { id, reason: reasonKey({ reason }), service } };
  return [id, status, platformMessage(failure)].filter(Boolean).join(' · ');
}

/**
 * R408: the line to show after a new sign-in. A part that was not sent because the session had ended can be
 * sent now, so its line no longer asks for a sign-in.
 */
export function lineAfterSignIn(line: MessageDetail): MessageDetail {
  if (typeof line === 'string' || line.values.reason !== reasonKey({ reason: 'signedOut' })) return line;
  return { textKey: 'line.notSent', values: line.values };
}
