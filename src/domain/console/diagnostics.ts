import { redact } from './redact.ts';

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
  errors: readonly { at: number; where: string; message: string; stack: string }[];
  calls: readonly {
    startedAt: number;
    method: string;
    url: string;
    status: number | null;
    outcome: string;
    tries: number;
    durationMs: number;
    correlationId: string | null;
  }[];
}

/** The maximum number of recent errors and of recent calls in a report. */
export const DIAGNOSTICS_KEPT = 50;

function line(at: number, ...parts: readonly (string | number | null)[]): string {
  return [new Date(at).toISOString(), ...parts.filter((part) => part !== null && part !== '')].join(' ');
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
