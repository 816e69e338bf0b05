import type { FailureOutcome, FailureReason } from '#domain/failure.ts';

/** A call to the platform that has ended, without its token and its bodies. */
export interface PlatformCall {
  id: number;
  service: string;
  method: string;
  url: string;
  status: number | null;
  outcome: FailureOutcome | 'ok';
  /** Null if the call succeeded. */
  reason: FailureReason | null;
  tries: number;
  /** Epoch milliseconds. */
  startedAt: number;
  durationMs: number;
  correlationId: string | null;
}
