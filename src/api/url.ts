import { encodeSegment } from '#domain/paths.ts';

/** Values are encoded; lists repeat the name; undefined is left out. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

export function withQuery(base: string, query: Query = {}): URL {
  const url = new URL(base);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of typeof value === 'object' ? value : [String(value)]) url.searchParams.append(name, one);
  }
  return url;
}

/** A path from segments that are data: each is encoded, because an id may hold '/', '#' or '%'. */
export function path(strings: TemplateStringsArray, ...segments: string[]): string {
  return strings.reduce((text, part, index) => `${text}${encodeSegment(segments[index - 1] ?? '')}${part}`);
}

/**
 * An empty id names nothing: in a path its address would be the collection's, in a query it would stand for
 * everything. Such a call is never sent.
 */
export function namesNothing({ path: pathname, query = {} }: { path?: string; query?: Query }): boolean {
  return pathname?.split('/').includes('', 1) === true || Object.values(query).includes('');
}

const SECRET = /token|secret|password|code|sig(nature)?$|key|auth|credential/i;

/** The URL as it may be shown and copied: values of parameters that sound like secrets are masked. */
export function publicUrl(url: URL): string {
  const shown = new URL(url);
  for (const name of new Set(shown.searchParams.keys())) {
    if (SECRET.test(name)) shown.searchParams.set(name, '…');
  }
  shown.username = '';
  shown.password = '';
  shown.hash = '';
  return shown.href;
}
