import { parseUrl } from './links.ts';

/** The console's own addresses. Ids are data: every segment is encoded, because an id may hold '/', '#' or '%'. */
export const SEARCH_PATH = '/';
export const REPORTS_PATH = '/reports';
export const CREATE_REPORT_PATH = '/reports/create';
export const SUPPORT_PATH = '/support';
/** The path prefix of all sign-in addresses. */
export const SIGN_IN_PATHS = '/login/';
export const SIGN_IN_CALLBACK_PATH = '/login/callback';
/** Opened in a window of its own, for a sign-in that leaves the page as it is. */
export const SIGN_IN_WINDOW_PATH = '/login/window';
export const SILENT_RENEWAL_PATH = '/login/silent';

/**
 * An id as one segment of a path, ours or the platform's. Dots alone would climb to another address and cannot be
 * escaped (`%2E%2E` climbs as well), so they are escaped twice and name nothing.
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
 * The id of the order that the path of an address names, decoded once, or '' where it names none: the way back from
 * `orderPath`. What nobody could have encoded is taken as it is.
 */
export function orderIdIn(pathname: string): string {
  const [, segment = ''] = /^\/orders\/([^/]+)\/?$/i.exec(pathname) ?? [];
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A path of this console, or '/' for anything that could lead elsewhere: `//host`, `https:`, a control character. */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return SEARCH_PATH;
  const url = parseUrl(value, 'https://console.invalid');
  if (url?.origin !== 'https://console.invalid') return SEARCH_PATH;
  // `/.//host` is a path of ours that becomes `//host` when its dots are resolved.
  if (url.pathname.startsWith('//')) return SEARCH_PATH;
  return url.pathname.startsWith(SIGN_IN_PATHS) ? SEARCH_PATH : `${url.pathname}${url.search}${url.hash}`;
}

/** The support page; from an order, about that order (R77). */
export function supportPath(pathname: string): string {
  const orderId = orderIdIn(pathname);
  return orderId === '' ? SUPPORT_PATH : `${SUPPORT_PATH}?${new URLSearchParams({ orderId })}`;
}
