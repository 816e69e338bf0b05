import { type Failure, type FailureOutcome, type FailureReason, GENERIC_MESSAGE } from '#domain/failure.ts';
import type { BufferedResponse } from './attempt.ts';
import { type Call, shownService } from './call.ts';
import { readErrorBody, redactedBody } from './errorBody.ts';
import { redactedUrl } from './url.ts';

export interface FailedCall {
  outcome: FailureOutcome;
  reason: FailureReason;
  response: BufferedResponse | null;
}

export function callFailure(
  call: Call<unknown>,
  url: URL | null,
  { outcome, reason, response }: FailedCall,
): Failure {
  const body = readErrorBody(response?.text ?? '', response?.statusText);
  return {
    outcome,
    reason,
    service: shownService(call, url?.host),
    // The status is 0 for a redirect that the browser did not follow.
    status: response?.status || null,
    statusText: response?.statusText ?? '',
    message: (reason === 'answered' && body.message) || GENERIC_MESSAGE,
    source: `${call.method} ${url ? redactedUrl(url) : (call.href?.split(/[?#]/)[0] ?? '')}`,
    correlationId: response?.headers.get('X-Correlation-Id') ?? body.errorId,
    body: redactedBody(response?.text ?? ''),
    validationErrors: body.validationErrors,
  };
}
