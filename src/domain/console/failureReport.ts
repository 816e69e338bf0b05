import type { FailureReason } from '#domain/failure.ts';
import { parseUrl } from '#domain/links.ts';
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
  /**
   * The message of a browser error without its values, or the number of a React error; '' for any other
   * error.
   */
  message: string;
  /** The positions in the code, innermost first, without the origin of their URLs. */
  stack: string[];
}

/** A file of the console that could not be loaded. */
export interface MissingCodeEntry {
  kind: 'missingCode';
  file: string;
}

/** A resource that the content security policy blocked. */
export interface CspViolationEntry {
  kind: 'policy';
  directive: string;
  /**
   * The origin of the resource, or the protocol if the URL has no origin, or the browser's keyword, such as
   * `inline`.
   */
  blocked: string;
  /** The position in the code; '' if it is unknown. */
  source: string;
}

/** A call to the platform that was slow or whose response could not be read. */
export interface CallEntry {
  kind: 'unreadableResponse' | 'slowCall';
  service: string;
  method: string;
  /** The path, with `{id}` in place of every segment that is not in PATH_WORDS. */
  path: string;
  status: number | null;
  durationMs: number;
  tries: number;
  correlationId: string | null;
}

/** One of the page's web vitals. The value is in milliseconds, except for CLS, which has no unit. */
export interface VitalEntry {
  kind: 'vital';
  name: string;
  value: number;
}

export type ReportEntry = CrashEntry | MissingCodeEntry | CspViolationEntry | CallEntry | VitalEntry;

/** The body of one report, which is sent as JSON (docs/reporting.md). */
export interface FailureReport {
  build: string;
  environment: string;
  /** The page's path, as `reportedPath` returns it. */
  page: string;
  /** A random ID for each load of the page. */
  visit: string;
  /** ISO 8601 instant in UTC. */
  at: string;
  entries: ReportEntry[];
}

/** Calls that take at least this many milliseconds are reported, because users notice the wait. */
export const SLOW_CALL_MS = 5_000;
const MESSAGE_CHARS = 200;
const STACK_FRAMES = 10;

/**
 * The fixed words in the paths of the console and of the platform; `test/house/reportedPaths.test.ts` checks
 * them.
 */
const PATH_WORDS = new Set(
  `accept actions api attempts available-filters callback callbacks cancelrequest carrierServices
  changeRequests claims clients complaints create deliverychangerequests discrepancies docrefpreview
  elastic eventquery events expectedCloseDate fulfillers groups itemHistory items login mcpSkus
  merchants notifications orders ordersearch permissions preview principals product
  productmanufacturingdatarequest redirectRequest reject remediationStep reports resources retryrouting
  session settings shipments silent statuses subscriptions support tree users v0 v1 v2 v3 v4 views
  window`.split(/\s+/),
);

/**
 * The path of a URL, with `{id}` in place of every segment that could identify an order, a person or a
 * company.
 */
export function reportedPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (part === '' || PATH_WORDS.has(part) ? part : '{id}'))
    .join('/');
}

/**
 * The names of the errors that browsers throw. The messages of other errors may contain text from the
 * platform or from a customer.
 */
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
    // Messages such as "Cannot use 'in' operator to search for 'x' in …" and "Invalid time zone: …" end with
    // data.
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

interface ConsoleError {
  where: string;
  name: string;
  message: string;
  stack: string;
}

/** The entry for an error, or for the missing file that caused it. */
export function errorEntry({ where, name, message, stack }: ConsoleError): CrashEntry | MissingCodeEntry {
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

interface Violation {
  effectiveDirective: string;
  blockedURI: string;
  sourceFile: string;
  lineNumber: number;
  columnNumber: number;
}

/**
 * The entry for a violation of the content security policy, without the path and query of the blocked URL.
 */
export function cspViolationEntry(violation: Violation): CspViolationEntry {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
  const [file] = PLACE.exec(sourceFile) ?? [];
  const url = parseUrl(blockedURI);
  return {
    kind: 'policy',
    directive: effectiveDirective,
    // In a URL without an origin, such as `data:`, everything after the protocol is content.
    blocked: url ? (url.origin === 'null' ? url.protocol : url.origin) : blockedURI.slice(0, 40),
    source: file ? `${file}:${lineNumber}:${columnNumber}` : '',
  };
}

interface FinishedCall {
  service: string;
  method: string;
  url: string;
  status: number | null;
  reason: FailureReason | null;
  durationMs: number;
  tries: number;
  correlationId: string | null;
}

/** The entry for a call that was slow or whose response could not be read; null for any other call. */
export function callEntry(call: FinishedCall): CallEntry | null {
  const isUnreadable = call.reason === 'unreadable';
  if (!isUnreadable && call.durationMs < SLOW_CALL_MS) return null;
  const { service, method, url, status, durationMs, tries, correlationId } = call;
  return {
    kind: isUnreadable ? 'unreadableResponse' : 'slowCall',
    service,
    method,
    path: reportedPath(parseUrl(url)?.pathname ?? ''),
    status,
    durationMs: Math.round(durationMs),
    tries,
    // The header with this ID comes from the platform and could contain customer data.
    correlationId: correlationId !== null && /^[\w-]{1,64}$/.test(correlationId) ? correlationId : null,
  };
}
