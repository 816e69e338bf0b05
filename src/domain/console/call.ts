import type { FailureOutcome, FailureReason } from '#domain/failure.ts';
import { redact } from './redact.ts';

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

/** Quotes a text as a single word for a POSIX shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** The call as a curl command with a redacted URL, and with a shell variable for the user's token. */
export function curlCommand({ method, url }: { method: string; url: string }): string {
  return `curl -X ${method} ${quoted(redact(url))} -H "Authorization: Bearer $TOKEN"`;
}
