import * as v from 'valibot';
import type { ValidationError } from '#domain/failure.ts';
import { idIfAny } from './lenient.ts';

/** The content of an error response, in any of the platform's shapes. */
export interface ErrorBody {
  message: string | null;
  errorId: string | null;
  validationErrors: ValidationError[];
}

const ERROR_IDS = ['errorId', 'correlationId', 'traceId'];
const BODY_CAP = 4_000;
/** A word after `Bearer` counts as a token if it is long or contains a digit: `Bearer token missing` is a sentence. */
const TOKEN =
  /(bearer\s+(?=[\w.~+/-]*\d|[\w.~+/-]{20})|(?:(?:access|id|refresh)_token|authorization)[\\"]*\s*[:=]\s*[\\"]*(?:(?:bearer|basic)\s+)?)[\w.~+/-]+=*/gi;
/** Matches a signed token (JWT) anywhere in a text. */
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function firstText(body: Record<string, unknown>, ...names: string[]): string | null {
  for (const name of names) {
    const found = text(body[name]);
    if (found) return found;
  }
  return null;
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

function readObject(body: Record<string, unknown>): ErrorBody {
  const title = firstText(body, 'title');
  const details = firstText(body, 'detail', 'details', 'description', 'message', 'error');
  return {
    message: title && details && title !== details ? `${title}: ${details}` : (details ?? title),
    errorId:
      ERROR_IDS.map((name) => v.parse(idIfAny, body[name]).trim()).find((found) => found !== '') ?? null,
    validationErrors: [...readValidationErrors(body.validationErrors), ...readValidationErrors(body.causes)],
  };
}

/** A proxy's HTML page does not help the user; at most its title is shown. */
function readHtml(html: string): string | null {
  return text(/<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1]);
}

/**
 * Reads problem details, both error-ID shapes, `{message, validationErrors}`, plain text, HTML and empty bodies
 * (docs/platform/README.md).
 */
export function readErrorBody(raw: string): ErrorBody {
  const nothing: ErrorBody = { message: null, errorId: null, validationErrors: [] };
  const trimmed = withoutTokens(raw).trim();
  if (trimmed === '') return nothing;
  if (trimmed.startsWith('<')) return { ...nothing, message: readHtml(trimmed) };
  try {
    const body: unknown = JSON.parse(trimmed);
    if (isObject(body)) return readObject(body);
    return { ...nothing, message: text(body) };
  } catch {
    return { ...nothing, message: trimmed.slice(0, 500) };
  }
}

/** Masks every token in the text, because a service may echo the request. */
function withoutTokens(raw: string): string {
  return raw.replace(JWT, '…').replace(TOKEN, '$1…');
}

/** The raw body, safe to show and copy: capped, with tokens masked. */
export function shownBody(raw: string): string | null {
  if (raw.trim() === '') return null;
  const masked = withoutTokens(raw);
  return masked.length > BODY_CAP ? `${masked.slice(0, BODY_CAP)}…` : masked;
}
