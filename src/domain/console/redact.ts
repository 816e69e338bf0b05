import { withoutPhoneNumbers } from '#domain/phoneNumbers.ts';
import { withoutNamedValues } from './redactPairs.ts';

/** A signed or encrypted token, recognized by its beginning. */
const JWT = /\beyJ[\w-]*(?:\.[\w-]*){0,4}/g;
const BEARER = /\bBearer\s+[^\s"',;]+/gi;
/** Encoded credentials after `Basic` contain a digit, an inner capital or a trailing `=`, or are long; words do not. */
const BASIC = /\b((?:[Bb]asic|BASIC)\s+)(?=\S*(?:\d|[a-z][A-Z]|=)|\S{20})[\w+/-]{6,}=*/g;
/** The line of a header, up to the closing quote if it is quoted; the name of the scheme stays. */
const HEADER =
  /\b((?:proxy-)?authorization|(?:set-)?cookie)([^\S\r\n]*[:=][^\S\r\n]*)((?:basic|bearer|dpop|hmac|negotiate|ntlm|token)[^\S\r\n]+)?(?:digest[^\r\n]+|[^\s"'\\{][^\r\n"'\\]*)/gi;
/** Longer text before the '@' is no e-mail address, and matching it would be slow on a long text without spaces. */
const EMAIL = /[^\s@"<>()]{1,64}(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Parameters whose values describe a page or call only in general; any other value may contain a name or a secret. */
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
 * The search also looks up a text as an order's ID (S7.3): an ID contains a digit, a name does not, and a phone number
 * has a plus.
 */
function isId(segment: string): boolean {
  try {
    return /^[^+]*\d/.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/**
 * Removes everything from a text that must not leave this browser by copy or mail: credentials, e-mail addresses, phone
 * numbers, fields of persons and addresses, search texts, and query parameter values that could be any of these. It
 * does not recognize a name in the middle of a sentence.
 */
export function redact(text: string): string {
  const unnamed = withoutNamedValues(text, REDACTED)
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
