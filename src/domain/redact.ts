/**
 * Takes out of a text what must not leave this browser by copy or mail: tokens, e-mail addresses, what
 * somebody searched for, and the values of query parameters that could be either.
 */
const JWT = /\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g;
const BEARER = /\bBearer\s+[^\s"',;]+/gi;
/** Longer names before the '@' are no address, and would cost time on a long text without spaces. */
const EMAIL = /[^\s@"<>()]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
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
const PARAMETER = /([?&])([^=&#\s"']+)=([^&#\s"']*)/g;

export const REDACTED = '[redacted]';

/** A text is looked for as an order's id, too (S7.3): an id has a digit, a name has none. */
function isId(segment: string): boolean {
  try {
    return /\d/.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

export function redact(text: string): string {
  return text
    .replace(PARAMETER, (whole, sign: string, name: string) =>
      HARMLESS_PARAMETERS.has(name) ? whole : `${sign}${name}=${REDACTED}`,
    )
    .replace(ORDER_ID, (whole, path: string, id: string) => (isId(id) ? whole : path + REDACTED))
    .replace(BEARER, `Bearer ${REDACTED}`)
    .replace(JWT, REDACTED)
    .replace(EMAIL, REDACTED);
}
