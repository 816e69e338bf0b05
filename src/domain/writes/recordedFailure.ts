import type { Failure, FailureReason } from '#domain/failure.ts';

/** The part of a failure that the journal stores, without the platform's texts, which could name a person. */
export interface RecordedFailure {
  reason: FailureReason;
  status: number | null;
  correlationId: string | null;
  /** The fields that the platform rejected. */
  paths: string[];
}

export function toRecordedFailure({
  reason,
  status,
  correlationId,
  validationErrors,
}: Failure): RecordedFailure {
  return { reason, status, correlationId, paths: validationErrors.map(({ path }) => path) };
}
