export const SEARCH_PATH = '/';
export const REPORTS_PATH = '/reports';
export const CREATE_REPORT_PATH = '/reports/create';
export const SUPPORT_PATH = '/support';
export const SIGN_IN_PATH_PREFIX = '/login/';
export const SIGN_IN_CALLBACK_PATH = '/login/callback';
/** This page opens in a separate window, so that the current page stays open during the sign-in. */
export const SIGN_IN_WINDOW_PATH = '/login/window';
export const SILENT_RENEWAL_PATH = '/login/silent';

/** The parameter of an order's URL that contains the search whose results the split view shows. */
export const SPLIT = 'split';

/**
 * Encodes an ID as one path segment, for the paths of the console or the platform. An ID is data and may
 * contain '/', '#' or '%'. The segments `.` and `..` would change the path even if they are encoded
 * (`%2E%2E`), so their dots are encoded twice, and the result matches no resource.
 */
export function encodeSegment(id: string): string {
  const wellFormed = id.replace(/\p{Surrogate}/gu, '\uFFFD');
  return /^\.{1,2}$/.test(wellFormed) ? wellFormed.replaceAll('.', '%252E') : encodeURIComponent(wellFormed);
}

/** The path of the order screen, with one open item unless `itemId` is '' (S2.2, S2.77). */
export function orderPath(orderId: string, itemId = ''): string {
  const path = `/orders/${encodeSegment(orderId)}`;
  return itemId === '' ? path : `${path}?${new URLSearchParams({ itemId })}`;
}

/**
 * The ID of the order in a path, decoded once; '' if there is none. This is the inverse of `orderPath`. Text
 * with an invalid encoding is returned unchanged.
 */
export function orderIdIn(pathname: string): string {
  const [, segment = ''] = /^\/orders\/([^/]+)\/?$/i.exec(pathname) ?? [];
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The path of the support page. If `pathname` is an order's path, the page concerns that order (R77). */
export function supportPath(pathname: string): string {
  const orderId = orderIdIn(pathname);
  return orderId === '' ? SUPPORT_PATH : `${SUPPORT_PATH}?${new URLSearchParams({ orderId })}`;
}
