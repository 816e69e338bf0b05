import * as v from 'valibot';
import { isObject } from '#domain/byKey.ts';
import type { ValidationError } from '#domain/failure.ts';
import { idOrEmpty, uniqueBy } from './lenient.ts';

/** The parts of an error response that can be shown; a part that it lacks is null or empty. */
export interface ErrorBody {
  message: string | null;
  errorId: string | null;
  validationErrors: ValidationError[];
}

const ERROR_IDS = ['errorId', 'correlationId', 'traceId'];
const BODY_CAP = 4_000;
/** The word after `Bearer` is a token if it is long or has a digit; `Bearer token missing` stays readable. */
const TOKEN =
  /(bearer\s+(?=[\w.~+/-]*\d|[\w.~+/-]{20})|(?:(?:access|id|refresh)_token|authorization)[\\"]*\s*[:=]\s*[\\"]*(?:(?:bearer|basic)\s+)?)[\w.~+/-]+=*/gi;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

function filledText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function firstText(body: Record<string, unknown>, ...names: string[]): string | null {
  return names.map((name) => filledText(body[name])).find(Boolean) ?? null;
}

function readValidationErrors(value: unknown): ValidationError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry): ValidationError[] => {
    if (typeof entry === 'string') return [{ path: '', message: entry }];
    if (!isObject(entry)) return [];
    const message = firstText(entry, 'message', 'detail', 'description', 'title');
    return message ? [{ path: firstText(entry, 'path', 'field', 'property') ?? '', message }] : [];
  });
}

function readObject(body: Record<string, unknown>, statusText: string | undefined): ErrorBody {
  const title = firstText(body, 'title');
  const details = firstText(body, 'detail', 'details', 'description', 'message', 'error');
  return {
    message:
      title && details && title !== details && title !== statusText
        ? `${title}: ${details}`
        : (details ?? title),
    errorId: ERROR_IDS.map((name) => v.parse(idOrEmpty, body[name]).trim()).find(Boolean) ?? null,
    validationErrors: uniqueBy(
      [...readValidationErrors(body.validationErrors), ...readValidationErrors(body.causes)],
      JSON.stringify,
    ),
  };
}

/** The title of a proxy's HTML page, or null if it has none. The rest of the page does not help the user. */
function readHtml(html: string): string | null {
  return filledText(/<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1]);
}

/**
 * R431: whether the JSON of a successful response reports an error. Only a status, an error code or `success`
 * shows this, because other documents can also have a title or a message.
 */
export function isErrorBody(body: unknown): boolean {
  return isObject(body) && (Number(body.status) >= 400 || Boolean(body.errorCode) || body.success === false);
}

/**
 * Reads an error body in any of the shapes that docs/platform/README.md describes. A title that repeats the
 * status text does not precede the details, because the status is always shown beside the message (R421).
 */
export function readErrorBody(raw: string, statusText?: string): ErrorBody {
  const nothing: ErrorBody = { message: null, errorId: null, validationErrors: [] };
  const trimmed = withoutTokens(raw).trim();
  if (trimmed === '') return nothing;
  if (trimmed.startsWith('<')) return { ...nothing, message: readHtml(trimmed) };
  try {
    const body: unknown = JSON.parse(trimmed);
    if (isObject(body)) return readObject(body, statusText);
    return { ...nothing, message: filledText(body) };
  } catch {
    return { ...nothing, message: trimmed.slice(0, 500) };
  }
}

/** Masks every token in the text, because a service may repeat the request in its response. */
function withoutTokens(raw: string): string {
  return raw.replace(JWT, '…').replace(TOKEN, '$1…');
}

/** The raw body for display and copying, with masked tokens and a limited length; null if it is empty. */
export function redactedBody(raw: string): string | null {
  if (raw.trim() === '') return null;
  const masked = withoutTokens(raw);
  return masked.length > BODY_CAP ? `${masked.slice(0, BODY_CAP)}…` : masked;
}
