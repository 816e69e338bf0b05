import { type Failure, type FailureOutcome, type FailureReason, GENERIC_MESSAGE } from '#domain/failure.ts';
import type { Answer } from './attempt.ts';
import type { Call } from './call.ts';
import { readErrorBody, shownBody } from './errorBody.ts';
import { publicUrl } from './url.ts';

export interface Ended {
  outcome: FailureOutcome;
  reason: FailureReason;
  answer: Answer | null;
}

export function callFailure(
  call: Call<unknown>,
  url: URL | null,
  { outcome, reason, answer }: Ended,
): Failure {
  const body = readErrorBody(answer?.text ?? '');
  return {
    outcome,
    reason,
    service: call.service === 'link' ? (url?.host ?? '') : call.service,
    // The status is 0 for a redirect that the browser did not follow.
    status: answer?.status || null,
    statusText: answer?.statusText ?? '',
    message: (reason === 'answered' && body.message) || GENERIC_MESSAGE,
    source: `${call.method} ${url ? publicUrl(url) : (call.href?.split(/[?#]/)[0] ?? '')}`,
    correlationId: answer?.headers.get('X-Correlation-Id') ?? body.errorId,
    body: shownBody(answer?.text ?? ''),
    validationErrors: body.validationErrors,
  };
}
