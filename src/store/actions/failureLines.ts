import { type Failure, GENERIC_MESSAGE, isUnauthorized, statusLine } from '#domain/failure.ts';
import { platformWords, responseWords } from '#domain/failureWords.ts';
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
  const needsOwnText =
    reason === 'answered' ? message === GENERIC_MESSAGE : reason !== 'own' || message !== '';
  const ownText = needsOwnText ? { textKey: reasonKey(failure), values: { service } } : '';
  return [platformWords(failure) || ownText, statusLine(failure)].filter((line) => line !== '');
}

/** R265: the line for a part of a write that failed, beginning with its name. */
export function failedPartLine(id: string, failure: Failure): MessageDetail {
  const { status, statusText, service } = failure;
  const reason = isUnauthorized(failure) ? 'signedOut' : failure.reason;
  if (reason !== 'answered')
    return { textKey: 'line.failed', values: { id, reason: reasonKey({ reason }), service } };
  return [id, status, platformWords(failure) || statusText].filter(Boolean).join(' · ');
}

/** The line for a part of a write whose outcome is unknown. */
export function unconfirmedLine(id: string, failure: Failure | null): MessageDetail {
  const words = failure ? responseWords(failure) : '';
  return { textKey: 'line.notConfirmed', values: { id: words === '' ? id : `${id} · ${words}` } };
}

/**
 * R408: the line to show after a new sign-in. A part that was not sent because the session had ended can be
 * sent now, so its line no longer asks for a sign-in.
 */
export function lineAfterSignIn(line: MessageDetail): MessageDetail {
  if (typeof line === 'string' || line.values.reason !== reasonKey({ reason: 'signedOut' })) return line;
  return { textKey: 'line.notSent', values: line.values };
}
