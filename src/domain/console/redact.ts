import { withoutPhoneNumbers } from '#domain/phoneNumbers.ts';
import { withoutNamedValues } from './redactPairs.ts';

/** A signed or encrypted token, by how it begins. */
const JWT = /\beyJ[\w-]*(?:\.[\w-]*){0,4}/g;
const BEARER = /\bBearer\s+[^\s"',;]+/gi;
/** Encoded credentials after `Basic` hold a digit, an inner capital or an ending `=`, or are long; words do not. */
const BASIC = /\b((?:[Bb]asic|BASIC)\s+)(?=\S*(?:\d|[a-z][A-Z]|=)|\S{20})[\w+/-]{6,}=*/g;
/** A header's line up to a quote around it; the name of the scheme stays. */
const HEADER =
  /\b((?:proxy-)?authorization|(?:set-)?cookie)([^\S\r\n]*[:=][^\S\r\n]*)((?:basic|bearer|dpop|hmac|negotiate|ntlm|token)[^\S\r\n]+)?(?:digest[^\r\n]+|[^\s"'\\{][^\r\n"'\\]*)/gi;
/** Longer names before the '@' are no address, and would cost time on a long text without spaces. */
const EMAIL = /[^\s@"<>()]{1,64}(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Values that say what a page or a call was about in general; every other one may hold a name or a secret. */
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

/** A text is looked for as an order's ID, too (S7.3): an id has a digit, a name has none, and a phone number a plus. */
function isId(segment: string): boolean {
  try {
    return /^[^+]*\d/.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/**
 * Removes from a text everything that must not leave this browser by copy or mail: credentials, e-mail addresses,
 * phone numbers, fields of persons and addresses, search texts, and the values of query parameters that could be any of
 * these. A name in the middle of a sentence is not recognized.
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
