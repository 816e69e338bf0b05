import { withoutPhoneNumbers } from '#domain/phoneNumbers.ts';
import { maskSensitiveFields } from './redactPairs.ts';

/** Matches a signed or encrypted token by its beginning. */
const JWT = /\beyJ[\w-]*(?:\.[\w-]*){0,4}/g;
const BEARER = /\bBearer\s+[^\s"',;]+/gi;
/**
 * Encoded credentials after `Basic`. Unlike ordinary words, they contain a digit, an inner capital letter or
 * a trailing `=`, or they have at least 20 characters.
 */
const BASIC = /\b((?:[Bb]asic|BASIC)\s+)(?=\S*(?:\d|[a-z][A-Z]|=)|\S{20})[\w+/-]{6,}=*/g;
/**
 * An authorization or cookie header, up to the next quote or the end of the line. The scheme's name before
 * the credentials is kept. A Digest header contains quotes, so everything up to the end of the line is
 * replaced.
 */
const HEADER =
  /\b((?:proxy-)?authorization|(?:set-)?cookie)([^\S\r\n]*[:=][^\S\r\n]*)((?:basic|bearer|dpop|hmac|negotiate|ntlm|token)[^\S\r\n]+)?(?:digest[^\r\n]+|[^\s"'\\{][^\r\n"'\\]*)/gi;
/**
 * An email address. The part before the '@' is limited to 64 characters, because matching a long text
 * without spaces would otherwise be slow.
 */
const EMAIL = /[^\s@"<>()]{1,64}(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Query parameters with harmless values. Other parameters may contain a name or a secret. */
const HARMLESS_PARAMETERS = new Set([
  'page',
  'sortField',
  'sortOrder',
  'period',
  'tab',
  'modal',
  'size',
  'status',
  'verbose',
  'orderId',
  'itemId',
  'startDate',
  'endDate',
]);
const ORDER_ID = /(\/orders\/)([^/?#\s"']+)/g;
const PARAMETER = /([?&#])([^=&#\s"']+)=([^&#\s"']*)/g;

export const REDACTED = '[redacted]';

/**
 * Whether a segment after `/orders/` is an ID rather than a search text. The search requests some
 * search texts as order IDs (S7.3). An ID contains a digit; a name does not, and a phone number starts with a
 * plus.
 */
function isId(segment: string): boolean {
  try {
    return /^[^+]*\d/.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/**
 * Replaces everything in a text that must not leave this browser in a copy, a report or an email:
 * credentials, email addresses, phone numbers, fields of persons and addresses, search texts, and query
 * parameter values that could be any of these. It does not recognize names within sentences.
 */
export function redact(text: string): string {
  const unnamed = maskSensitiveFields(text, REDACTED)
    .replace(HEADER, (_, name: string, sign: string, scheme = '') => `${name}${sign}${scheme}${REDACTED}`)
    .replace(PARAMETER, (whole, sign: string, name: string) =>
      HARMLESS_PARAMETERS.has(name) ? whole : `${sign}${name}=${REDACTED}`,
    )
    .replace(ORDER_ID, (whole, path: string, id: string) => (isId(id) ? whole : path + REDACTED))
    .replace(BEARER, `Bearer ${REDACTED}`)
    .replace(BASIC, `$1${REDACTED}`)
    .replace(JWT, REDACTED)
    .replace(EMAIL, REDACTED);
  return withoutPhoneNumbers(unnamed, REDACTED);
}
