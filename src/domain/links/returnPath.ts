import { parseUrl } from './links.ts';
import { SEARCH_PATH, SIGN_IN_PATH_PREFIX } from './paths.ts';

/**
 * The path, query and hash of the value if it is a path of this console. Otherwise '/', so that the value
 * cannot lead to another site, as `//host` or `https:` would, or to a sign-in path.
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return SEARCH_PATH;
  const url = parseUrl(value, 'https://console.invalid');
  if (url?.origin !== 'https://console.invalid') return SEARCH_PATH;
  // `/.//host` is a path of the console that becomes `//host` when a browser resolves its dots.
  if (url.pathname.startsWith('//')) return SEARCH_PATH;
  return url.pathname.startsWith(SIGN_IN_PATH_PREFIX)
    ? SEARCH_PATH
    : `${url.pathname}${url.search}${url.hash}`;
}
