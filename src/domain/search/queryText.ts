/**
 * Matches one token of the search's query text (S5.6, S5.7): a quoted phrase or a bare word, either preceded by `+`
 * (must match) or `-` (must not match); `*` is a wildcard. An unclosed quote is closed.
 */
const TOKEN = /[+-]?(?:"[^"]*"?|[^\s"]+)/g;

/** The tokens as entered, in order; an unclosed quote is closed, and empty phrases and lone operators are dropped. */
export function queryTokens(text: string): string[] {
  const tokens = text.match(TOKEN) ?? [];
  return tokens
    .map(closeQuote)
    .filter((token) => /[^+\-"\s]/.test(token))
    .flatMap(separated);
}

/**
 * S5.6: the text without surrounding blanks; '' if it contains nothing to search for, such as a lone operator or quote.
 */
export function searchText(text: string): string {
  return queryTokens(text).length > 0 ? text.trim() : '';
}

/**
 * Splits IDs copied from a list: `4711,4712;` is two IDs. Text without a digit is a name and is not split at its
 * commas.
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
 * The value of `queryString`: operators, phrases and wildcards stay, every other word is quoted, and a single bare word
 * must match. `4711` → `+"4711"`, `ana ruiz` → `"ana" "ruiz"`.
 */
export function toQueryString(text: string): string {
  const tokens = queryTokens(text);
  const [only] = tokens;
  if (tokens.length === 1 && only !== undefined && isBare(only)) return `+"${only}"`;
  return tokens.map((token) => (isBare(token) ? `"${token}"` : token)).join(' ');
}

/** The text of a single-token query without its operators and quotes, or null: it may be an ID. */
export function singleTerm(text: string): string | null {
  const tokens = queryTokens(text);
  const [only] = tokens;
  if (tokens.length !== 1 || only === undefined || only.startsWith('-') || only.includes('*')) return null;
  return only.replace(/^\+/, '').replace(/^"|"$/g, '').trim() || null;
}
