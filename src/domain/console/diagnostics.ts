import { redact } from './redact.ts';

/** The diagnostics of a report. They hold no customer data and no credentials. */
export interface DiagnosticFacts {
  build: string;
  environment: string;
  /** ISO instant in UTC. */
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

/** How many of the last errors, and of the last calls, a report holds. */
export const DIAGNOSTICS_KEPT = 50;

function line(at: number, ...parts: readonly (string | number | null)[]): string {
  return [new Date(at).toISOString(), ...parts.filter((part) => part !== null && part !== '')].join(' ');
}

/**
 * The report as a person can read it before it leaves: facts, then the last errors and calls, one a line.
 * The whole text is redacted, regardless of its source.
 */
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

/** Longer mail links are cut off or refused by some mail programs, in characters. */
const MAIL_MAX = 1_800;

/** A mail with the person's words and as many of the report's lines as mail programs take, the facts first. */
export function supportMail(email: string, subject: string, body: string): string {
  const encode = (text: string) => encodeURIComponent(text);
  const head = `mailto:${email}?subject=${encode(subject)}&body=`;
  let cut = body;
  while (head.length + encode(cut).length > MAIL_MAX && cut !== '') {
    const end = cut.lastIndexOf('\n');
    cut = end > 0 ? cut.slice(0, end) : cut.slice(0, Math.floor(cut.length / 2));
  }
  return `${head}${encode(cut)}`;
}
