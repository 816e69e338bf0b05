import { withoutPhoneNumbers } from '#domain/address/phoneNumbers.ts';

/** A pattern that matches any of these, which spaces separate. */
function anyOf(patterns: string): string {
  return patterns.replace(/\s+/g, '|');
}

/** Endings of names that indicate a credential in any text. */
const CREDENTIAL = anyOf(
  `token jwt passw(?:or)?d passphrase pwd secret credentials? signature sig assertion nonce otp verifier
  challenge sid session[_-]?id auth(?:orization)?[_-]?code
  (?:api|access|account|client|functions|master|private|session|shared|signing|subscription)[_-]?key`,
);
/**
 * Endings of names that indicate a credential, a person or an address in data. In a sentence such as
 * `firstName: must not be empty`, no value follows them. Support needs some codes and keys.
 */
const PRIVATE = anyOf(
  `authorization cookie session[_-]?state (?<!service[_-]?)key
  (?<!(?:error|exit|status|sku|currency|country|language)[_-]?)code
  (?:first|middle|last|full|given|family|sur|nick)[_-]?name
  (?:customer|recipient|contact|consignee|person|user|company)[_-]?name contact[_-]?person
  customer recipients? contacts? consignee company attention
  address(?:es|[_-]?line)? line(?=[1-9]) street(?:[_-]?name)? house[_-]?number zip (?<!capa)city town province
  phone(?:[_-]?(?:number|ext))? mobile fax mail birth[_-]?da(?:te|y) date[_-]?of[_-]?birth
  (?:tax|vat)[_-]?id iban`,
);
/** Next to a part of an address, `name` is the name of a person or a company. */
const ADDRESS_PART = '(?:street|address_?line|post(?:al)?_?code|zip|city|first_?name|last_?name)';
const NAME_IN_ADDRESS = `name(?=[^{}]{0,500}${ADDRESS_PART})|(?<=${ADDRESS_PART}[^{}]{0,500})name`;

const GAP = String.raw`[^\S\r\n]*`;
const QUOTE = String.raw`\\*["']`;
const SIGN = `${QUOTE}${GAP}[:=]|${GAP}=|${GAP}:(?=${GAP}[\\\\"'{[])`;
/** A name and the separator before its value: in JSON, in escaped JSON, in forms and in headers. */
const NAME = [
  `[\\w-]*(?:${CREDENTIAL})\\d*(?:${QUOTE})?${GAP}[:=]`,
  `(?:[\\w-]*(?:${PRIVATE})[_-]?\\d*|state|${NAME_IN_ADDRESS})(?:${SIGN})`,
].join('|');

/** The quotes around a text. The closing quote is of the same kind and has as many backslashes before it. */
const open = (group: string) => `(?<${group}>${QUOTE})`;
const close = (group: string) => String.raw`(?<!\\)\k<${group}>`;
const OUTSIDE_TEXTS = String.raw`(?:[^{}[\]"'\\]|\\+(?![\\"']))*`;

/** A list or an object with at most this many levels. Brackets in its quoted texts do not count. */
function nested(levels: number): string {
  const group = `open${levels}`;
  const text = `${open(group)}(?:(?!${close(group)}).)*${close(group)}`;
  const part = levels > 1 ? `${text}|${nested(levels - 1)}` : text;
  return `[{[]${OUTSIDE_TEXTS}(?:(?:${part})${OUTSIDE_TEXTS})*[}\\]]`;
}

/** A list or an object that is cut off or has more levels ends after its line and the lines indented more. */
const UNCLOSED = String.raw`[{[](?<=^(?<indent>${GAP})(?:\S.*)?).*(?:\r?\n\k<indent>[^\S\r\n].*)*(?:\r?\n\k<indent>[}\]])?`;
/**
 * A quoted text that is cut off ends with its line. After a quoted name, a value without quotes ends at a
 * comma or a bracket.
 */
const VALUE = [
  `${open('open')}(?:(?!${close('open')}).)+`,
  nested(4),
  UNCLOSED,
  `(?<!["']${GAP}[:=]${GAP})[^\\s&"'\\\\<>]+`,
  '[^\\s"\\\\,}\\]]+',
].join('|');
const FIELD = new RegExp(`(?<![\\w-])((?:${NAME})${GAP})(?:${VALUE})`, 'gim');

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
 * the credentials is kept. A Digest header contains quotes, so it is replaced up to the end of the line.
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
 * Whether a segment after `/orders/` is an ID and not a search text: the search requests some as order IDs
 * (S7.3). An ID contains a digit; a name does not, and a phone number starts with a plus.
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
  const unnamed = text
    .replace(FIELD, `$1$<open>${REDACTED}`)
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
