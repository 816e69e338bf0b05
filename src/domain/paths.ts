import { parseUrl } from './links.ts';

/** The console's own paths. IDs are data: every segment is encoded, because an ID may contain '/', '#' or '%'. */
export const SEARCH_PATH = '/';
export const REPORTS_PATH = '/reports';
export const CREATE_REPORT_PATH = '/reports/create';
export const SUPPORT_PATH = '/support';
/** The prefix of all sign-in paths. */
export const SIGN_IN_PATHS = '/login/';
export const SIGN_IN_CALLBACK_PATH = '/login/callback';
/** Opened in a separate window, for a sign-in that leaves the page unchanged. */
export const SIGN_IN_WINDOW_PATH = '/login/window';
export const SILENT_RENEWAL_PATH = '/login/silent';

/**
 * An ID as one path segment, for the console's paths or the platform's. A segment of only dots would move up in the
 * path and cannot be escaped (`%2E%2E` moves up as well), so dots are escaped twice, which matches no resource.
 */
export function encodeSegment(id: string): string {
  const wellFormed = id.replace(/\p{Surrogate}/gu, '\uFFFD');
  return /^\.{1,2}$/.test(wellFormed) ? wellFormed.replaceAll('.', '%252E') : encodeURIComponent(wellFormed);
}

/** The order screen, optionally with one item opened (S2.2, S2.77). */
export function orderPath(orderId: string, itemId?: string): string {
  const path = `/orders/${encodeSegment(orderId)}`;
  return itemId === undefined ? path : `${path}?${new URLSearchParams({ itemId })}`;
}

/**
 * The ID of the order in a URL's path, decoded once, or '' if there is none: the inverse of `orderPath`. Text that is
 * not validly encoded is returned unchanged.
 */
export function orderIdIn(pathname: string): string {
  const [, segment = ''] = /^\/orders\/([^/]+)\/?$/i.exec(pathname) ?? [];
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * A path of this console, or '/' for anything that could lead to another site: `//host`, `https:`, a control character.
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return SEARCH_PATH;
  const url = parseUrl(value, 'https://console.invalid');
  if (url?.origin !== 'https://console.invalid') return SEARCH_PATH;
  // `/.//host` is a path of the console that becomes `//host` when its dots are resolved.
  if (url.pathname.startsWith('//')) return SEARCH_PATH;
  return url.pathname.startsWith(SIGN_IN_PATHS) ? SEARCH_PATH : `${url.pathname}${url.search}${url.hash}`;
}

/** The path of the support page; on an order, the page is about that order (R77). */
export function supportPath(pathname: string): string {
  const orderId = orderIdIn(pathname);
  return orderId === '' ? SUPPORT_PATH : `${SUPPORT_PATH}?${new URLSearchParams({ orderId })}`;
}
