import { shortUuids } from '#domain/identifiers.ts';
import { visibleText } from '#domain/visibleText.ts';

/**
 * Matches one token of the query text (S5.6, S5.7): a quoted phrase or a bare word, optionally preceded by
 * `+` (must match) or `-` (must not match). `*` is a wildcard. The closing quote may be missing.
 */
const TOKEN = /[+-]?(?:"[^"]*"?|[^\s"]+)/g;

/**
 * The tokens of the text in order, with their operators, quotes and wildcards. Closes an unclosed quote,
 * removes empty phrases and lone operators, and splits lists of IDs. A backslash separates words: sent before
 * a quote, it could leave the phrase open.
 */
export function queryTokens(text: string): string[] {
  const tokens = visibleText(text).replaceAll('\\', ' ').match(TOKEN) ?? [];
  return tokens
    .map(closeQuote)
    .filter((token) => /[^+\-"\s]/.test(token))
    .flatMap(separated);
}

/**
 * S5.6: the text without invisible characters, trimmed; '' if there is nothing to search for, such as only an
 * operator or a quote. R604: a text that somebody sent is reduced to its IDs.
 */
export function normalizedSearchText(text: string): string {
  const tokens = queryTokens(text);
  return tokens.length > 0 ? (sentIds(tokens) ?? visibleText(text).trim()) : '';
}

/** A UUID that is not part of a longer ID. */
const WHOLE_UUID = /(?<![\w-])[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}(?![\w-])/i;

/**
 * R604: the first UUID of each word of a link, a sentence or a list, each once. Words without one stay if each
 * word has a digit, because the text is then a list of IDs. Null without a UUID or with operators.
 */
function sentIds(tokens: readonly string[]): string | null {
  const idIn = (token: string) => WHOLE_UUID.exec(token)?.[0];
  if (!tokens.some(idIn) || !tokens.every(isBare)) return null;
  const isList = tokens.every((part) => /\d/.test(part));
  return [...new Set(tokens.flatMap((token) => idIn(token) ?? (isList ? token : [])))].join(' ');
}

/**
 * Splits IDs that were copied from a list: `4711,4712;` contains two IDs. A token with a part that has no
 * digit is not split, because names can contain commas.
 */
function separated(token: string): string[] {
  const parts = token.split(/[,;]+/).filter(Boolean);
  return isBare(token) && parts.every((part) => /\d/.test(part)) ? parts : [token];
}

function closeQuote(token: string): string {
  const quotes = token.match(/"/g)?.length ?? 0;
  return quotes === 1 ? `${token}"` : token;
}

function isBare(token: string): boolean {
  return !/^[+-]?"/.test(token) && !/^[+-]/.test(token) && !token.includes('*');
}

/**
 * The `queryString` of a search request: operators, phrases and wildcards are kept, every other word is
 * quoted, and a single bare word must match. `4711` → `+"4711"`, `ana ruiz` → `"ana" "ruiz"`.
 */
export function toQueryString(text: string): string {
  const tokens = queryTokens(text);
  const [only] = tokens;
  if (tokens.length === 1 && only !== undefined && isBare(only)) return `+"${only}"`;
  return tokens.map((token) => (isBare(token) ? `"${token}"` : token)).join(' ');
}

/**
 * The only token of a query, without `+` and quotes. It may be an ID. Null if there is not exactly one token,
 * or if that token is excluded or contains a wildcard.
 */
export function singleTerm(text: string): string | null {
  const tokens = queryTokens(text);
  const [only] = tokens;
  if (tokens.length !== 1 || only === undefined || only.startsWith('-') || only.includes('*')) return null;
  return only.replace(/^\+/, '').replace(/^"|"$/g, '').trim() || null;
}

/** R90: the text with a wildcard after each short ID. Null without a short ID or with anything but IDs. */
export function withShortIdWildcards(text: string): string | null {
  const ids = queryTokens(text);
  const short = shortUuids(ids);
  const isList = ids.every((id) => short.includes(id) || (isBare(id) && /\d/.test(id)));
  if (short.length === 0 || !isList) return null;
  return ids.map((id) => (short.includes(id) ? `${id}*` : id)).join(' ');
}
