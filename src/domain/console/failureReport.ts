import type { PlatformCall } from './call.ts';
import type { RecordedError } from './diagnostics.ts';
import { redact } from './redact.ts';

/** An error in the code of the console itself. */
export interface CrashEntry {
  kind: 'crash';
  /**
   * Where the error was caught: `start`, `loading` (code), `rendering`, `window` (an uncaught error) or
   * `promise` (an unhandled rejection).
   */
  where: string;
  name: string;
  /** A browser error's message without its values, or the number of a React error; otherwise ''. */
  message: string;
  /** The positions in the code, innermost first, without the origin of their URLs. */
  stack: string[];
}

/** A file of the console that could not be loaded. */
export interface MissingCodeEntry {
  kind: 'missingCode';
  file: string;
}

/** A call to the platform whose response could not be read. */
export interface CallEntry {
  kind: 'unreadableResponse';
  service: string;
  method: string;
  status: number | null;
  correlationId: string | null;
}

export type ReportEntry = CrashEntry | MissingCodeEntry | CallEntry;

/** The body of one report, which is sent as JSON (docs/reporting.md). */
export interface FailureReport {
  build: string;
  environment: string;
  /** The first segment of the page's path if it is a fixed word of the console; otherwise '/'. */
  page: string;
  /** A random ID for each load of the page. */
  visit: string;
  /** ISO 8601 instant in UTC. */
  at: string;
  entries: ReportEntry[];
}

const MESSAGE_CHARS = 200;
const STACK_FRAMES = 10;

/** The names of browser errors. Messages of others may contain text from the platform or a customer. */
const BROWSER_ERRORS = new Set(['TypeError', 'RangeError', 'ReferenceError', 'InternalError']);
const REACT_ERROR = /^Minified React error #\d+/;
/**
 * Matches quoted text in a message. The report omits it, because it may be customer data. If it is the name
 * of a property, the position in the code still shows which one.
 */
const QUOTED = /(["'`])(?:(?!\1).)*\1?/gs;

function reportedMessage(name: string, message: string): string {
  const [react] = REACT_ERROR.exec(message) ?? [];
  if (react) return react;
  if (!BROWSER_ERRORS.has(name)) return '';
  const [line = ''] = message
    // "Cannot use 'in' operator to search for 'x' in …" and "Invalid time zone: …" end with data.
    .replace(/( operator| receiver|:\s).*/s, '$1')
    .replace(QUOTED, '…')
    .split('\n');
  return redact(line.trim())
    .replace(/\S*\d\S*/g, '…')
    .slice(0, MESSAGE_CHARS);
}

/**
 * The path of an asset file in a text, with its line and column if they follow, such as
 * `assets/start-Dx7Xa0rP.js:1:2034`.
 */
const PLACE = /(?<=\/)assets\/[\w.-]+\.(?:js|css)(?::\d+){0,2}/;
const MISSING_CODE = /dynamically imported module|importing a module script failed|preload css/i;

/** The entry for an error, or for the missing file that caused it. */
export function errorEntry(error: Omit<RecordedError, 'at'>): CrashEntry | MissingCodeEntry {
  const { where, name, message, stack } = error;
  if (MISSING_CODE.test(message)) return { kind: 'missingCode', file: PLACE.exec(message)?.[0] ?? '' };
  const places = stack.split('\n').flatMap((line) => PLACE.exec(line)?.[0] ?? []);
  return {
    kind: 'crash',
    where,
    name: /^\w{1,40}$/.test(name) ? name : 'Error',
    message: reportedMessage(name, message),
    stack: places.slice(0, STACK_FRAMES),
  };
}

/** The entry for a call whose response could not be read; null for any other call. */
export function callEntry(call: PlatformCall): CallEntry | null {
  if (call.reason !== 'unreadable') return null;
  const { service, method, status, correlationId } = call;
  return {
    kind: 'unreadableResponse',
    service,
    method,
    status,
    // The header with this ID comes from the platform and could contain customer data.
    correlationId: correlationId !== null && /^[\w-]{1,64}$/.test(correlationId) ? correlationId : null,
  };
}
