import { encodeSegment } from '#domain/links/paths.ts';

/** Query parameters, not yet encoded. A list repeats its parameter; undefined omits it. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

export function withQuery(base: string, query: Query = {}): URL {
  const url = new URL(base);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of typeof value === 'object' ? value : [String(value)]) url.searchParams.append(name, one);
  }
  return url;
}

/** Template tag for a path. Encodes each inserted segment, because an ID may contain '/', '#' or '%'. */
export function encodedPath(strings: TemplateStringsArray, ...segments: string[]): string {
  return strings.reduce((text, part, index) => `${text}${encodeSegment(segments[index - 1] ?? '')}${part}`);
}

/**
 * Whether the path or the query contains an empty ID. Such a path would refer to the whole collection, and
 * such a query would match everything, so the console never sends the call.
 */
export function hasEmptyId({ path, query = {} }: { path?: string; query?: Query }): boolean {
  return path?.split('/').includes('', 1) === true || Object.values(query).flat().includes('');
}

const SECRET = /token|secret|password|code|sig(nature)?$|key|auth|credential/i;

/**
 * A copy of the URL that can be shown and copied. It has no username, password or fragment, and the values of
 * parameters with a name such as `token` are masked.
 */
export function redactedUrl(url: URL): string {
  const shown = new URL(url);
  for (const name of new Set(shown.searchParams.keys())) {
    if (SECRET.test(name)) shown.searchParams.set(name, '…');
  }
  shown.username = '';
  shown.password = '';
  shown.hash = '';
  return shown.href;
}
