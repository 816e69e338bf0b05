import { toIso } from '#domain/time/time.ts';
import type { PlatformCall } from './call.ts';
import { redact } from './redact.ts';

/** An error in the console itself, not a failed call. */
export interface RecordedError {
  /** Epoch milliseconds. */
  at: number;
  /** Where the error was caught: `rendering`, `window` or `promise`. */
  where: string;
  /** The error's name, such as TypeError; '' if the thrown value is not an error. */
  name: string;
  message: string;
  /** The first lines of the stack. */
  stack: string;
}

/** The diagnostic data of a report, before `diagnosticReport` redacts it. */
export interface DiagnosticFacts {
  build: string;
  environment: string;
  /** ISO 8601 instant in UTC. */
  at: string;
  page: string;
  userId: string;
  browser: string;
  language: string;
  timezone: string;
  screen: string;
  isOnline: boolean;
  errors: readonly RecordedError[];
  calls: readonly PlatformCall[];
}

/** The maximum number of recent errors and of recent calls in a report. */
export const DIAGNOSTICS_KEPT = 50;

function line(at: number, ...parts: readonly (string | number | null)[]): string {
  return [toIso(at), ...parts.filter((part) => part !== null && part !== '')].join(' ');
}

/** The text of the report. All of it is redacted, and the user can read it before sending it. */
export function diagnosticReport(facts: DiagnosticFacts): string {
  const { errors, calls, ...plain } = facts;
  const lines = [
    ...Object.entries(plain).map(([name, value]) => `${name}: ${value}`),
    '',
    `errors: ${errors.length}`,
    ...errors
      .slice(-DIAGNOSTICS_KEPT)
      .map(({ at, where, message, stack }) => [line(at, where, message), stack].filter(Boolean).join('\n')),
    '',
    `calls: ${calls.length}`,
    ...calls
      .slice(-DIAGNOSTICS_KEPT)
      .map((call) =>
        line(
          call.startedAt,
          call.method,
          call.url,
          call.status ?? '-',
          call.outcome,
          `${Math.round(call.durationMs)}ms`,
          `tries=${call.tries}`,
          call.correlationId,
        ),
      ),
  ];
  return redact(lines.join('\n'));
}
