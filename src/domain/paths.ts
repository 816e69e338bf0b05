/** The console's own addresses. Ids are data: every segment is encoded, because an id may hold '/', '#' or '%'. */
export const SEARCH_PATH = '/';
export const REPORTS_PATH = '/reports';
export const CREATE_REPORT_PATH = '/reports/create';
export const SUPPORT_PATH = '/support';
export const SIGN_IN_CALLBACK_PATH = '/login/callback';
export const SILENT_RENEWAL_PATH = '/login/silent';

/** The order screen, optionally with one item opened (S2.2, S2.77). */
export function orderPath(orderId: string, itemId?: string): string {
  const path = `/orders/${encodeURIComponent(orderId)}`;
  return itemId === undefined ? path : `${path}?itemId=${encodeURIComponent(itemId)}`;
}

/** A path of this console, or '/' for anything that could lead elsewhere: `//host`, `https:`, a control character. */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return SEARCH_PATH;
  const url = URL.parse(value, 'https://console.invalid');
  if (url?.origin !== 'https://console.invalid') return SEARCH_PATH;
  return url.pathname.startsWith('/login/') ? SEARCH_PATH : `${url.pathname}${url.search}${url.hash}`;
}
